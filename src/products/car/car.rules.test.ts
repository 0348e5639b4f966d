import { driverAgeProblem } from "../../features/documents/driver.rules";
import { addDays, fullYears, isHavanaDate } from "../../shared/havana";
import { driverProblems, namingProblems } from "./book/car.driver-form";
import { bornFor, MAXIMUM_RENTAL_DAYS, type Stay, stayProblem } from "./car.rules";

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
  ])("a driver who is %s (CAR-1)", (_age, birthDate, expected) => {
    expect(driverAgeProblem(birthDate, stay)).toBe(expected);
  });

  const driver = {
    FirstName: "Ana",
    LastName: "Rivera",
    BirthDate: "1988-05-17",
    CountryId: 167,
    Passport: "X123456",
    PassportExpires: "2027-06-01",
    LicenseNumber: "D123456",
    LicenseCountryId: 167,
    LicenseIssued: "2024-12-01",
    LicenseExpires: "2026-12-04",
  };

  const rental = { ...stay, minLicenceYears: 2 };
  const spanish = { passportMonths: 6, licenceIso: "ES" };
  const problems = (change: Partial<typeof driver> = {}, asked = rental, papers = spanish) =>
    driverProblems({ ...driver, ...change }, asked, papers, "2026-11-21");

  it("may drive with a licence held long enough and valid until drop-off, and a passport valid six months from pick-up (CAR-3)", () =>
    expect(problems()).toEqual([]));

  it("must have had the licence as long as the class requires: three years for Sport (CAR-3, DOC-2)", () => {
    const tooYoung = (years: number) => [{ field: "LicenseIssued", code: "licenceTooYoung", facts: { years } }];
    expect(problems({ LicenseIssued: "2024-12-02" })).toEqual(tooYoung(2));
    expect(problems({}, { ...rental, minLicenceYears: 3 })).toEqual(tooYoung(3));
    expect(problems({ LicenseIssued: "2026-11-20" }, rental, { ...spanish, licenceIso: "US" })).toEqual([]);
  });

  it("must have been born when the licence was issued, whatever its country (DOC-5)", () => {
    const early = [{ field: "LicenseIssued", code: "issuedTooEarly" }];
    expect(problems({ LicenseIssued: addDays(driver.BirthDate, -1) })).toEqual(early);
    expect(problems({ LicenseIssued: driver.BirthDate })).toEqual([]);
    expect(problems({ LicenseIssued: "1900-01-01" }, rental, { ...spanish, licenceIso: "US" })).toEqual(early);
  });

  it("needs a passport that is valid as long as its country requires, and never shorter than the rental (CAR-3, DOC-3)", () => {
    const months = problems({ PassportExpires: "2027-05-31" });
    expect(months).toEqual([
      { field: "PassportExpires", code: "driverPassportTooShort", facts: { earliest: "2027-06-01", months: 6 } },
    ]);
    const none = { ...spanish, passportMonths: 0 };
    expect(problems({ PassportExpires: "2026-12-04" }, rental, none)).toEqual([]);
    expect(problems({ PassportExpires: "2026-12-03" }, rental, none)).toHaveLength(1);
  });

  it("needs passport and licence numbers that the check of documents accepts: at least four letters or digits (CAR-3, DOC-5)", () => {
    const wrong = problems({ Passport: "X-1", LicenseNumber: "L-99" });
    expect(wrong).toEqual([
      { field: "Passport", code: "documentNumber" },
      { field: "LicenseNumber", code: "documentNumber" },
    ]);
    expect(problems({ Passport: " ab 12 ", LicenseNumber: "L-998" })).toEqual([]);
  });

  it("must have documents that are issued and valid long enough (CAR-3)", () => {
    const wrong = { LicenseIssued: "2026-11-22", LicenseExpires: "2026-12-03" };
    expect(problems(wrong).map(({ code }) => code)).toEqual(["licenceIssuedLater", "licenceExpiresEarly"]);
  });
});

