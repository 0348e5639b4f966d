import { added, BEGINNING, begin, booking, checked, passed, tooYoung } from "../../../../../test/checkoutStory";
import { ProductType } from "../../../../shared/enumerations";
import type { RefusalCode } from "../../../../shared/refusals";
import { mendOf, missingIn, readiness, readinessOf } from "./readiness";

const openItems = (story: ReturnType<typeof begin>) =>
  readiness(story.snapshot, BEGINNING)
    .filter(({ refusals }) => refusals.length > 0)
    .map(({ name }) => name);

const twice = (code: RefusalCode) => ({
  ...passed,
  documents: { code, facts: {} },
  passportPeriod: { code, facts: {} },
});

describe("the conditions of payment", () => {
  test("warns from the first booking on, before anything is confirmed (PLAN-24)", () => {
    expect(openItems(begin().and(added(0)).and(checked(0, tooYoung)))).toEqual(["bookings", "licenceAge"]);
  });

  test("is empty of reasons if the payment's guard would pass", () => {
    expect(openItems(begin().and(added(0)).and(checked(0)).and(booking("booking.confirmed", 1)))).toEqual([]);
  });

  test("leaves the licence out if no car is rented", () => {
    const names = (story: ReturnType<typeof begin>) => readiness(story.snapshot, BEGINNING).map(({ name }) => name);
    const car = added(0);
    const lodging = { ...car, booking: { ...car.booking, productType: ProductType.Lodging } };
    expect(names(begin().and(lodging).and(checked(0)))).not.toContain("licenceAge");
    expect(names(begin().and(car).and(checked(0)))).toContain("licenceAge");
  });

  test("names a missing passport once, even if two checks fail for it", () => {
    const missing = { code: "passportMissing", facts: {} } as const;
    const story = begin()
      .and(added(0))
      .and(checked(0, { ...passed, documents: missing, passportPeriod: missing }));
    expect(openItems(story)).toEqual(["bookings", "documents"]);
  });

  test("does not call documents missing that staff are checking", () => {
    const inReview = { code: "documentsInReview", facts: {} } as const;
    const story = begin()
      .and(added(0))
      .and(checked(0, { ...passed, documents: inReview }));
    const statuses = readiness(story.snapshot, BEGINNING).map((item) => [item.name, readinessOf(item)]);
    expect(Object.fromEntries(statuses)).toMatchObject({
      bookings: "notReady",
      profile: "ready",
      documents: "withStaff",
    });
  });

  test.each([
    ["two bookings that are not confirmed", begin().and(added(0)).and(added(1, 2)).and(checked(0)), 2],
    [
      "a passport that two checks miss once",
      begin()
        .and(added(0))
        .and(checked(0, twice("passportMissing"))),
      2,
    ],
    [
      "nothing that staff are checking",
      begin()
        .and(added(0))
        .and(checked(0, twice("documentsInReview"))),
      1,
    ],
  ])("counts missing items like the list: %s (PLAN-24)", (_what, story, count) => {
    expect(missingIn(readiness(story.snapshot, BEGINNING))).toBe(count);
  });

  test("offers only actions that the client can take", () => {
    expect(mendOf({ code: "profileIncomplete", facts: {} })).toBe("profile");
    expect(mendOf({ code: "bookingNotConfirmed", facts: {} })).toBeNull();
  });
});
