import { HOUR } from "../../../shared/instant";
import { isLifted, LIMITS, limitNames, maxOverlap, mostDuring, reachedLimits } from "./limits.rules";

const none = {
  unpaidBookings: 0,
  rentalsAtOnce: 0,
  bookingsOfDay: 0,
  declinesOfClient: 0,
  declinesOfPlan: 0,
  declinesOfCard: 0,
};
const period = (startsAt: number, endsAt: number) => ({ startsAt, endsAt });

describe("limits of a client (SAFE-19, SAFE-20)", () => {
  it.each(limitNames)("%s is reached at its number, and not at one less", (limit) => {
    expect(reachedLimits({ ...none, [limit]: LIMITS[limit] - 1 })).toEqual([]);
    expect(reachedLimits({ ...none, [limit]: LIMITS[limit] })).toEqual([limit]);
  });

  it("are lifted until the instant that staff's day ends, and no longer (SAFE-21)", () => {
    expect([isLifted(null, 0), isLifted(HOUR, HOUR - 1), isLifted(HOUR, HOUR)]).toEqual([false, true, false]);
  });
});

describe("overlapping cars", () => {
  it("count overlapping rentals; one that is returned when another begins does not overlap", () => {
    expect(maxOverlap([])).toBe(0);
    expect(maxOverlap([period(0, 3), period(3, 5), period(5, 9)])).toBe(1);
    expect(maxOverlap([period(0, 4), period(3, 5), period(4, 9), period(1, 9)])).toBe(3);
  });

  it("are counted among those that overlap the new rental's days", () => {
    const booked = [period(0, 4), period(1, 4), period(4, 9)];
    expect(mostDuring(booked, period(4, 6))).toBe(1);
    expect(mostDuring(booked, period(3, 6))).toBe(2);
    expect(mostDuring(booked, period(9, 12))).toBe(0);
  });
});
