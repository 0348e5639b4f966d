import fc from "fast-check";
import { isEmailAddress, isInternationalPhone, plainEmail } from "./contacts";

it("an international number is one with its country's code", () => {
  expect(isInternationalPhone("+53 7 833 4567")).toBe(true);
  expect(["7 833 4567", "(305) 555-0142", "+12", "+", "+1234567890123456", "+53 call"].some(isInternationalPhone)).toBe(
    false,
  );
});

it("the shop's contact takes an email address that fits in a link and in a sender (OPS-91)", () => {
  expect(["reservas@autos.cu", "a.b+c@renta-cuba.com", "o'neill_2@habana.cu"].every(isEmailAddress)).toBe(true);
  const wrong = [
    "",
    "reservas",
    "reservas@",
    "@autos.cu",
    "a@cu",
    "a b@autos.cu",
    "A <a@autos.cu>",
    "a@autos..cu",
    ".a@autos.cu",
    "a..b@autos.cu",
  ];
  wrong.push("ñandú@habana.cu", "a?b@autos.cu", "a&b@autos.cu");
  expect(wrong.filter(isEmailAddress)).toEqual([]);
  expect(isEmailAddress(`${"a".repeat(250)}@autos.cu`)).toBe(false);
});

describe("an email address as it is pasted (SAFE-7)", () => {
  it.each([
    ["with a mark of direction", "\u200Eana@example.com"],
    ["with an unseen character in it", "ana\u200B@exa\u00ADmple.com"],
    ["with blanks around it", "\u00A0 ana@example.com\u3000\t"],
    ["with its owner's name", "Ana Pérez <ana@example.com>"],
    ["with a name that has a comma", '"Pérez, Ana" <ana@example.com>;'],
    ["in brackets", "<ana@example.com>"],
    ["as a link", "mailto:ana@example.com"],
    ["as a link with a subject", "MAILTO:ana@example.com?subject=Hello%20there"],
    ["as a link whose signs are written out", "mailto:ana%40example.com"],
    ["with itself as a link", "ana@example.com <mailto:ana@example.com>"],
    ["in full-width letters", "ａｎａ＠example．com"],
    ["with the full stop of Chinese and Japanese", "ana@example。com"],
    ["in quotation marks", "'ana@example.com'"],
    ["in those of printed texts", "“ana@example.com”,"],
    ["at the end of a sentence", "ana@example.com."],
    ["at the end of a quoted sentence", '"ana@example.com."'],
  ])("is reduced to the address: %s", (_how, typed) => expect(plainEmail(typed)).toBe("ana@example.com"));

  it.each([
    ["ana@münchen.example", "ana@xn--mnchen-3ya.example"],
    ["Ana@MÜNCHEN.example", "Ana@xn--mnchen-3ya.example"],
    ["анна@почта.рф", "анна@xn--80a1acny.xn--p1ai"],
    ["ana@münchen.example/path", "ana@münchen.example/path"],
  ])("has its domain as mail servers take it: %s", (typed, read) => expect(plainEmail(typed)).toBe(read));

  it("stays as it is if it contains no address", () => {
    expect(["ana", "ana perez@example.com", "mailto:100%", "a <b> c"].map(plainEmail)).toEqual([
      "ana",
      "ana perez@example.com",
      "100%",
      "a <b> c",
    ]);
  });

  it("of the usual form stays as it is", () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => expect(plainEmail(address)).toBe(address)));
  });
});
