import fc from "fast-check";
import { carSortFields, RECOMMENDED, SortOrder } from "../../../shared/enumerations";
import { addDays } from "../../../shared/havana";
import { lodgingOnDaysPath } from "../car.paths";
import { type CarSearchView, defaultCarSearch, fromSearchParams, toSearchParams } from "./car.search-url";

const today = "2026-11-21";
const id = fc.integer({ min: 0, max: 2_147_483_647 });
const hour = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30"))
  .map(([hours, minutes]) => String(hours).padStart(2, "0") + minutes);

const view: fc.Arbitrary<CarSearchView> = fc
  .record({
    zone: fc.integer({ min: 1, max: 2_147_483_647 }),
    ahead: fc.integer({ min: -400, max: 400 }),
    days: fc.integer({ min: 1, max: 90 }),
    hours: fc.tuple(hour, hour),
    ids: fc.tuple(id, id, id, id, id, id, id),
    age: fc.integer({ min: 0, max: 75 }),
    transmission: fc.integer({ min: 0, max: 2 }),
    several: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 2, maxLength: 50 })),
    field: fc.constantFrom(RECOMMENDED, ...carSortFields),
    order: fc.constantFrom(SortOrder.Ascending, SortOrder.Descending),
    page: fc.integer({ min: 0, max: 9_999 }),
  })
  .map(({ zone, ahead, days, hours, ids, age, transmission, several, field, order, page }) => ({
    search: {
      IdZone: zone,
      PickUp: addDays(today, ahead),
      DropOff: addDays(today, ahead + days),
      StartHour: hours[0],
      EndHour: hours[1],
      IdPickUpOffice: ids[0],
      IdDropOffZone: ids[1],
      IdDropOffOffice: ids[2],
      IdClass: several ? 0 : ids[3],
      ...(several && { AnyOf: { IdClass: several } }),
      IdModel: ids[4],
      IdSupplier: ids[5],
      TransmissionId: transmission,
      DriverAge: age,
      LicenceCountryId: ids[6],
    },
    field,
    order,
    page,
  }));

const read = (query: string) => fromSearchParams(new URLSearchParams(query), today);

describe("a car search in the URL", () => {
  it("is read back unchanged, on any day", () => {
    fc.assert(
      fc.property(view, fc.integer({ min: 0, max: 400 }), (written, later) => {
        const link = toSearchParams(written).toString();
        expect(fromSearchParams(new URLSearchParams(link), addDays(today, later))).toEqual(written);
      }),
    );
  });

  it("is the default search (CAR-12), in the recommended order (CAR-24), if the URL has no value", () => {
    expect(read("")).toEqual(defaultCarSearch(today));
    expect(defaultCarSearch(today)).toMatchObject({
      search: { IdZone: 2, PickUp: "2026-11-28", DropOff: "2026-12-01", StartHour: "0900", EndHour: "0900" },
      field: RECOMMENDED,
      order: SortOrder.Ascending,
      page: 0,
    });
  });

  it("ignores unknown names and replaces invalid values", () => {
    const nonsense =
      "zone=-3&from=2027-02-30&to=x&fromHour=2500&toHour=0910&class=1e3&transmission=9&sort=Colour&order=up&page=0&utm=1";
    expect(read(nonsense)).toEqual(defaultCarSearch(today));
    expect(read("class=3,x&model=0,4&supplier=5,5&transmission=1,9")).toEqual(defaultCarSearch(today));
  });

  it("is valid for any text as a value", () => {
    const names = fc.constantFrom("zone", "from", "to", "fromHour", "office", "model", "transmission", "sort", "page");
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { search, page } = fromSearchParams(new URLSearchParams(pairs), today);
        expect(search.DropOff > search.PickUp).toBe(true);
        expect(search.IdZone).toBeGreaterThan(0);
        expect(page).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("moves a drop-off that is not after the pick-up to three days after it", () => {
    expect(read("from=2027-01-10&to=2027-01-10").search).toMatchObject({ PickUp: "2027-01-10", DropOff: "2027-01-13" });
  });

  it("writes only what differs from the default, and counts pages from one", () => {
    const { search } = defaultCarSearch(today);
    const params = toSearchParams({ search: { ...search, IdClass: 4 }, field: "KmLimit", order: 1, page: 1 });
    expect(params.toString()).toBe(
      "zone=2&from=2026-11-28&fromHour=0900&to=2026-12-01&toHour=0900&class=4&sort=KmLimit&order=desc&page=2",
    );
  });
});

it("a booked car leads to lodging at the pick-up place, for its nights (PLAN-32)", () => {
  const rental = { ZoneId: 2, PickUp: "2027-01-10", DropOff: "2027-01-13" };
  expect(lodgingOnDaysPath(rental)).toBe("/search-lodging?zone=2&in=2027-01-10&out=2027-01-13");
});
