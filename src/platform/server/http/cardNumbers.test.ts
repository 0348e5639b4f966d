import fc from "fast-check";
import Type from "typebox";
import { stopsIfSlow } from "../../../../test/stopsIfSlow";
import { Line, MinorUnits, Nullable, NumberLine, Strict } from "../../../shared/schemas";
import { bodyCarriesCardNumber, carriesCardNumber } from "./cardNumbers";

describe("card numbers at the edge (SAFE-5)", () => {
  it.each([
    "4242424242424242",
    "4242 4242 4242 4242",
    "4242-4242-4242-4242",
    '{"note":"my card is 378282246310005, thanks"}',
    "5424180279791732",
    "3056 930902 5904",
    '{"note":"It is 4242424242424242."}',
    '{"note":"Visa4242424242424242"}',
    "4242 4242 4242 4242 12 29",
    "4242424242424242 123",
    "4242\u00a04242\u00a04242\u00a04242",
    "4242–4242–4242–4242",
    "2223003122003222",
    "2221 0000 0000 0009",
    '{"note":"2720-9926-0000-0007"}',
    "4242.4242.4242.4242",
    "4242/4242/4242/4242",
    "4242  4242 - 4242 – 4242",
    "4242\n4242\n4242\n4242",
    "4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2",
    "42 42-42 42 42-42 42 42",
    "４２４２４２４２４２４２４２４２",
    "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢",
    "४२४२४२४२४२४२४२४२",
    "𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐",
    "④②④②④②④②④②④②④②④②",
    "4242\u200b4242\u200b4242\u200b4242",
    "4\u00ad2\u20604\ufe0f2\u034f4242424242\u{e0001}42",
    "4242\u31644242\u28004242\u30004242",
    "4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣",
    "3530111333300000",
    "6011000990139424",
    "6200000000000005",
    "3056930009020004",
    "36227206271667",
  ])("are found in %j", (text) => expect(carriesCardNumber(text)).toBe(true));

  it.each([
    ["a number that fails Luhn's check", "4242424242424241"],
    ["a number below Mastercard's second series", "2220000000000000"],
    ["a number above Mastercard's second series", "2721000000000004"],
    ["an identity number of China, for a licence", "310000198804120454"],
    ["a waybill", "30612345678904"],
    ["an identity number of Egypt", "29901011234560"],
    ["a telephone's serial number", "356938035643809"],
    ["a parcel of 22 digits", "9400111899223197428497"],
    ["a day and the next", "30-12-2026 04-01-2027"],
    ["positions", "23.136592 -82.365421"],
    ["some ids in a list", "4512, 3312, 8891, 2211, 4242"],
    ["an instant", "1795255200000"],
    ["a uuid", "42424242-4242-4424-a424-424242424242"],
    ["a digest", `a${"4242424242424242".repeat(3)}b42424242424242`],
    ["days", "2026-12-01 2026-12-06 2027-01-31"],
    ["a phone number", "+34 600 123 456"],
    ["a mobile number of Brazil", "+5511918747990"],
    ["a mobile number of Argentina in groups", '{"Phone":"+54 9 11 4692-1297"}'],
    ["a mobile number of Germany without its plus", "4915101582588"],
    ["an amount", '{"Amount":29100}'],
  ])("are not found in %s", (_what, text) => expect(carriesCardNumber(text)).toBe(false));

  it.each([
    ["digits", "4"],
    ["digits apart", "4 "],
    ["groups like a card's", "4242 4242 4242 4241 "],
    ["numbers that fail Luhn's check", "4242424242424241 "],
    ["a digest's beginning", `${"4".repeat(31)}g`],
  ])("are searched in linear time, in %s too", (_what, part) => {
    const text = JSON.stringify({ note: part.repeat(1_000_000 / part.length) });
    expect(stopsIfSlow(() => carriesCardNumber(text))).toBe(false);
  });

  it("are not found in instants of this century", () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800_000, max: 2_999_999_999_999 }), (instant) => {
        expect(carriesCardNumber(JSON.stringify({ at: instant }))).toBe(false);
      }),
    );
  });
});

describe("a body's card numbers (SAFE-5)", () => {
  const number = "4242424242424242";
  const traveler = Strict({ Name: Line(80), Passport: Nullable(NumberLine(20)) });
  const schema = Strict({
    Reference: NumberLine(60),
    Note: Line(300),
    Amount: MinorUnits,
    Offer: Nullable(Strict({ travelers: Type.Array(traveler) })),
  });

  it.each([
    ["a reference", { Reference: number }],
    ["a passport in a list, where it may be null", { Offer: { travelers: [{ Name: "Ana", Passport: number }] } }],
  ])("are not searched for in a field that asks for a number: %s", (_what, body) =>
    expect(bodyCarriesCardNumber(body, schema)).toBe(false),
  );

  it.each([
    ["a note beside a reference", { Reference: number, Note: `it is ${number}` }],
    ["a name in a list", { Offer: { travelers: [{ Name: number, Passport: null }] } }],
    ["a number", { Amount: Number(number) }],
    ["a field that nobody knows", { Other: [{ deep: number }] }],
    ["a field's name", { [number]: 1 }],
    ["a text without a field", number],
  ])("are found in %s", (_what, body) => expect(bodyCarriesCardNumber(body, schema)).toBe(true));

  it("are found without a schema, and in a deeply nested body", () => {
    let body: unknown = number;
    for (let depth = 0; depth < 50_000; depth += 1) body = [body];
    expect(bodyCarriesCardNumber(body, undefined)).toBe(true);
  });
});

it("no identity number that begins with 31 to 65 is taken for a card's, whatever its check digit (SAFE-5)", () => {
  const province = fc.integer({ min: 31, max: 65 });
  const rest = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99_999_999 }));
  fc.assert(
    fc.property(province, rest, (code, parts) => {
      const number = `${code}${parts.map((part) => String(part).padStart(8, "0")).join("")}`;
      expect(carriesCardNumber(`my licence is ${number}`)).toBe(false);
    }),
  );
});
