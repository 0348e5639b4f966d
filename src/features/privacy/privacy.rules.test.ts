import { havanaInstant } from "../../shared/havana";
import { deletedBefore, deletedOn, KEEP_DOCUMENTS_DAYS, obstacleOf } from "./privacy.rules";

const nothing = { openPlanId: null, moneyUnderWay: false, credit: 0 };

describe("documents (SAFE-12)", () => {
  it("are kept for 90 days from the Havana day of the last service, whatever its hour", () => {
    expect(KEEP_DOCUMENTS_DAYS).toBe(90);
    for (const hour of ["0000", "0900", "2359"])
      expect(deletedOn(havanaInstant("2026-12-01", hour))).toBe("2027-03-01");
  });

  it.each([
    ["2027-02-28", "2359", false],
    ["2027-03-01", "0000", true],
    ["2027-03-01", "2359", true],
  ])("documents whose service ended on 1 December are deleted from 1 March on: %s %s", (day, hour, isDue) => {
    const now = havanaInstant(day, hour);
    for (const ended of ["0000", "2359"]) expect(havanaInstant("2026-12-01", ended) < deletedBefore(now)).toBe(isDue);
  });
});

describe("an account (SAFE-25)", () => {
  it("can be closed when nothing is open, and not while a plan is open or money is on its way", () => {
    expect(obstacleOf(nothing, false)).toBeNull();
    expect(obstacleOf({ ...nothing, moneyUnderWay: true }, true)).toBe("moneyOwed");
    expect(obstacleOf({ ...nothing, openPlanId: 1001, moneyUnderWay: true }, true)).toBe("planOpen");
  });

  it("an account with credit can be closed if the client gives up the credit", () => {
    expect(obstacleOf({ ...nothing, credit: 1 }, false)).toBe("creditLeft");
    expect(obstacleOf({ ...nothing, credit: 1 }, true)).toBeNull();
  });
});
