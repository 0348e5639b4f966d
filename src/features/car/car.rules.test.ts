import { driverProblems } from "./car.driver-form";
import { driverAgeProblem, type Stay, stayProblem } from "./car.rules";

const stay: Stay = { pickUp: "2026-12-01", startHour: "0900", dropOff: "2026-12-04", endHour: "0900" };
/** 12:00 in Havana. */
const now = Date.parse("2026-11-21T17:00:00Z");
const reserve = { minimumDays: 2, maximumDays: 365 };
const problem = (change: Partial<Stay>) => stayProblem({ ...stay, ...change }, now, reserve)?.code ?? null;

describe("a driver", () => {
  it.each([
    ["21 on the day of pick-up", "2005-12-01", null],
    ["20 until the day after pick-up", "2005-12-02", "driverTooYoung"],
    ["75 on the day of drop-off", "1950-12-05", null],
    ["76 on the day of drop-off", "1950-12-04", "driverTooOld"],
  ])("who is %s (CAR-1)", (_age, birthDate, expected) => {
    expect(driverAgeProblem(birthDate, stay.pickUp, stay.dropOff)).toBe(expected);
  });

  const driver = {
    FirstName: "Ana",
    LastName: "Rivera",
    BirthDate: "1988-05-17",
    CountryId: 167,
    Passport: "X1",
    PassportExpires: "2026-12-04",
    LicenseNumber: "D1",
    LicenseCountryId: 167,
    LicenseIssued: "2026-11-21",
    LicenseExpires: "2026-12-04",
  };

  it("may drive with documents that are valid until the day of drop-off (CAR-3)", () => {
    expect(driverProblems(driver, stay, "2026-11-21")).toEqual([]);
  });

  it.each(["", "  ", "\u200b", "\u2060\u202e"])("has no name that is %j (CAR-2)", (name) => {
    const codes = driverProblems({ ...driver, FirstName: name }, stay, "2026-11-21").map(({ code }) => code);
    expect(codes).toEqual(["firstNameRequired"]);
  });

  it("must have a name, and documents that are issued and valid long enough (CAR-2, CAR-3)", () => {
    const wrong = { ...driver, LastName: " ", PassportExpires: "2026-12-03", LicenseIssued: "2026-11-22" };
    expect(driverProblems(wrong, stay, "2026-11-21").map(({ code }) => code)).toEqual([
      "lastNameRequired",
      "passportExpiresEarly",
      "licenceIssuedLater",
    ]);
  });
});

describe("a stay (CAR-5, CAR-11)", () => {
  it.each<[string, Partial<Stay>, string | null]>([
    ["of three days", {}, null],
    ["of under three days", { dropOff: "2026-12-03", endHour: "1000" }, "rentalTooShort"],
    ["of two days and more than an hour", { dropOff: "2026-12-03", endHour: "1001" }, null],
    ["that ends as it begins", { dropOff: "2026-12-01" }, "dropOffBeforePickUp"],
    ["that ends before it begins", { dropOff: "2026-11-30" }, "dropOffBeforePickUp"],
    ["that began this morning", { pickUp: "2026-11-21" }, "datesInPast"],
    ["that begins this evening", { pickUp: "2026-11-21", startHour: "2000" }, "tooSoon"],
    ["that begins the day after tomorrow", { pickUp: "2026-11-23" }, null],
    ["that begins in 365 days", { pickUp: "2027-11-21", dropOff: "2027-11-24" }, null],
    ["that begins in 366 days", { pickUp: "2027-11-22", dropOff: "2027-11-25" }, "tooFarAhead"],
    ["of half a year", { dropOff: "2027-06-01" }, "rentalTooLong"],
  ])("%s", (_what, change, expected) => expect(problem(change)).toBe(expected));
});
