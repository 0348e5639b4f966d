import fc from "fast-check";
import { readDrafts } from "./car.draft-text";
import { type CarDraft, draftFor, draftKey, emptyBookValues, toBookForm, withDraft, withProfile } from "./car.drafts";
import { defaultCarSearch } from "./car.search-url";

const requestKey = "6f1c1f9e-6f0e-4f57-9a8a-0f3e7b6f5a11";
const draft = (clientId: number): CarDraft => ({ requestKey, clientId, values: emptyBookValues });
const { search } = defaultCarSearch("2026-11-21");

describe("drafts of car bookings", () => {
  it("are kept for the five latest offers", () => {
    const drafts = ["1", "2", "3", "4", "5", "6"].reduce((kept, key) => withDraft(kept, `offer ${key}`, draft(0)), {});
    expect(Object.keys(drafts)).toEqual(["offer 2", "offer 3", "offer 4", "offer 5", "offer 6"]);
  });

  it("belong to the offer and the stay", () => {
    const offer = { ...search, IdSupplier: 1, IdModel: 2 };
    expect(draftKey(offer)).toBe(draftKey({ ...offer }));
    expect(draftKey(offer)).not.toBe(draftKey({ ...offer, IdModel: 3 }));
    expect(draftKey(offer)).not.toBe(draftKey({ ...offer, EndHour: "1000" }));
  });

  it("go on with whoever signs in, and are not shown to another client", () => {
    expect(draftFor({ offer: draft(0) }, "offer", 7)).toBeDefined();
    expect(draftFor({ offer: draft(7) }, "offer", 7)).toBeDefined();
    expect(draftFor({ offer: draft(7) }, "offer", 8)).toBeUndefined();
    expect(draftFor({ offer: draft(7) }, "offer", 0)).toBeUndefined();
  });

  it("come back from storage as they were", () => {
    const values = { ...emptyBookValues, ChildSeats: 2, AcceptTerms: true, FlightNumber: "IB 6621" };
    const drafts = { offer: { requestKey, clientId: 7, values } };
    expect(readDrafts(JSON.stringify(drafts))).toEqual(drafts);
  });

  it("survive any stored text", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readDrafts(text) === "object"));
    expect(readDrafts('{"offer":{"requestKey":"no uuid","clientId":0}}')).toEqual({});
    expect(
      readDrafts(`{"offer":{"requestKey":"${requestKey}","clientId":0,"values":{"Driver":7,"ChildSeats":9}}}`),
    ).toEqual({ offer: draft(0) });
  });
});

describe("the form of a car booking", () => {
  it("takes from the profile only what was not typed", () => {
    const typed = { ...emptyBookValues, Driver: { ...emptyBookValues.Driver, FirstName: "Eva" } };
    const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: null, CountryId: 40 };
    expect(withProfile(typed, profile).Driver).toMatchObject({
      FirstName: "Eva",
      LastName: "Pérez",
      BirthDate: "",
      CountryId: "40",
    });
  });

  it("is no booking before all three policies are accepted", () => {
    const accepted = { ...emptyBookValues, AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true };
    expect(toBookForm({ ...accepted, AcceptTerms: false })).toBeNull();
    expect(toBookForm(accepted)).not.toBeNull();
  });

  it("leaves out a flight that was not given, and trims what was typed", () => {
    const accepted = { ...emptyBookValues, AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true };
    const Driver = { ...emptyBookValues.Driver, FirstName: " Ana ", CountryId: "40" };
    expect(toBookForm({ ...accepted, Driver, FlightNumber: "  " })).not.toHaveProperty("FlightNumber");
    expect(toBookForm({ ...accepted, Driver })?.Driver).toMatchObject({ FirstName: "Ana", CountryId: 40 });
  });
});
