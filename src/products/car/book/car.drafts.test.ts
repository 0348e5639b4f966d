import fc from "fast-check";
import type { ClientDocument } from "../../../features/documents/documents.schemas";
import { emptyPerson } from "../../../features/plan/people/knownPeople";
import { defaultCarSearch } from "../search/car.search-url";
import { readCarValues } from "./car.draft-text";
import {
  asksPassport,
  draftKey,
  emptyBookValues,
  toBookForm,
  unnamedDriver,
  withDocuments,
  withDriver,
  withExtraDrivers,
  withPassport,
  withProfile,
  withSearch,
} from "./car.drafts";

const { search } = defaultCarSearch("2026-11-21");

describe("drafts of car bookings", () => {
  it("belong to the offer and the stay", () => {
    const offer = { ...search, IdSupplier: 1, IdModel: 2 };
    expect(draftKey(offer)).toBe(draftKey({ ...offer }));
    expect(draftKey(offer)).toBe(draftKey({ ...offer, DriverAge: 25, LicenceCountryId: 7 }));
    expect(draftKey(offer)).not.toBe(draftKey({ ...offer, IdModel: 3 }));
    expect(draftKey(offer)).not.toBe(draftKey({ ...offer, EndHour: "1000" }));
  });

  it("are restored from storage unchanged", () => {
    const values = {
      ...emptyBookValues,
      ExtraDrivers: 2,
      NamedDrivers: [{ ...unnamedDriver, FirstName: "Luis", LicenseCountryId: "40" }],
      ChildSeats: 2,
      AcceptPolicies: true,
      PolicyEdition: "a1",
      FlightNumber: "IB 6621",
    };
    expect(readCarValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  it("are read as empty fields from a stored value of the wrong shape", () => {
    fc.assert(fc.property(fc.anything(), (stored) => typeof readCarValues(stored).Driver.FirstName === "string"));
    expect(readCarValues({ Driver: 7, ChildSeats: 9 })).toEqual(emptyBookValues);
    expect(readCarValues({ ExtraDrivers: 1, NamedDrivers: [7, 8] }).NamedDrivers).toEqual([unnamedDriver]);
  });
});

describe("the form of a car booking", () => {
  it("takes the country of the licence from the search, unless another was typed (CAR-26)", () => {
    expect(withSearch(emptyBookValues, { LicenceCountryId: 40 }).Driver.LicenseCountryId).toBe("40");
    expect(withSearch(emptyBookValues, { LicenceCountryId: 0 })).toEqual(emptyBookValues);
    const typed = { ...emptyBookValues, Driver: { ...emptyBookValues.Driver, LicenseCountryId: "7" } };
    expect(withSearch(typed, { LicenceCountryId: 40 })).toEqual(typed);
  });

  it("takes the stored license of the person it names, unless fields were typed or the license rejected (ACC-18)", () => {
    const ofAna = { FirstName: "Ana", LastName: "Pérez", CountryId: 40, BirthDate: null, GivenAt: 1, PhotoId: null };
    const days = { IssuedOn: "2012-05-05", ExpiresOn: "2032-05-05" };
    const paper = { ...ofAna, ...days, Status: "given", RejectedFor: null, TypedOnly: false } as const;
    const passport = { ...paper, Type: 2 as const, Number: "XDA123456" };
    const known = { LicenseNumber: "99887766", LicenseCountryId: "40" };
    const licence = { ...paper, Type: 3 as const, Number: "99887766" };
    const fill = (driver: Partial<typeof emptyBookValues.Driver>, papers: ClientDocument[] = [passport, licence]) => {
      const Driver = { ...emptyBookValues.Driver, ...driver };
      return withDocuments({ ...emptyBookValues, Driver }, papers).Driver;
    };
    const licenceOf = { ...known, LicenseIssued: "2012-05-05", LicenseExpires: "2032-05-05" };
    expect(fill({})).toEqual({ ...emptyBookValues.Driver, ...licenceOf });
    expect(fill({ FirstName: "ana ", LastName: "Pérez" })).toMatchObject(licenceOf);
    expect(fill({ FirstName: "Luis", LastName: "Pérez" })).toMatchObject({ LicenseNumber: "" });
    expect(fill({ LicenseNumber: "OTHER" })).toMatchObject({ LicenseNumber: "OTHER", LicenseIssued: "" });
    expect(fill({}, [{ ...licence, RejectedFor: "Too dark" }])).toEqual(emptyBookValues.Driver);
  });

  it("takes from the profile only fields that were not typed", () => {
    const typed = { ...emptyBookValues, Driver: { ...emptyBookValues.Driver, FirstName: "Eva" } };
    const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: null, CountryId: 40 };
    expect(withProfile(typed, profile).Driver).toMatchObject({
      FirstName: "Eva",
      LastName: "Pérez",
      BirthDate: "",
      LicenseCountryId: "40",
    });
  });

  it("is not a booking before the policies are accepted, and then states each acceptance (CAR-4)", () => {
    const accepted = { ...emptyBookValues, AcceptPolicies: true };
    expect(toBookForm(emptyBookValues, undefined)).toBeNull();
    expect(toBookForm(accepted, undefined)).toMatchObject({
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    });
  });

  it("leaves out a flight that was not given, and trims what was typed", () => {
    const accepted = { ...emptyBookValues, AcceptPolicies: true };
    const Driver = { ...emptyBookValues.Driver, FirstName: " Ana ", LicenseCountryId: "40" };
    expect(toBookForm({ ...accepted, Driver, FlightNumber: "  " }, undefined)?.FlightNumber).toBeUndefined();
    expect(toBookForm({ ...accepted, Driver }, undefined)?.Driver).toMatchObject({
      FirstName: "Ana",
      LicenseCountryId: 40,
    });
  });

  it("sends at most as many extra drivers as are booked, and only the named ones (CAR-63)", () => {
    const luis = { ...unnamedDriver, FirstName: " Luis ", LastName: "Prado", LicenseCountryId: "40" };
    const accepted = { ...emptyBookValues, AcceptPolicies: true };
    const both = { ...withExtraDrivers(accepted, 2), NamedDrivers: [luis, unnamedDriver] };
    expect(withExtraDrivers(both, 1)).toEqual({ ...accepted, ExtraDrivers: 1, NamedDrivers: [luis] });
    expect(withExtraDrivers(both, 0).NamedDrivers).toEqual([]);
    expect(toBookForm(withExtraDrivers(both, 1), undefined)?.NamedDrivers).toEqual([
      { ...luis, FirstName: "Luis", LicenseCountryId: 40 },
    ]);
    expect(toBookForm(withExtraDrivers(accepted, 2), undefined)).toMatchObject({
      ExtraDrivers: 2,
      NamedDrivers: [],
    });
  });

  it("asks for nationality and passport of a driver who is not the client, and sends them for nobody else (CAR-2)", () => {
    const client = { firstName: "Ana", lastName: "Pérez", birthDates: ["1988-05-17"], hasPassport: false };
    const passport = { CountryId: "40", Passport: " XDA1 ", PassportExpires: "2032-05-05" };
    const sent = (driver: Partial<typeof emptyBookValues.Driver>, isVisitor = false) => {
      const Driver = { ...emptyBookValues.Driver, FirstName: "Ana", LastName: "Perez", ...passport, ...driver };
      return toBookForm({ ...emptyBookValues, AcceptPolicies: true, Driver }, isVisitor ? undefined : client)?.Driver;
    };
    for (const own of [{}, { BirthDate: "1988-05-17" }, { FirstName: " " }])
      expect(Object.keys(sent(own) ?? {})).not.toContain("Passport");
    expect(Object.keys(sent({ FirstName: "Luis" }, true) ?? {})).not.toContain("Passport");
    const typed = { CountryId: 40, Passport: "XDA1", PassportExpires: "2032-05-05" };
    expect(sent({ FirstName: "Luis" })).toMatchObject(typed);
    expect(sent({ BirthDate: "1961-01-02" })).toMatchObject(typed);
  });

  it("have the client's passport where a photo gave all of it, and none is on file (CAR-66)", () => {
    const { Driver } = emptyBookValues;
    const read = { FirstName: "Ana", LastName: "Perez", BirthDate: "1988-05-17", CountryId: "40" };
    const paper = { Number: "XDA1", ExpiresOn: "2032-05-05" };
    const client = { firstName: "Ana", lastName: "Pérez", birthDates: ["1988-05-17"], hasPassport: false };
    const photographed = withPassport(Driver, { ...read, ...paper });
    expect(asksPassport(photographed, client)).toBe(true);
    expect(asksPassport(photographed, undefined)).toBe(true);
    expect(asksPassport({ ...photographed, LastName: "Pérez" }, client)).toBe(true);
    expect(asksPassport(photographed, { ...client, hasPassport: true })).toBe(false);
    expect(asksPassport(withPassport(Driver, { ...read, ...paper, Number: "" }), client)).toBe(false);
    expect(asksPassport(withPassport(Driver, read), undefined)).toBe(false);
    // A letter that was misread, and another name than that of the photo.
    expect(asksPassport({ ...photographed, LastName: "Peres" }, undefined)).toBe(true);
    expect(asksPassport({ ...photographed, FirstName: "Luisa" }, undefined)).toBe(false);
    // Whoever is chosen instead has a passport of their own, or none.
    const luis = { ...emptyPerson, FirstName: "Luis", LastName: "Prado" };
    const ana = { ...emptyPerson, FirstName: "Ana", LastName: "Pérez" };
    expect(asksPassport(withDriver(withDriver({ Driver: photographed }, luis), ana).Driver, client)).toBe(false);
  });

  it("are restored without a passport whose photo named another person than the driver (CAR-66)", () => {
    const read = { FirstName: "Ana", LastName: "Perez", CountryId: "40", Number: "XDA1", ExpiresOn: "2032-05-05" };
    const Driver = withPassport(emptyBookValues.Driver, read);
    const restored = (change: object) => readCarValues({ ...emptyBookValues, Driver: { ...Driver, ...change } }).Driver;
    expect(restored({ LastName: "Peres" })).toEqual({ ...Driver, LastName: "Peres" });
    expect(restored({ FirstName: "Luis" })).toEqual({
      ...emptyBookValues.Driver,
      FirstName: "Luis",
      LastName: "Perez",
      LicenseCountryId: "40",
    });
  });

  it("by a photo keep the license of the driver whom they name, and no other's (CAR-66)", () => {
    const ofAna = { FirstName: "Ana", LastName: "Pérez", LicenseNumber: "9", LicenseCountryId: "7" };
    const driver = { ...emptyBookValues.Driver, ...ofAna };
    const read = { FirstName: "Ana", LastName: "Perez", CountryId: "40" };
    expect(withPassport(driver, read)).toMatchObject({ LicenseNumber: "9", LicenseCountryId: "7", BirthDate: "" });
    expect(withPassport(driver, { ...read, FirstName: "Luis" })).toMatchObject({
      LicenseNumber: "",
      LicenseCountryId: "40",
    });
  });
});
