import type { PricedOffer } from "./car.offers";
import { recommendedFirst } from "./car.recommended";

/** An offer with this total, a third of it paid in Cuba, in minor units. */
function anOffer(model: number, total: number, { instant = true, classId = model } = {}): PricedOffer {
  const carClass = { id: classId, code: "ECO-M", transmission: 1, seats: 4, bags: 2, perDay: 0, waiverPerDay: 0 };
  return {
    model: { id: model, name: `model ${model}`, classId, year: null, equipment: [] },
    carClass: { ...carClass, deposit: 0, fullTank: null, kmLimit: null, minLicenceYears: 2 },
    supplier: {
      id: 1,
      name: "",
      confirmsInstantly: instant,
      emergencyPhone: null,
      extraDriverPerDay: null,
      extraDriverFlat: null,
      turnoverHours: 1,
      driveKmPerDay: 500,
      carsStay: false,
    },
    price: {
      ...{ days: 3, payNow: total - total / 3, perDay: 0, priceLines: [], payInCuba: total / 3, inCubaLines: [] },
      ...{ deposit: 0, freeCancellationUntil: 0 },
    },
  };
}
const order = (entries: PricedOffer[][]) => recommendedFirst(entries).map(([first]) => first?.model.id);

it("the recommended order of cars follows the total of a stay, wherever it is paid (CAR-24)", () => {
  const dearLater = anOffer(1, 33_000);
  const dearNow = { ...anOffer(2, 30_000), price: { ...anOffer(2, 30_000).price, payNow: 29_000, payInCuba: 1_000 } };
  expect(order([[dearLater], [dearNow]])).toEqual([2, 1]);
});

it("instant confirmation comes before a request that is up to 5 % cheaper (CAR-24)", () => {
  const asked = anOffer(1, 30_000, { instant: false });
  expect(order([[asked], [anOffer(2, 31_200)]])).toEqual([2, 1]);
  expect(order([[asked], [anOffer(2, 31_800)]])).toEqual([1, 2]);
});

it("a model of several companies comes before one of the same price from a single company (CAR-24)", () => {
  expect(order([[anOffer(1, 30_000)], [anOffer(2, 30_000), anOffer(2, 33_000)]])).toEqual([2, 1]);
});

it("a model is ranked by its best offer, which need not be its cheapest (CAR-24)", () => {
  const model = [anOffer(1, 30_000, { instant: false }), anOffer(1, 30_300)];
  expect(order([[anOffer(2, 30_900), anOffer(2, 31_000)], model])).toEqual([1, 2]);
});

it("equal offers keep their order (CAR-24)", () => {
  const all = [3, 1, 2].map((id) => [anOffer(id, 30_000)]);
  expect(order(all)).toEqual([3, 1, 2]);
});

it("each further model of a class counts as 10 % more expensive, so that different cars come first (CAR-24)", () => {
  const small = [1, 2, 3].map((id) => [anOffer(id, 30_000, { classId: 1 })]);
  const others = [[anOffer(4, 32_900, { classId: 2 })], [anOffer(5, 35_900, { classId: 3 })]];
  expect(order([...small, ...others])).toEqual([1, 4, 2, 5, 3]);
});

it("within one class the models stay in the order of their price (CAR-24)", () => {
  const models = [4, 2, 3, 1].map((id) => [anOffer(id, 30_000 + id * 100, { classId: 1 })]);
  expect(order(models)).toEqual([1, 2, 3, 4]);
});
