import { readSearch } from "./search.rules";

describe("the search for a plan", () => {
  it.each([
    ["1001", 1001],
    [" #801 ", 801],
    ["plan 1001", 1001],
    ["Plan de viaje nº 1001", 1001],
    ["Booking #801", 801],
    ["reserva 801", 801],
    ["viaje 1001", 1001],
    ["0", null],
    ["2147483648", null],
    ["801 Ana", null],
    ["", null],
  ])("%j is the id %j", (typed, id) => expect(readSearch(typed).id).toBe(id));

  it("is a payment's id in whatever case it was copied", () => {
    const id = "3A4B7F52-93F7-4A51-8D43-0C1F5C3E2B10";
    expect(readSearch(id).paymentId).toBe(id.toLowerCase());
    expect(readSearch("CUB-4711").paymentId).toBeNull();
  });

  it("is a reference, blanks and hyphens apart; short ones and plain numbers are whole ones (DESK-3)", () => {
    const read = (typed: string) => [readSearch(typed).reference, readSearch(typed).mayBePart];
    expect(read("MLC 77-88")).toEqual(["mlc7788", true]);
    expect(read("B-4")).toEqual(["b4", false]);
    expect(read("1001")).toEqual(["1001", false]);
    expect(read("300417")).toEqual(["300417", true]);
  });

  it.each([
    ["receipt 20BBF28BF4A1", "20bbf28bf4a1"],
    ["Recibo nº 20BB F28B F4A1", "20bbf28bf4a1"],
    ["voucher MLC-1040-841", "mlc1040841"],
    ["transferencia: MLC-1041-Q7PSV", "mlc1041q7psv"],
    ["recibo de pago 123ABC", "123abc"],
    ["transfer nov123", "nov123"],
    ["REF12345", "ref12345"],
    ["pago1@example.com", "pago1examplecom"],
    ["pago de ana1@example.com", "pagodeana1examplecom"],
    ["Pagola", "pagola"],
    ["Refund Smith", "refundsmith"],
  ])("%j is the reference %j: the word before it names its kind (DESK-92)", (typed, reference) =>
    expect(readSearch(typed).reference).toBe(reference),
  );

  it.each([
    ["+49 (170) 123-4567", "491701234567"],
    ["1234567", "1234567"],
    ["801 Ana", null],
    ["1001", null],
  ])("%j is the telephone %j", (typed, phone) => expect(readSearch(typed).phone).toBe(phone));

  it.each(["  García   José ñ", "García, José; ñ"])(
    "%j is a name or an address in any order, without its accents",
    (typed) => expect(readSearch(typed).words).toEqual(["garcia", "jose", "n"]),
  );

  it.each(["O’Brien", "O'Brien", "obrien"])("finds the name %s with any kind of apostrophe", (typed) =>
    expect(readSearch(typed).words).toEqual(["obrien"]),
  );
});
