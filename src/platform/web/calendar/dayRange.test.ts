import { addDays } from "../../../shared/havana";
import { beginOn, daysOf, endOn, pressDay, type RangeRule } from "./dayRange";

const rule: RangeRule = { first: "2026-12-01", last: "2027-11-30", least: 3, most: 180 };

it("choosing a range of days begins a range with the first press and ends it with the next", () => {
  const { range } = pressDay("2026-12-05", { from: "2026-12-10", to: "2026-12-14" }, rule);
  expect(range).toEqual({ from: "2026-12-05", to: "" });
  expect(pressDay("2026-12-12", range, rule)).toEqual({ range: { from: "2026-12-05", to: "2026-12-12" }, moved: null });
});

it("choosing a range of days begins another range with a day before the beginning, or that day again", () => {
  for (const day of ["2026-12-04", "2026-12-05"])
    expect(pressDay(day, { from: "2026-12-05", to: "" }, rule).range).toEqual({ from: day, to: "" });
});

it("choosing a range of days moves the end of a range that is too short or too long to the limit, and reports it (WEB-20)", () => {
  expect(endOn("2026-12-06", "2026-12-05", rule)).toEqual({
    range: { from: "2026-12-05", to: "2026-12-08" },
    moved: { why: "least", days: 3, to: "2026-12-08" },
  });
  const tooLong = endOn("2027-12-05", "2026-12-05", rule);
  expect(tooLong.moved).toEqual({ why: "most", days: 180, to: addDays("2026-12-05", 180) });
  expect(endOn("2026-12-01", "2026-12-05", rule).range.to).toBe("2026-12-08");
});

it("choosing a range of days keeps the length of a range whose beginning moves, within the limits", () => {
  expect(beginOn("2026-12-20", { from: "2026-12-05", to: "2026-12-12" }, rule).range.to).toBe("2026-12-27");
  expect(beginOn("2026-12-20", { from: "2026-12-05", to: "" }, rule).range.to).toBe("2026-12-23");
});

it("choosing a range of days takes each press for a whole range if all ranges have the same length", () => {
  const week = { ...rule, least: 7, most: 7 };
  const { range } = pressDay("2026-12-08", { from: "2026-12-05", to: "2026-12-12" }, week);
  expect(range).toEqual({ from: "2026-12-08", to: "2026-12-15" });
  expect(pressDay("2026-12-20", range, week).range).toEqual({ from: "2026-12-20", to: "2026-12-27" });
});

it("a chosen range counts calendar days, across a clock change and New Year", () => {
  expect(daysOf({ from: "2026-10-30", to: "2026-11-02" })).toBe(3);
  expect(daysOf({ from: "2026-12-30", to: "2027-01-02" })).toBe(3);
  expect(daysOf({ from: "2026-12-30", to: "" })).toBe(0);
});
