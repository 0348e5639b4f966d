import { type FindMessage, formatWords } from "./pageWords";

const messages: Record<string, (values: Record<string, string | number>) => string> = {
  from: ({ price, place }) => `from ${price} in ${place}`,
  place: () => "Viñales",
};
const find: FindMessage = (id, values) => messages[id]?.(values);

it("values may be texts, amounts, messages and lists, which may be nested (WEB-23)", () => {
  const place = { id: "place" };
  expect(formatWords({ id: "from", values: { price: { money: 8_300, currency: "USD" }, place } }, "en", find)).toBe(
    "from $83.00 in Viñales",
  );
  expect(formatWords("{place}", "es", find)).toBe("{place}");
  expect(formatWords({ list: [{ id: "place" }, "Trinidad"] }, "en", find)).toBe("Viñales, Trinidad");
});

it("a missing message is replaced by the other text, or by nothing", () => {
  expect(formatWords({ id: "place.NEW", otherwise: { id: "place" } }, "en", find)).toBe("Viñales");
  expect(formatWords({ id: "place.NEW" }, "en", find)).toBe("");
});
