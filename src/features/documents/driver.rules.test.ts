import fc from "fast-check";
import { IdentityDocumentType } from "../../shared/enumerations";
import { addDays } from "../../shared/havana";
import { type CarDriver, licenceAgeRefusal, passportPeriodRefusal } from "./documents.rules";
import { driverAgeProblem, isDriving } from "./driver.rules";
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

  it("misses a rule exactly if the payment's rules refuse it", () => {
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
