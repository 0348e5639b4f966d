import { reservableDays, reserveProblem } from "./reserve.rules";

const reserve = { minimumDays: 2, maximumDays: 365 };
const today = "2026-11-21";

it("the first day is bounded by the reserve period, or only by today while none is known (CAR-11)", () => {
  expect(reservableDays(today, reserve)).toEqual({ first: "2026-11-23", last: "2027-11-21" });
  expect(reservableDays(today, null)).toEqual({ first: today });
});

it("a first day outside the reserve period is refused, with the nearest day that may be reserved (CAR-11)", () => {
  expect(reserveProblem("2026-11-22", today, reserve)).toEqual({ code: "tooSoon", days: 2, day: "2026-11-23" });
  expect(reserveProblem("2027-11-22", today, reserve)).toEqual({ code: "tooFarAhead", days: 365, day: "2027-11-21" });
  for (const day of ["2026-11-23", "2027-11-21"] as const) expect(reserveProblem(day, today, reserve)).toBeNull();
  expect(reserveProblem(today, today, null)).toBeNull();
});
