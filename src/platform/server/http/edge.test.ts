import fc from "fast-check";
import { stopsIfSlow } from "../../../../test/stopsIfSlow";
import { carriesCardNumber } from "./edge";

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
  ])("are seen in %j", (text) => expect(carriesCardNumber(text)).toBe(true));

  it.each([
    ["a number that fails Luhn's check", "4242424242424241"],
    ["a number below Mastercard's second series", "2220000000000000"],
    ["a number above Mastercard's second series", "2721000000000004"],
    ["an instant", "1795255200000"],
    ["a uuid", "42424242-4242-4424-a424-424242424242"],
    ["a digest", `a${"4242424242424242".repeat(3)}b42424242424242`],
    ["days", "2026-12-01 2026-12-06 2027-01-31"],
    ["a phone number", "+34 600 123 456"],
    ["a mobile number of Brazil", "+5511918747990"],
    ["a mobile number of Argentina in groups", '{"Phone":"+54 9 11 4692-1297"}'],
    ["a mobile number of Germany without its plus", "4915101582588"],
    ["an amount", '{"Amount":29100}'],
  ])("are not seen in %s", (_what, text) => expect(carriesCardNumber(text)).toBe(false));

  it.each([
    ["digits", "4"],
    ["digits apart", "4 "],
    ["groups like a card's", "4242 4242 4242 4241 "],
    ["numbers that fail Luhn's check", "4242424242424241 "],
    ["a digest's beginning", `${"4".repeat(31)}g`],
  ])("are looked for in a time that grows with the length of a text alone, in %s too", (_what, part) => {
    const text = JSON.stringify({ note: part.repeat(1_000_000 / part.length) });
    expect(stopsIfSlow(() => carriesCardNumber(text))).toBe(false);
  });

  it("are not seen in instants of this century", () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800_000, max: 2_999_999_999_999 }), (instant) => {
        expect(carriesCardNumber(JSON.stringify({ at: instant }))).toBe(false);
      }),
    );
  });
});
