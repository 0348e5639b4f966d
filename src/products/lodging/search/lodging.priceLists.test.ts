import type { LodgingCatalogue, Property } from "../lodging.catalogue";
import { type Question, questionOf } from "./lodging.offers";
import { priceLists } from "./lodging.priceLists";

const seasons = [{ name: "high", fromDay: "2027-01-01", toDay: "2027-01-31" }] as const;

/** A catalogue of one room, which costs `high` a night in January and `low` otherwise, minor units. */
function aCatalogue(high: number, low: number): LodgingCatalogue {
  const zone = { id: 1, code: "", name: "", provinceId: 1, provinceName: "", latitude: 0, longitude: 0, offices: [] };
  const sizes = { units: 9, maxAdults: 3, maxGuests: 4, cots: 2, coversGuests: 2, bedrooms: null };
  const plans = [{ mealsPlanId: 1, rates: { peak: high, high, low } }];
  const property: Property = {
    ...{ id: 1, name: "", kind: "hotel", categoryId: 3, stars: 3, chain: null, locationId: 1, building: "villa", zone },
    ...{
      latitude: 0,
      longitude: 0,
      checkInHour: "1600",
      checkOutHour: "1200",
      ...{ street: null, phone: null, area: null, aboutEn: null, aboutEs: null },
      confirmsInstantly: true,
      services: [],
    },
    roomTypes: [{ id: 1, classId: 1, ...sizes, squareMetres: null, beds: null, plans }],
  };
  const reserve = { minimumDays: 0, maximumDays: 365 };
  return {
    properties: new Map([[1, property]]),
    zones: new Map(),
    provinces: new Map(),
    seasons,
    cancellation: [],
    freeCancellationDays: null,
    reserve,
  };
}

const january = { checkIn: "2027-01-10", checkOut: "2027-01-13" };
const march = { checkIn: "2027-03-10", checkOut: "2027-03-13" };
const allFree = new Map<number, number>();
const asks = (known: LodgingCatalogue, stay = january, adultsAmount = 2): Question =>
  questionOf(stay, [{ room: 1, adultsAmount, childrenAmount: 0, childrenAgeList: [] }], known, "2027-01-01");

it("stays with the same number of nights in each season share a list; other seasons and guests have separate ones (SPEED-15)", () => {
  const listOf = priceLists();
  const known = aCatalogue(10_000, 8_000);
  const list = listOf(known, asks(known), allFree);
  expect(list.map(({ price }) => price)).toEqual([30_000]);
  expect(listOf(known, asks(known, { checkIn: "2027-01-20", checkOut: "2027-01-23" }), allFree)).toBe(list);
  expect(listOf(known, asks(known, march), allFree).map(({ price }) => price)).toEqual([24_000]);
  expect(listOf(known, asks(known, january, 3), allFree).map(({ price }) => price)).toEqual([42_750]);
});

it("the same sold-out types share an array, whatever else is left of the others; a type sold out for the rooms of the search is left out (SPEED-15)", () => {
  const listOf = priceLists();
  const known = aCatalogue(10_000, 8_000);
  const left = (rooms: number) => listOf(known, asks(known), new Map([[1, rooms]]));
  expect(left(1)).toBe(listOf(known, asks(known), allFree));
  expect(left(0)).toEqual([]);
  expect(left(0)).toBe(left(0));
  expect(left(1)).toHaveLength(1);
});

it("another catalogue has its own prices from the first search on, and so has the previous one (OPS-40)", () => {
  const listOf = priceLists();
  const [before, after] = [aCatalogue(10_000, 8_000), aCatalogue(12_000, 8_000)];
  const prices = [before, after, before].map((known) => listOf(known, asks(known), allFree).map(({ price }) => price));
  expect(prices).toEqual([[30_000], [36_000], [30_000]]);
});
