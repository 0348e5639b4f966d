import { reservableDays, reserveProblem } from "./reserve.rules";

const reserve = { minimumDays: 2, maximumDays: 365 };
const today = "2026-11-21";

it("bounds the first day by the reserve period, and only by today while none is known (CAR-11)", () => {
  expect(reservableDays(today, reserve)).toEqual({ first: "2026-11-23", last: "2027-11-21" });
  expect(reservableDays(today, null)).toEqual({ first: today });
});

it("refuses a first day outside the reserve period, and names the nearest that may be reserved (CAR-11)", () => {
  expect(reserveProblem("2026-11-22", today, reserve)).toEqual({ code: "tooSoon", days: 2, day: "2026-11-23" });
  expect(reserveProblem("2027-11-22", today, reserve)).toEqual({ code: "tooFarAhead", days: 365, day: "2027-11-21" });
  for (const day of ["2026-11-23", "2027-11-21"] as const) expect(reserveProblem(day, today, reserve)).toBeNull();
  expect(reserveProblem(today, today, null)).toBeNull();
});
