import fc from "fast-check";
import { phoneText, readPhone } from "./phone.numbers";

const number = (typed: string, iso?: string | null) => readPhone(typed, iso)?.number ?? null;

describe("a phone number as people write and paste it (ACC-12)", () => {
  it.each([
    "+1 305 555 0142",
    "+13055550142",
    "+1-305-555-0142",
    "+1 (305) 555.0142",
    "+1 305\u2011555\u20110142",
    "+1 305–555–0142",
    "+1/305/5550142",
    "＋１ 305 555 0142",
    "+１٣٠٥5550142",
    "+1\uFE0D-305-555-0142",
    "+\u034F1 305 555 0142",
    "+1\u3164305\u2800555\u202F0142",
    "\u202A+1 305 555 0142\u202C",
    "tel:+1-305-555-0142",
    "whatsapp:+13055550142",
    "https://wa.me/13055550142",
    "https://wa.me/13055550142?text=Hello",
    "https://api.whatsapp.com/send?phone=13055550142&text=Hello",
    "whatsapp://send?phone=+13055550142",
    "Tel. +1 305 555 0142",
    "Móvil: +1 305 555 0142",
    "WhatsApp +1 305 555 0142",
    "+1 305 555 0142 (mobile)",
    "+1 305•555•0142",
    "+1_305_555_0142",
    "+1 305 555 0142,",
    "(+1) 305 555 0142",
    "+1 305 555 0142 ext. 12",
    "+1-305-555-0142;ext=12",
    "+1 305 555 0142 x12",
  ])("is read: %j", (typed) => expect(readPhone(typed)).toEqual({ number: "+13055550142", text: "+1 305 555 0142" }));

  it.each([
    ["(305) 555-0142", "US", "+13055550142"],
    ["305.555.0142", "CA", "+13055550142"],
    ["0044 20 7946 0958", "GB", "+442079460958"],
    ["011 44 20 7946 0958", "US", "+442079460958"],
    ["+44 (0)20 7946 0958", "US", "+442079460958"],
    ["612 34 56 78", "ES", "+34612345678"],
    ["7 833 4567", "CU", "+5378334567"],
    ["+54 11 15 4692 1297", null, "+5491146921297"],
  ])("without a code is one of the client's country, by the numbering plans: %s in %s", (typed, iso, read) =>
    expect(number(typed, iso)).toBe(read),
  );

  it.each([
    ["+52 1 55 5555 0142", null],
    ["1 55 5555 0142", "MX"],
    ["044 55 5555 0142", "MX"],
    ["045 55 5555 0142", "MX"],
    ["01 55 5555 0142", "MX"],
    ["011 52 1 55 5555 0142", "US"],
  ])("of Mexico loses the prefix that was dialled before 2019: %s", (typed, iso) =>
    expect(number(typed, iso)).toBe("+525555550142"),
  );

  it.each([
    ["", "US"],
    ["call me maybe", "US"],
    ["call +1 305 555 0142", "US"],
    ["0044 20 7946 0958", "US"],
    ["0044 20 7946 0958", null],
    ["305 555 0142", null],
    ["305 555 0142", "no country"],
    ["+1 23", "US"],
    ["+52 1 55 5555", null],
    ["+1 305 555 0142, +1 305 555 0143", "US"],
    ["+4242424242424242", null],
  ])("that cannot exist, or has additional text, is refused: %j in %s", (typed, iso) =>
    expect(number(typed, iso)).toBeNull(),
  );

  it("is unchanged when its stored form is read again, whatever the client's country", () => {
    const digits = fc.integer({ min: 10_000, max: 999_999_999_999 }).map(String);
    const iso = fc.constantFrom("US", "MX", "GB", "DE", "CU", "AR", "BR", "IT", null);
    fc.assert(
      fc.property(fc.constantFrom("", "+", "0", "00"), digits, iso, iso, (before, typed, its, other) => {
        const stored = number(`${before}${typed}`, its);
        if (stored !== null) expect(number(stored, other)).toBe(stored);
      }),
    );
  });
});

it("a stored number is shown with blanks; one that the last release stored as typed stays as it was typed", () => {
  expect(phoneText("+442079460958")).toBe("+44 20 7946 0958");
  expect(phoneText("(305) 555-0142")).toBe("(305) 555-0142");
});
