import type { PricedOffer } from "./lodging.offers";
import { recommendedFirst } from "./lodging.recommended";

type Facts = { instant?: boolean; kind?: "hotel" | "villa"; roomsLeft?: number };

/** An offer of a house for a whole stay, in minor units. */
function anOffer(
  id: number,
  price: number,
  { instant = true, kind = "hotel", roomsLeft = 9 }: Facts = {},
): PricedOffer {
  const zone = { id: 1, code: "", name: "", provinceId: 1, provinceName: "", latitude: 0, longitude: 0, offices: [] };
  const house: PricedOffer["house"] = {
    ...{ id, name: "", kind, categoryId: 1, stars: null, chain: null, locationId: 1, building: "villa", zone },
    ...{ latitude: 0, longitude: 0, checkInHour: "1600", checkOutHour: "1200", phone: null, roomTypes: [] },
    confirmsInstantly: instant,
  };
  const sizes = { units: 9, maxAdults: 2, maxGuests: 3, coversGuests: 2, bedrooms: null };
  const made = { squareMetres: null, beds: null, plans: [] };
  const rates = { peak: price, high: price, low: price };
  return {
    ...{ house, roomType: { id, classId: 1, ...sizes, ...made }, plan: { mealsPlanId: 1, rates } },
    ...{ price, perNight: price, roomsLeft },
  };
}
const order = (offers: PricedOffer[], rooms = 1) => recommendedFirst(offers, rooms).map(({ house }) => house.id);

it("goes by the price of the stay; what is confirmed at once before what is up to 5 % cheaper and has to be asked for (LODGE-22)", () => {
  const asked = anOffer(1, 30_000, { instant: false });
  expect(order([asked, anOffer(2, 31_200)])).toEqual([2, 1]);
  expect(order([asked, anOffer(2, 31_800)])).toEqual([1, 2]);
});

it("a hotel's last room goes behind one of the same price with more left, and a villa is always the last of its kind (LODGE-22)", () => {
  expect(order([anOffer(1, 30_000, { roomsLeft: 2 }), anOffer(2, 30_300, { roomsLeft: 3 })], 2)).toEqual([2, 1]);
  expect(order([anOffer(1, 30_000, { roomsLeft: 1, kind: "villa" }), anOffer(2, 30_000)])).toEqual([1, 2]);
});
