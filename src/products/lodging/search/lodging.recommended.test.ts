import { DocPeriod } from "../../../shared/enumerations";
import type { PricedOffer } from "./lodging.offers";
import { recommendedFirst } from "./lodging.recommended";

type Facts = {
  instant?: boolean;
  kind?: "hotel" | "villa";
  roomsLeft?: number;
  stars?: number;
  meals?: number;
  zoneId?: number;
  zone?: string;
};

/** An offer of a property for a whole stay, in minor units. */
function anOffer(
  id: number,
  price: number,
  {
    instant = true,
    kind = "hotel",
    roomsLeft = 9,
    stars = 3,
    meals = DocPeriod.EP,
    zoneId = id,
    zone: code = "",
  }: Facts = {},
): PricedOffer {
  const zone = {
    id: zoneId,
    code,
    name: "",
    provinceId: 1,
    provinceName: "",
    latitude: 0,
    longitude: 0,
    offices: [],
  };
  const property: PricedOffer["property"] = {
    ...{ id, name: "", kind, categoryId: stars, stars, chain: null, locationId: 1, building: "villa", zone },
    ...{
      latitude: 0,
      longitude: 0,
      checkInHour: "1600",
      checkOutHour: "1200",
      ...{ street: null, phone: null, area: null, aboutEn: null, aboutEs: null },
      roomTypes: [],
    },
    confirmsInstantly: instant,
    services: [],
  };
  const sizes = { units: 9, maxAdults: 2, maxGuests: 3, cots: 2, coversGuests: 2, bedrooms: null };
  const made = { squareMetres: null, beds: null, plans: [] };
  const rates = { peak: price, high: price, low: price };
  return {
    ...{ property, roomType: { id, classId: 1, ...sizes, ...made }, plan: { mealsPlanId: meals, rates } },
    ...{ price, perNight: price, roomsLeft, confirmsInstantly: instant },
  };
}
const order = (offers: PricedOffer[], rooms = 1) => recommendedFirst(offers, rooms).map(({ property }) => property.id);

it("the recommended order of stays follows the price of the stay; instant confirmation comes before a request up to 5 % cheaper (LODGE-22)", () => {
  const asked = anOffer(1, 30_000, { instant: false });
  expect(order([asked, anOffer(2, 31_200)])).toEqual([2, 1]);
  expect(order([asked, anOffer(2, 31_800)])).toEqual([1, 2]);
});

it("a hotel's last room ranks below one of the same price with more left, and a villa is always the last of its kind (LODGE-22)", () => {
  expect(order([anOffer(1, 30_000, { roomsLeft: 2 }), anOffer(2, 30_300, { roomsLeft: 3 })], 2)).toEqual([2, 1]);
  expect(order([anOffer(1, 30_000, { roomsLeft: 1, kind: "villa" }), anOffer(2, 30_000)])).toEqual([1, 2]);
});

it("included extras count: 10 % cheaper for each star above three, 5 to 20 % for included meals (LODGE-22)", () => {
  const plain = anOffer(1, 30_000);
  expect(order([plain, anOffer(2, 33_300, { stars: 4 })])).toEqual([2, 1]);
  expect(order([plain, anOffer(2, 33_400, { stars: 4 })])).toEqual([1, 2]);
  const withMeals = {
    [DocPeriod.CP]: 31_500,
    [DocPeriod.MAP]: 33_300,
    [DocPeriod.AP]: 35_200,
    [DocPeriod.ALL]: 37_400,
  };
  for (const [meals, price] of Object.entries(withMeals))
    expect(order([plain, anOffer(2, price, { meals: Number(meals) })])).toEqual([2, 1]);
});

it("each further property of one zone and category counts as 10 % more expensive, so that different ones come first (LODGE-22)", () => {
  const alike = [1, 2, 3].map((id) => anOffer(id, 30_000, { zoneId: 7 }));
  expect(order([...alike, anOffer(4, 32_900), anOffer(5, 35_900)])).toEqual([1, 4, 2, 5, 3]);
  expect(order(alike)).toEqual([1, 2, 3]);
});

it("a search without a place begins with the most visited zones, however cheap the rest is (LODGE-22)", () => {
  const offers = [
    anOffer(1, 9_000, { zone: "IJV" }),
    anOffer(2, 60_000, { zone: "VAR" }),
    anOffer(3, 10_000, { zone: "BAR" }),
    anOffer(4, 50_000, { zone: "LHA" }),
  ];
  const ids = (everywhere: boolean) => recommendedFirst(offers, 1, { everywhere }).map(({ property }) => property.id);
  expect(ids(true)).toEqual([4, 2, 1, 3]);
  expect(ids(false)).toEqual([1, 3, 4, 2]);
});
