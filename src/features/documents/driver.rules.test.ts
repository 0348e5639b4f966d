import fc from "fast-check";
import { IdentityDocumentType } from "../../shared/enumerations";
import { addDays } from "../../shared/havana";
import { type CarDriver, licenceAgeRefusal, passportPeriodRefusal } from "./documents.rules";
import {
  driverAgeProblem,
  driverAgeRefusal,
  driverLicenceRefusal,
  driverPassportRefusal,
  isDriving,
  isOfDriver,
} from "./driver.rules";
import { measuresOf } from "./measure.rules";

const driver: CarDriver = {
  firstName: "Ana",
  lastName: "Rivera",
  birthDate: "1988-05-17",
  passport: { number: "X123456", expiresOn: "2030-01-01", countryId: 167, months: 6 },
  licence: { number: "D123456", countryId: 167, issuedOn: "2015-03-01", expiresOn: "2030-03-01", countryIso: "ES" },
};
const client = { firstName: "Ana", lastName: "Rivera", birthDates: ["1988-05-17"] };
const drives = (change: Partial<typeof client>) => isDriving({ ...client, ...change }, driver);

it("the client is the driver by name, and by date of birth if that is known (DOC-1)", () => {
  expect(drives({})).toBe(true);
  expect(drives({ birthDates: [] })).toBe(true);
  expect(drives({ birthDates: ["1960-05-17"] })).toBe(false);
  expect(drives({ firstName: "Eva" })).toBe(false);
  const juergen = { ...driver, firstName: "Juergen", lastName: "Mueller" };
  expect(isDriving({ ...client, firstName: "Jürgen", lastName: "Müller" }, juergen)).toBe(true);
});

it("the client is the driver where account and passport differ in the day of birth and either is the driver's (DOC-1)", () => {
  expect(drives({ birthDates: ["1988-05-18", "1988-05-17"] })).toBe(true);
  expect(drives({ birthDates: ["1988-05-17", "1988-05-18"] })).toBe(true);
  expect(drives({ birthDates: ["1988-05-18", "1988-05-19"] })).toBe(false);
});

describe("the driver of a booked car", () => {
  const car = { bookingId: 801, driver, pickUp: "2026-12-15", dropOff: "2026-12-20", minLicenceYears: 2 };
  const ageRefusal = (birthDate: string) => driverAgeRefusal({ ...car, driver: { ...driver, birthDate } });
  const licenceRefusal = (change: Partial<CarDriver["licence"]>) =>
    driverLicenceRefusal({ ...car, driver: { ...driver, licence: { ...driver.licence, ...change } } });

  it("is 21 at pick-up and not older than 75 at drop-off, to the day (CAR-1)", () => {
    const facts = { bookingId: 801, minimum: 21, maximum: 75 };
    expect([ageRefusal("2005-12-15"), ageRefusal("1950-12-21")]).toEqual([null, null]);
    expect(ageRefusal("2005-12-16")).toEqual({ code: "driverTooYoung", facts });
    expect(ageRefusal("1950-12-20")).toEqual({ code: "driverTooOld", facts });
  });

  it("has held the licence long enough, which is valid until drop-off (DOC-2)", () => {
    expect(licenceRefusal({ issuedOn: "2024-12-15", expiresOn: "2026-12-20" })).toBeNull();
    expect(licenceRefusal({ issuedOn: "2024-12-16" })).toEqual({
      code: "driverLicenceTooYoung",
      facts: { years: 2, bookingId: 801 },
    });
    expect(licenceRefusal({ expiresOn: "2026-12-19" })).toEqual({
      code: "driverLicenceExpires",
      facts: { earliest: "2026-12-20", bookingId: 801 },
    });
  });

  it("has a passport that is valid long enough for the rental, or gives it later (DOC-3)", () => {
    const until = (expiresOn: string, months = 6) => driverPassportRefusal({ expiresOn, months }, car);
    expect([driverPassportRefusal(null, car), until("2027-06-15"), until("2026-12-20", 0)]).toEqual([null, null, null]);
    expect(until("2027-06-14")).toEqual({
      code: "driverPassportTooShort",
      facts: { earliest: "2027-06-15", months: 6 },
    });
    expect(until("2026-12-19", 0)?.facts).toEqual({ earliest: "2026-12-20", months: 0 });
  });

  it("has refusals that are told apart from those of the client's own documents", () => {
    const codes = ["driverTooYoung", "driverLicenceExpires", "licenceExpires", "passportMissing"] as const;
    expect(codes.filter((code) => isOfDriver({ code, facts: {} }))).toEqual(["driverTooYoung", "driverLicenceExpires"]);
  });
});

describe("the rules' requirements of a document, measured for its trip (DESK-35)", () => {
  const trip = { firstDay: "2026-12-15", lastDay: "2026-12-20" };
  const car = { bookingId: 801, driver, pickUp: "2026-12-15", dropOff: "2026-12-20", minLicenceYears: 2 };
  const { Passport, DriverLicense } = IdentityDocumentType;
  const paper = {
    type: Passport,
    issuedOn: null,
    expiresOn: "2030-01-01",
    birthDate: "1988-05-17",
    months: 6,
    countryIso: "ES",
  };
  const measured = (change: object, isDrivers = false) =>
    measuresOf({ ...paper, ...change }, trip, [car], isDrivers).map(({ rule, needed, missing }) => [
      rule,
      needed,
      missing,
    ]);

  it("contains the required day, and by how many days the document misses it", () => {
    expect(measured({ expiresOn: "2027-06-05" })[0]).toEqual(["passportValid", "2027-06-15", 10]);
    expect(measured({ expiresOn: "2027-06-15" })[0]).toEqual(["passportValid", "2027-06-15", 0]);
    const licence = { type: DriverLicense, issuedOn: "2024-12-25", expiresOn: "2026-12-19" };
    expect(measured(licence)).toEqual([
      ["licenceValid", "2026-12-20", 1],
      ["licenceHeld", "2024-12-15", 10],
      ["driverMinimumAge", "2005-12-15", 0],
      ["driverMaximumAge", "1950-12-21", 0],
    ]);
  });

  it("are missed exactly when the payment refuses the document", () => {
    const day = fc.integer({ min: 0, max: 32_000 }).map((days) => addDays("1945-01-01", days));
    fc.assert(
      fc.property(day, day, day, fc.integer({ min: 1, max: 3 }), (issuedOn, expiresOn, birthDate, minLicenceYears) => {
        const cars = [{ ...car, minLicenceYears }];
        const missing = (type: number) =>
          measuresOf({ ...paper, type, issuedOn, expiresOn, birthDate }, trip, cars, false).some(
            (one) => one.missing > 0,
          );
        const age = driverAgeProblem(birthDate, car) !== null;
        const passport = passportPeriodRefusal({ expiresOn, months: paper.months }, trip) !== null;
        const licence = licenceAgeRefusal({ issuedOn, expiresOn, countryIso: "ES" }, cars) !== null;
        expect([missing(Passport), missing(DriverLicense)]).toEqual([passport || age, licence || age]);
      }),
    );
  });
});
