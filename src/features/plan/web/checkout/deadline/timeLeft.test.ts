import { DAY, HOUR, MINUTE, SECOND } from "../../../../../shared/instant";
import { timeLeft, urgencyOf } from "./timeLeft";

const now = Date.UTC(2026, 10, 21, 18, 0);

describe("the time left until a deadline", () => {
  test.each([
    [6 * DAY - SECOND, { unit: "days", count: 5 }],
    [4 * DAY + 1, { unit: "days", count: 4 }],
    [4 * DAY, { unit: "hours", count: 96 }],
    [95 * HOUR, { unit: "hours", count: 95 }],
    [41 * HOUR + 59 * MINUTE, { unit: "hours", count: 41 }],
    [2 * HOUR, { unit: "hours", count: 2 }],
    [2 * HOUR - 1, { unit: "minutes", count: 119 }],
    [2 * MINUTE, { unit: "minutes", count: 2 }],
    [2 * MINUTE - 1, { unit: "seconds", count: 120 }],
    [1, { unit: "seconds", count: 1 }],
  ])(
    "the time left until a deadline of %d ms is written in the largest unit that fits at least twice",
    (left, told) => {
      expect(timeLeft(now + left, now)).toEqual(told);
    },
  );

  test("is over from the deadline's own millisecond on (PLAN-19)", () => {
    expect(timeLeft(now, now).unit).toBe("over");
    expect(timeLeft(now, now + SECOND).unit).toBe("over");
  });
});

test("a deadline grows urgent: soon within a day, urgent within three hours, then over", () => {
  const urgencies = [24 * HOUR + 1, 24 * HOUR, 3 * HOUR, 0].map((left) => urgencyOf(now + left, now));
  expect(urgencies).toEqual(["calm", "soon", "urgent", "over"]);
});
