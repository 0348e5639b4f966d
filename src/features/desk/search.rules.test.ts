import { readSearch } from "./search.rules";

describe("what is typed to find a plan", () => {
  it.each([
    ["1001", 1001],
    [" #801 ", 801],
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

  it("is a name or an address in any order, without its accents", () =>
    expect(readSearch("  García   José ñ").words).toEqual(["garcia", "jose", "n"]));

  it.each(["O’Brien", "O'Brien", "obrien"])("finds the name %s however its apostrophe is typed", (typed) =>
    expect(readSearch(typed).words).toEqual(["obrien"]),
  );
});
