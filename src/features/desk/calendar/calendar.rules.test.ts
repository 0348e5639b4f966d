import { defaultBlockPeriod, freeOn, isOpenOn, laneOut, touches, turnoversOf } from "./calendar.rules";

const taken = (From: string, Until: string, change: object = {}) => ({
  ...{
    From: `2026-12-${From}`,
    FromHour: "0900",
    Until: `2026-12-${Until}`,
    UntilHour: "0900",
    Rooms: 1,
    Turnover: null,
  },
  ...change,
});
const FIRST = "2026-12-01";

describe("a reservation on the calendar", () => {
  it("is drawn from its first hour to its last one, cut off at the calendar's ends, on the first free line (DESK-27)", () => {
    const late = taken("05", "20", { FromHour: "1200" });
    expect(laneOut([taken("02", "05"), late, taken("04", "06")], FIRST, 7)).toEqual([
      { one: taken("02", "05"), from: 1.375, to: 4.375, lane: 0 },
      { one: taken("04", "06"), from: 3.375, to: 5.375, lane: 1 },
      { one: late, from: 4.5, to: 7, lane: 0 },
    ]);
    expect(laneOut([taken("09", "12")], FIRST, 7)).toEqual([]);
  });

  it("follows on one line what ends as it begins, and the longer of two that begin together is on the first line (DESK-27)", () => {
    const lanes = (...all: ReturnType<typeof taken>[]) => laneOut(all, FIRST, 20).map(({ one, lane }) => [one, lane]);
    const [before, after] = [taken("02", "05"), taken("05", "07")];
    expect(lanes(before, after)).toEqual([
      [before, 0],
      [after, 0],
    ]);
    const [short, long] = [taken("02", "04"), taken("02", "09")];
    expect(lanes(short, long)).toEqual([
      [long, 0],
      [short, 1],
    ]);
  });

  it("occupies each day that it has an hour of, not a day that begins as it ends", () => {
    const days = ["01", "02", "03", "04"].map((day) => `2026-12-${day}`);
    expect(days.map((day) => touches(taken("02", "03"), day))).toEqual([false, true, true, false]);
    expect(days.map((day) => touches(taken("02", "03", { UntilHour: "0000" }), day))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("shows rooms' free nights, and every free hour of a car (DESK-27)", () => {
    const rooms = { Units: 3, Taken: [taken("02", "04", { Rooms: 2 }), taken("03", "05")] };
    expect(["01", "02", "03", "04", "05"].map((night) => freeOn(rooms, `2026-12-${night}`))).toEqual([3, 1, 0, 2, 3]);
    const car = { Units: 1, Taken: [taken("02", "04")] };
    expect(["01", "02", "03", "04"].map((day) => isOpenOn("cars", car, `2026-12-${day}`))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(isOpenOn("rooms", rooms, "2026-12-03")).toBe(false);
  });

  it("limits a new block, which begins after what ends on a day and ends before what begins on it", () => {
    const day = "2026-12-04";
    const free = (...all: ReturnType<typeof taken>[]) => {
      const { FromHour, Until, UntilHour } = defaultBlockPeriod("cars", all, day);
      return [FromHour, Until, UntilHour];
    };
    expect(free()).toEqual(["0000", "2026-12-05", "0000"]);
    expect(free(taken("01", "04"))).toEqual(["0900", "2026-12-05", "0000"]);
    expect(free(taken("01", "04"), taken("04", "08", { FromHour: "1500" }))).toEqual(["0900", day, "1500"]);
    expect(free(taken("01", "04"), taken("04", "04", { FromHour: "1200", UntilHour: "1500" }))).toEqual([
      "1500",
      "2026-12-05",
      "0000",
    ]);
  });

  it("of a car is followed by its turnover, which is shown separately and is not free (DESK-27, CAR-64)", () => {
    const back = { Turnover: { Until: "2026-12-06", UntilHour: "1500" } };
    const driven = { ...taken("02", "04"), ...back };
    const days = ["03", "04", "05", "06", "07"].map((day) => `2026-12-${day}`);
    expect(days.map((day) => touches(driven, day))).toEqual([true, true, true, true, false]);
    expect(days.map((day) => isOpenOn("cars", { Units: 1, Taken: [driven] }, day))).toEqual([
      ...[false, false, false, true, true],
    ]);
    expect(defaultBlockPeriod("cars", [driven], "2026-12-06")).toMatchObject({ From: "2026-12-06", FromHour: "1500" });
    const [drawn] = laneOut(turnoversOf([driven, taken("08", "09")]), FIRST, 20);
    expect(drawn).toMatchObject({ one: { after: driven }, from: 3.375, to: 5.625 });
    expect(turnoversOf([driven, taken("08", "09")])).toHaveLength(1);
  });

  it("is not free on a day on which one begins as another ends, nor on an occupied night (DESK-27)", () => {
    const oneByOne = { Units: 1, Taken: [taken("04", "06"), taken("01", "04")] };
    const days = ["03", "04", "05", "06"].map((day) => `2026-12-${day}`);
    expect(days.map((day) => isOpenOn("cars", oneByOne, day))).toEqual([false, false, false, true]);
    const room = { Units: 1, Taken: [taken("01", "04"), taken("04", "06", { FromHour: "1500" })] };
    expect(days.map((day) => isOpenOn("rooms", room, day))).toEqual([false, false, false, true]);
  });

  it("is blocked for the whole night if it is of rooms, independent of arrivals and departures on that day (DESK-26)", () => {
    const all = [taken("01", "04"), taken("04", "06", { FromHour: "1500" })];
    expect(defaultBlockPeriod("rooms", all, "2026-12-04")).toMatchObject({ From: "2026-12-04", Until: "2026-12-05" });
  });
});
