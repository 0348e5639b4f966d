import { redact } from "./redact.rules";

const names = ["Ana Rivera Soto", "José Núñez", "Jürgen Weiß"];

test.each([
  ["The photo is blurred.", "The photo is blurred."],
  ["Ana called about it", "[…] called about it"],
  ["The card is of nunez, not hers", "The card is of […] not hers"],
  ["Paid by her aunt Mercedes Paz in Miami", "Paid by her aunt […] in […]"],
  ["Not X12345678: write to ana@example.com. Please ask again", "Not […] write to […] Please ask again"],
  ["The card of juergen weiss is another", "The card of […] is another"],
  ["El pasaporte 4242 de Rivera no se lee", "El pasaporte […] de […] no se lee"],
])("personal data is removed from %j (CHART-10)", (text, told) => {
  expect(redact(text, names)).toBe(told);
});