describe("the extra drivers who are named (CAR-63)", () => {
  const driver = { FirstName: "Ana", LastName: "Rivera Soto", BirthDate: "1988-05-17" };
  const licence = { LicenseNumber: "D1234", LicenseCountryId: 167, LicenseIssued: "2010-01-01" };
  const named = (change: Partial<typeof driver> = {}) => ({
    ...{ FirstName: "Luis", LastName: "Prado", BirthDate: "1985-03-02", ...licence, LicenseExpires: "2030-01-01" },
    ...change,
  });
  const Driver = { ...named(), ...driver };

  it.each<[string, number | undefined, ReturnType<typeof named>[], [number, string][]]>([
    ["may be fewer than are booked", 2, [named()], []],
    ["may be nobody", 2, [], []],
    ["are not more than are booked", 1, [named(), named({ FirstName: "Eva" })], [[1, "driverNotBooked"]]],
    ["need one to be booked", undefined, [named()], [[0, "driverNotBooked"]]],
    ["do not drive already", 1, [named({ ...driver, LastName: "RIVERA SOTO" })], [[0, "driverTwice"]]],
    ["are named once each", 2, [named(), named()], [[1, "driverTwice"]]],
    ["may be father and son of one name", 1, [named({ ...driver, BirthDate: "1960-01-01" })], []],
  ])("%s", (_what, ExtraDrivers, NamedDrivers, expected) => {
    const form = ExtraDrivers === undefined ? { Driver, NamedDrivers } : { Driver, NamedDrivers, ExtraDrivers };
    expect(namingProblems(form).map(({ at, problem }) => [at, problem.code])).toEqual(expected);
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
    ["that begins at this moment", { pickUp: "2026-11-21", startHour: "1200" }, "datesInPast"],
    ["that begins this evening", { pickUp: "2026-11-21", startHour: "2000" }, "tooSoon"],
    ["that begins the day after tomorrow", { pickUp: "2026-11-23" }, null],
    ["that begins in 365 days", { pickUp: "2027-11-21", dropOff: "2027-11-24" }, null],
    ["that begins in 366 days", { pickUp: "2027-11-22", dropOff: "2027-11-25" }, "tooFarAhead"],
    [
      "at an hour that Havana's clock skips (PLAN-21)",
      { pickUp: "2027-03-14", startHour: "0030", dropOff: "2027-03-18" },
      "hourSkipped",
    ],
    ["that ends at an hour that is skipped (PLAN-21)", { dropOff: "2027-03-14", endHour: "0000" }, "hourSkipped"],
    ["that ends at an hour that comes twice", { pickUp: "2027-11-01", dropOff: "2027-11-07", endHour: "0030" }, null],
    ["of half a year", { dropOff: "2027-06-01" }, "rentalTooLong"],
  ])("%s", (_what, change, expected) => expect(problem(change)).toBe(expected));

  it.each<[string, Partial<Stay>, string, string]>([
    ["begins at an hour that is skipped", { pickUp: "2027-03-14", startHour: "0030" }, "hourSkipped", "PickUp"],
    ["ends at an hour that is skipped", { dropOff: "2027-03-14", endHour: "0000" }, "hourSkipped", "DropOff"],
    ["begins in the past", { pickUp: "2026-11-21" }, "datesInPast", "PickUp"],
    ["ends before it begins", { dropOff: "2026-11-30" }, "dropOffBeforePickUp", "DropOff"],
    ["begins too soon", { pickUp: "2026-11-22" }, "tooSoon", "PickUp"],
    ["is too short", { dropOff: "2026-12-02" }, "rentalTooShort", "DropOff"],
    ["is too long", { dropOff: "2027-06-01" }, "rentalTooLong", "DropOff"],
  ])("that %s is wrong in the day that has to change", (_what, change, code, field) => {
    expect(stayProblem({ ...stay, ...change }, now, reserve)).toMatchObject({ code, field });
  });

  it("lasts 180 days at most", () => {
    const lasting = (days: number) => problem({ dropOff: addDays(stay.pickUp, days) });
    expect([lasting(MAXIMUM_RENTAL_DAYS), lasting(MAXIMUM_RENTAL_DAYS + 1)]).toEqual([null, "rentalTooLong"]);
  });
});

it("an age alone gives a birth date with that age on the day of pick-up, even on 29 February (CAR-26)", () => {
  for (const pickUp of ["2026-12-01", "2028-02-29", "2027-03-01"])
    for (const age of [21, 24, 71]) {
      const born = bornFor(age, pickUp);
      expect([isHavanaDate(born), fullYears(born, pickUp)]).toEqual([true, age]);
    }
});
