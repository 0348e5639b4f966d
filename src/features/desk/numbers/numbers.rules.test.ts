import { HOUR } from "../../../shared/instant";
import type { StateName } from "../../plan/checkout/checkout.states";
import { daysOf, endingsOf, type PlanGroup, percentOf, periodOf, stepsOf } from "./numbers.rules";

const nothing = { isConfirmed: false, isChecked: false, isPaid: false, isSigned: false, lastFact: "clock.ticked" };
const group = (state: StateName, plans: number, facts: Partial<PlanGroup> = {}): PlanGroup => ({
  ...{ ...nothing, state, plans },
  ...facts,
});
const [confirmed, paid] = [{ isConfirmed: true }, { isConfirmed: true, isChecked: true, isPaid: true }];
const groups = [
  group("confirming", 1, { isChecked: true }),
  group("verifyingDocuments", 2, confirmed),
  group("cancelled", 4, { ...confirmed, isChecked: true }),
  group("cancelled", 8, paid),
  group("cancelled", 16, { ...paid, lastFact: "booking.refunded" }),
  group("printing", 32, { ...paid, isSigned: true }),
  group("completed", 64, { ...paid, isSigned: true }),
  group("collecting", 128),
];

it("a plan counts at each step that it reached, even if it ended later; papers alone confirm nothing (DESK-29)", () => {
  expect(stepsOf(groups).map(({ Step, Plans }) => [Step, Plans])).toEqual([
    ["begun", 255],
    ["confirmed", 126],
    ["documents", 124],
    ["paid", 120],
    ["signed", 96],
    ["completed", 64],
  ]);
});

it("a plan is counted in exactly one group, a cancelled one by its reason (DESK-29)", () => {
  expect(endingsOf(groups).map(({ Ending, Plans }) => [Ending, Plans])).toEqual([
    ["underWay", 35],
    ["completed", 64],
    ["unpaid", 4],
    ["unsigned", 8],
    ["refunded", 16],
    ["empty", 128],
  ]);
});

it("the period is the last 30 days unless days are named, and at most 366 of them (DESK-29)", () => {
  expect(periodOf({ from: "last30", to: "today" }, "2026-12-30")).toEqual({ from: "2026-12-01", to: "2026-12-30" });
  expect(periodOf({ from: "2026-01-01", to: "2027-01-01" }, "2026-12-30")).not.toBeNull();
  expect(periodOf({ from: "2026-01-01", to: "2027-01-02" }, "2026-12-30")).toBeNull();
  expect(periodOf({ from: "2026-12-02", to: "2026-12-01" }, "2026-12-30")).toBeNull();
});

it("days begin and end at Havana's midnights, also where its clock changes (DESK-29)", () => {
  const { days, midnights, until } = daysOf({ from: "2026-10-31", to: "2026-11-01" });
  expect(days).toEqual(["2026-10-31", "2026-11-01"]);
  const [first = 0, second = 0] = midnights;
  expect([second - first, until - second]).toEqual([24 * HOUR, 25 * HOUR]);
});

it("a share of 0 is 0, and others are percent to one decimal", () =>
  expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3)]).toEqual([0, 33.3, 100]));
