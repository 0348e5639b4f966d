import { carBooking, lodgingBooking } from "../../../../test/access/bookings.expectations";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import type { Failure } from "../../../shared/envelope";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const CLIENT = 1;
const newClient = {
  email: "new@example.com",
  password: "una-clave-larga",
  FirstName: "Ana",
  LastName: "Rivera",
  AcceptPolicies: true,
};
const profile = {
  clientId: CLIENT,
  FirstName: "Ana",
  LastName: "Rivera",
  Phone: "+1 305 555 0142",
  BirthDate: "1988-05-17",
  CountryId: 167,
  Address: null,
  City: null,
  PostalCode: null,
  Language: "en",
};

/** Calls in which people type names, with the path of the object that has them. */
const typedIn: Record<string, { url: string; body: object; at: string }> = {
  "a car booking": { url: "/api/carBookings/en", body: carBooking(CLIENT), at: "BookForm.Driver" },
  "a lodging booking": {
    url: "/api/lodgingBookings/createBooking",
    body: lodgingBooking(CLIENT),
    at: "BookForm.travelers.0",
  },
  "a registration": { url: "/api/clients", body: newClient, at: "" },
  "a profile": { url: "/api/profile/update", body: profile, at: "" },
};

/** The body with some fields of the object at a path changed; undefined leaves a field out. */
function changed(body: object, at: string, change: object): object {
  const copy = structuredClone(body);
  const steps = at === "" ? [] : at.split(".");
  const place = steps.reduce<object>((inside, step) => Reflect.get(inside, step), copy);
  Object.assign(place, change);
  return JSON.parse(JSON.stringify(copy));
}

async function refused(what: string, change: object, language = "en", at = typedIn[what]?.at ?? ""): Promise<Failure> {
  const { url = "", body = {} } = typedIn[what] ?? {};
  const headers = { ...test.as(CLIENT), "accept-language": language };
  const answer = await test.call({ method: "POST", url, headers, payload: changed(body, at, change) });
  expect(answer.statusCode).toBe(400);
  return answer.json();
}

/** What is said at each field, in order. */
const told = ({ Errors }: Failure) => Errors.map(({ Field, Message }) => [Field.split(".").at(-1), Message]);

/** Nothing at all, as a program may send it. */
const nothing = [undefined, null, "", "  ", "\u200b\u202e"];

describe.each(Object.keys(typedIn))("in %s", (what) => {
  it.each(nothing)(
    "a first name that is %j is required, in the specification's words (CAR-2, WIRE-16)",
    async (FirstName) => {
      expect(told(await refused(what, { FirstName }))).toEqual([["FirstName", "First Name is required"]]);
      expect(told(await refused(what, { FirstName }, "es"))).toEqual([["FirstName", "El nombre es obligatorio"]]);
    },
  );

  it("a first name that is too long is told so", async () => {
    expect(told(await refused(what, { FirstName: "x".repeat(81) }))).toEqual([
      ["FirstName", "Use at most 80 characters"],
    ]);
  });
});

const licence = ["LicenseNumber", "LicenseCountryId", "LicenseIssued", "LicenseExpires"];

it.each(nothing)(
  "a licence's data that are %j must be specified, in the specification's words (CAR-2)",
  async (missing) => {
    const change = Object.fromEntries(licence.map((field) => [field, missing]));
    const en = licence.map((field) => [field, "You must specify the data of the Driver License"]);
    expect(told(await refused("a car booking", change)).sort()).toEqual(en.sort());
    const es = licence.map((field) => [field, "Debe indicar los datos de la licencia de conducción"]);
    expect(told(await refused("a car booking", change, "es")).sort()).toEqual(es.sort());
  },
);

it.each([undefined, null])("a driver that is %j has no licence's data (CAR-2)", async (Driver) => {
  expect(told(await refused("a car booking", { Driver }, "en", "BookForm"))).toEqual([
    ["Driver", "You must specify the data of the Driver License"],
  ]);
});

it("a licence of no country has none of its data (CAR-2)", async () => {
  expect(told(await refused("a car booking", { LicenseCountryId: 0, LicenseNumber: "L".repeat(31) }))).toEqual([
    ["LicenseNumber", "Use at most 30 characters"],
    ["LicenseCountryId", "You must specify the data of the Driver License"],
  ]);
});

it("a field has one error, also where it may be null or of several kinds (WIRE-1)", async () => {
  const Travelers = [{ Country: "167", Name: "", LastName: "x".repeat(81), Passport: 7 }];
  const { Errors } = await refused("a lodging booking", { Travelers }, "en", "Offer");
  expect(Errors.map(({ Field, Code }) => [Field, Code])).toEqual([
    ["Offer.Travelers.0.Country", "type"],
    ["Offer.Travelers.0.Name", "firstNameRequired"],
    ["Offer.Travelers.0.LastName", "maxLength"],
    ["Offer.Travelers.0.Passport", "type"],
  ]);
});

describe.each([false, null, undefined])("a consent that is %j names what to accept (CAR-4)", (given) => {
  it.each(["a car booking", "a lodging booking"])("in %s", async (what) => {
    const consents = { AcceptPrivacy: given, AcceptTerms: given, AcceptCancellation: given };
    expect(told(await refused(what, consents, "en", "BookForm")).sort()).toEqual([
      ["AcceptCancellation", "Please accept the cancellation policy"],
      ["AcceptPrivacy", "Please accept the privacy policy"],
      ["AcceptTerms", "Please accept the general terms"],
    ]);
  });

  it("in a registration", async () => {
    expect(told(await refused("a registration", { AcceptPolicies: given }, "es"))).toEqual([
      [
        "AcceptPolicies",
        "Por favor, acepte la política de privacidad, los términos generales y la política de cancelación",
      ],
    ]);
  });
});
