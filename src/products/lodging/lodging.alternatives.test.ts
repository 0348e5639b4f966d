import { isNoWorse, mayStandIn, type StayQuality } from "./lodging.alternatives";

const booked: StayQuality = { kind: "hotel", stars: 4, classId: 2, meals: "MAP" };
const payNow = 40_000;

it.each<[string, Partial<StayQuality>, boolean]>([
  ["more stars", { stars: 5 }, true],
  ["a finer room", { classId: 3 }, true],
  ["more meals", { meals: "ALL" }, true],
  ["fewer stars", { stars: 3 }, false],
  ["a plainer room", { classId: 1 }, false],
  ["fewer meals", { meals: "CP" }, false],
  ["a property of another kind", { kind: "villa", stars: null }, false],
])("%s: as good as the booked one is %3$s", (_what, change, noWorse) => {
  expect(isNoWorse(booked, { ...booked, ...change })).toBe(noWorse);
});

it("an equal or better one is allowed at any list price, a lesser one only if it costs less", () => {
  const may = (change: Partial<StayQuality>, listPrice: number) =>
    mayStandIn({ ...booked, payNow }, { ...booked, ...change, listPrice });
  expect([may({ stars: 5 }, payNow * 2), may({ stars: 3 }, payNow), may({ stars: 3 }, payNow - 1)]).toEqual([
    true,
    false,
    true,
  ]);
});
