import fc from "fast-check";
import { lodgingSortFields, RECOMMENDED, SortOrder } from "../../../shared/enumerations";
import { addDays } from "../../../shared/havana";
import { serviceCodes } from "../lodging.enumerations";
import { carOnDaysPath } from "../lodging.paths";
import { MOST_ADULTS, MOST_CHILD_AGE, MOST_CHILDREN, MOST_ROOMS } from "../lodging.rules";
import {
  defaultLodgingSearch,
  fromSearchParams,
  type LodgingSearchView,
  namesStay,
  toSearchParams,
} from "./lodging.search-url";

const today = "2026-11-21";
const id = fc.integer({ min: 0, max: 2_147_483_647 });

const rooms = fc
  .array(
    fc.record({
      adultsAmount: fc.integer({ min: 1, max: MOST_ADULTS }),
      childrenAgeList: fc.array(fc.integer({ min: 0, max: MOST_CHILD_AGE }), { maxLength: MOST_CHILDREN }),
    }),
    { minLength: 1, maxLength: MOST_ROOMS },
  )
  .map((all) => all.map((room, index) => ({ room: index + 1, childrenAmount: room.childrenAgeList.length, ...room })));

const view: fc.Arbitrary<LodgingSearchView> = fc
  .record({
    ids: fc.tuple(id, id, id, id, id, id, id),
    prices: fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 })),
    ahead: fc.integer({ min: -400, max: 400 }),
    nights: fc.integer({ min: 1, max: 60 }),
    Rooms: rooms,
    field: fc.constantFrom(RECOMMENDED, ...lodgingSortFields),
    order: fc.constantFrom(SortOrder.Ascending, SortOrder.Descending),
    page: fc.integer({ min: 0, max: 9_999 }),
    Services: fc.subarray([...serviceCodes]),
    several: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 50 })),
    onMap: fc.boolean(),
    corner: fc.option(fc.tuple(fc.integer({ min: 19_000, max: 23_000 }), fc.integer({ min: -85_000, max: -74_000 }))),
  })
  .map(({ ids, prices: [from, more], ahead, nights, Rooms, Services, several, corner, ...rest }) => ({
    search: {
      TouristZoneId: ids[0],
      Hotel: ids[1],
      CategoryId: several ? 0 : ids[2],
      ...(several && { AnyOf: { CategoryId: several } }),
      RoomClassId: ids[3],
      MealsPlanId: ids[4],
      HotelLocation: ids[5],
      HotelChain: ids[6],
      Services,
      MinPrice: from * 100,
      MaxPrice: more === 0 ? 0 : (from + more) * 100,
      Area: corner && {
        ...{ South: corner[0] / 1000, North: corner[0] / 1000 + 0.5 },
        ...{ West: corner[1] / 1000, East: corner[1] / 1000 + 1.25 },
      },
      CheckIn: addDays(today, ahead),
      CheckOut: addDays(today, ahead + nights),
      Rooms,
    },
    ...rest,
  }));

const read = (query: string) => fromSearchParams(new URLSearchParams(query), today);

describe("a lodging search in the URL", () => {
  it("is read back unchanged, on any day (WEB-16)", () => {
    fc.assert(
      fc.property(view, fc.integer({ min: 0, max: 400 }), (written, later) => {
        const link = toSearchParams(written).toString();
        expect(fromSearchParams(new URLSearchParams(link), addDays(today, later))).toEqual(written);
      }),
    );
  });

  it("is the default search (LODGE-1), in the recommended order (LODGE-22), if the URL has no value", () => {
    expect(read("")).toEqual(defaultLodgingSearch(today));
    expect(read("").field).toBe(RECOMMENDED);
    expect(read("").search).toMatchObject({
      CheckIn: "2026-12-05",
      CheckOut: "2026-12-08",
      Rooms: [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }],
    });
  });

  it("replaces invalid rooms, rooms without an adult and too many rooms by the default", () => {
    for (const rooms of ["", "0", "x", "2-99", "2..2", "11", "1-1-1-1-1-1-1-1", "2.2.2.2.2.2"])
      expect(read(`rooms=${rooms}`).search.Rooms).toEqual(defaultLodgingSearch(today).search.Rooms);
  });

  it("moves a check-out that is not after the check-in to the default length after it", () => {
    expect(read("in=2027-01-10&out=2027-01-10").search).toMatchObject({
      CheckIn: "2027-01-10",
      CheckOut: "2027-01-13",
    });
  });

  it("leaves out a price limit that is below the other", () => {
    expect(read("from=200&to=100").search).toMatchObject({ MinPrice: 20_000, MaxPrice: 0 });
  });
});

it.each([
  ["in=2026-12-05&out=2026-12-08", true],
  ["in=2026-12-05", false],
  ["in=2026-12-08&out=2026-12-08", false],
  ["in=2026-02-30&out=2026-12-08", false],
  ["", false],
])("an address with %s contains the days of a stay: %s (LODGE-16)", (query, named) => {
  expect(namesStay(new URLSearchParams(query))).toBe(named);
});

it("an address with an invalid area has none (LODGE-28)", () => {
  for (const area of ["", "x", "23,-81,22", "22,-81,23,-82", "23,-82,22,-81", "99,-81,22,-82", "Infinity,1,0,0"])
    expect(read(`area=${area}`).search.Area).toBeNull();
  expect(read("area=23.2,-81.1,23,-81.4").search.Area).toEqual({ North: 23.2, East: -81.1, South: 23, West: -81.4 });
});

it("a booked stay leads to cars at its place, from its first day on and for at least three days (PLAN-32)", () => {
  const stay = { ZoneId: 6, CheckIn: "2027-01-10", CheckOut: "2027-01-17" };
  expect(carOnDaysPath(stay)).toBe("/search-car?zone=6&from=2027-01-10&to=2027-01-17");
  expect(carOnDaysPath({ ...stay, CheckOut: "2027-01-11" })).toBe("/search-car?zone=6&from=2027-01-10&to=2027-01-13");
});
