import type { CarDriver } from "./documents.rules";
import { isDriving } from "./driver.rules";

const driver: CarDriver = {
  firstName: "Ana",
  lastName: "Rivera",
  birthDate: "1988-05-17",
  countryId: 167,
  passport: { number: "X123456", expiresOn: "2030-01-01", months: 6 },
  licence: { number: "D123456", countryId: 167, issuedOn: "2015-03-01", expiresOn: "2030-03-01", countryIso: "ES" },
};
const client = { firstName: "Ana", lastName: "Rivera", birthDates: ["1988-05-17"] };
const drives = (change: Partial<typeof client>) => isDriving({ ...client, ...change }, driver);

it("the client is the driver by name, and by date of birth where that is known (DOC-1)", () => {
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
