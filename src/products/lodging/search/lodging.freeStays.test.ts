import { addDays } from "../../../shared/havana";
import type { Property } from "../lodging.catalogue";
import { type FreeByNight, nearestFreeStays } from "./lodging.freeStays";

const rates = { peak: 12_000, high: 10_000, low: 8_000 };
const roomType = {
  ...{ id: 7, classId: 1, units: 2, maxAdults: 2, maxGuests: 3, cots: 2, coversGuests: 2, bedrooms: null },
  ...{ squareMetres: null, beds: null, plans: [{ mealsPlanId: 3, rates }] },
};
const zone = {
  ...{ id: 1, code: "VAR", name: "Varadero", provinceId: 1, provinceName: "Matanzas" },
  ...{ latitude: 23, longitude: -81, offices: [] },
};
const property: Property = {
  ...{ id: 1, name: "Hotel", kind: "hotel", categoryId: 3, stars: 3, chain: null, locationId: 2, building: "resort" },
  ...{ latitude: 23, longitude: -81, zone, checkInHour: "1500", checkOutHour: "1200", street: null, phone: null },
  ...{ area: null, aboutEn: null, aboutEs: null },
  ...{ confirmsInstantly: false, services: [], roomTypes: [roomType] },
};
const rooms = [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }];
const stay = { checkIn: "2026-12-10", checkOut: "2026-12-13" };
const year = { first: "2026-11-01", last: "2027-11-01", today: "2026-11-01" };

/** All rooms are sold on these nights, or all but some. */
const sold = (from: string, nights: number, free = 0): FreeByNight =>
  new Map(Array.from({ length: nights }, (_night, index) => [addDays(from, index), new Map([[7, free]])]));

const found = (nights: FreeByNight, beginning = year, wanted = rooms) =>
  nearestFreeStays(property, { stay, rooms: wanted }, nights, { seasons: [] }, beginning).map(
    ({ stay: { checkIn } }) => checkIn,
  );

it.each([
  ["one night is sold: three days earlier or a day after it", sold("2026-12-12", 1), ["2026-12-09", "2026-12-13"]],
  ["the first night is sold: a day later comes first", sold("2026-12-10", 1), ["2026-12-11", "2026-12-07"]],
  ["a room is left each night", sold("2026-12-01", 30, 1), ["2026-12-09", "2026-12-11"]],
  ["the month around is sold", sold("2026-11-01", 90), []],
])("finds the nearest stay before and after when %s (LODGE-19)", (_what, nights, days) => {
  expect(found(nights)).toEqual(days);
});

it("the search for free stays offers no day on which a stay cannot begin", () => {
  expect(found(sold("2026-12-10", 1), { ...year, first: "2026-12-08", last: "2026-12-20" })).toEqual(["2026-12-11"]);
  expect(found(sold("2026-12-10", 1), { ...year, last: "2026-12-10" })).toEqual(["2026-12-07"]);
});

it("the search for free stays counts rooms for everybody: a second room must also be free on every night", () => {
  const two = [...rooms, { room: 2, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }];
  expect(found(sold("2026-12-10", 1, 1), year, two)).toEqual(["2026-12-11", "2026-12-07"]);
});
