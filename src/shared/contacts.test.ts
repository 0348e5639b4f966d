import { isEmailAddress, isInternationalPhone, isPhone } from "./contacts";

it("takes phone numbers as people write them", () => {
  expect(["+53 7 833 4567", "(305) 555-0142", "305.555.0142"].every(isPhone)).toBe(true);
  expect(["12345", "call me", "+", "1234567890123456"].some(isPhone)).toBe(false);
});

it("a number that is called from abroad begins with its country code (OPS-91)", () => {
  expect(isInternationalPhone("+53 7 833 4567")).toBe(true);
  expect(["7 833 4567", "(305) 555-0142", "+12"].some(isInternationalPhone)).toBe(false);
});

it("takes an email address that fits in a link and in a sender (OPS-91)", () => {
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
