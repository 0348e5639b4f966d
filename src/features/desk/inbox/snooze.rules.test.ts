import fc from "fast-check";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";
import { LONGEST_SNOOZE, latestReturn, proposedTimes, snoozeNow, snoozeProblem } from "./snooze.rules";

const NOW = 1_000 * DAY;
const booking = (Until: number | null) => ({ Kind: "booking" as const, Until });

describe("an item that is put aside (DESK-111)", () => {
  it.each([
    ["before its deadline", NOW + 72 * HOUR, NOW + 71 * HOUR, null],
    ["until its deadline", NOW + 72 * HOUR, NOW + 72 * HOUR, "beyondDeadline"],
    ["beyond its deadline", NOW + 72 * HOUR, NOW + 80 * HOUR, "beyondDeadline"],
    ["whose deadline has passed", NOW, null, "over"],
    ["until an instant that has passed", null, NOW, "past"],
    ["for as long as may be", null, NOW + LONGEST_SNOOZE, null],
    ["for longer", null, NOW + LONGEST_SNOOZE + 1, "tooLong"],
    ["until its client acts", NOW + HOUR, null, null],
  ] as const)("%s", (_case, deadline, until, problem) =>
    expect(snoozeProblem(booking(deadline), until, NOW)).toBe(problem),
  );

  const snooze = { snoozedAt: NOW, until: null, state: "a", acts: "0" };
  const seen = (Until: number | null, change = {}) => ({ ...booking(Until), state: "a", acts: "0", ...change });
  it.each([
    ["stays away until its time", { until: NOW + HOUR }, null, NOW + HOUR - 1, null],
    ["is back at its time", { until: NOW + HOUR }, null, NOW + HOUR, "time"],
    ["is back a day before its deadline", {}, NOW + 72 * HOUR, NOW + 48 * HOUR, "deadline"],
    ["is not back earlier", {}, NOW + 72 * HOUR, NOW + 48 * HOUR - 1, null],
    ["is back at half of the time that was left", {}, NOW + 10 * HOUR, NOW + 5 * HOUR, "deadline"],
    [
      "keeps a time that was chosen close to its deadline",
      { until: NOW + 71 * HOUR },
      NOW + 72 * HOUR,
      NOW + 70 * HOUR,
      null,
    ],
    [
      "is back if its deadline moved before the time",
      { until: NOW + 71 * HOUR },
      NOW + 30 * HOUR,
      NOW + 6 * HOUR,
      "deadline",
    ],
    ["without deadline and time stays away", {}, null, NOW + 80 * DAY, null],
  ] as const)("%s", (_case, change, deadline, at, back) =>
    expect(snoozeNow({ ...snooze, ...change }, seen(deadline), at).back).toBe(back),
  );

  it("is back once its client has written or acted, if that was asked for, and in any case once it has changed", () => {
    const back = (kept: object, now: object) => snoozeNow({ ...snooze, ...kept }, seen(null, now), NOW + MINUTE).back;
    expect(back({}, { acts: "1" })).toBe("client");
    expect(back({ until: NOW + HOUR, acts: null }, { acts: null })).toBeNull();
    expect(back({ until: NOW + HOUR, acts: null }, { state: "b", acts: null })).toBe("changed");
    expect(back({}, { state: "b", acts: "1" })).toBe("changed");
  });

  it("is always back before its deadline", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 * DAY }), (left) => {
        const back = latestReturn(booking(NOW + left), NOW);
        expect(back).toBeGreaterThanOrEqual(NOW);
        expect(back).toBeLessThan(NOW + left);
      }),
    ));
});

it.each([
  ["Sunday", "2026-11-29T15:00:00Z", "2026-11-30", "2026-11-30"],
  ["Monday", "2026-11-30T15:00:00Z", "2026-12-01", "2026-12-07"],
  ["Saturday", "2026-12-05T15:00:00Z", "2026-12-06", "2026-12-07"],
  ["late on Sunday in Havana, Monday elsewhere", "2026-11-30T03:00:00Z", "2026-11-30", "2026-11-30"],
])("proposes tomorrow and next Monday at nine on a %s", (_day, at, tomorrow, monday) =>
  expect(proposedTimes(Date.parse(at))).toEqual({
    tomorrow: { Day: tomorrow, Hour: "0900" },
    monday: { Day: monday, Hour: "0900" },
  }),
);
