import { type FindMessage, written } from "./pageWords";

const messages: Record<string, (values: Record<string, string | number>) => string> = {
  from: ({ price, place }) => `from ${price} in ${place}`,
  place: () => "Viñales",
};
const find: FindMessage = (id, values) => messages[id]?.(values);

it("words are texts as they are, amounts and messages, which may be in one another (WEB-23)", () => {
  const place = { id: "place" };
  expect(written({ id: "from", values: { price: { money: 8_300, currency: "USD" }, place } }, "en", find)).toBe(
    "from $83.00 in Viñales",
  );
  expect(written("{place}", "es", find)).toBe("{place}");
});

it("a message that there is not gives way to the other words, or to nothing", () => {
  expect(written({ id: "place.NEW", otherwise: { id: "place" } }, "en", find)).toBe("Viñales");
  expect(written({ id: "place.NEW" }, "en", find)).toBe("");
});
