import { repeatedPassports } from "./lodging.travelers";

describe("travelers with a passport that an earlier one has (DOC-3)", () => {
  const ana = { CountryId: 1, Passport: "X1234567" };

  it.each(["X1234567", "x 1234567", "X-123 4567", "X1234567<", "X١٢٣٤٥٦٧"])("are found: %j", (Passport) =>
    expect(repeatedPassports([ana, { CountryId: 1, Passport }])).toEqual([1]),
  );

  it("are not those of another number or country, or without a number", () => {
    const others = [{ ...ana, Passport: "X1234568" }, { ...ana, CountryId: 2 }, { Passport: "" }, { Passport: " - " }];
    expect(repeatedPassports([ana, ...others])).toEqual([]);
  });
});
