import { addDays, havanaInstant } from "../../shared/havana";
import {
  defaultLodgingStay,
  MOST_NIGHTS,
  nightDates,
  roomWithWrongAges,
  type Stay,
  stayInstants,
  stayProblem,
  travelersAmount,
} from "./lodging.rules";

const today = "2026-11-21";
const reserve = { minimumDays: 3, maximumDays: 365 };
const stay: Stay = { checkIn: "2026-12-05", checkOut: "2026-12-08" };

it("a search begins in 14 days, for three nights and two adults in one room (LODGE-1)", () => {
  expect(defaultLodgingStay(today)).toEqual({
    CheckIn: "2026-12-05",
    CheckOut: "2026-12-08",
    Rooms: [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] }],
  });
});

describe("a stay", () => {
  it.each<[string, Partial<Stay>, string | null, string | null]>([
    ["of three nights", {}, null, null],
    ["that began yesterday", { checkIn: "2026-11-20" }, "checkInInPast", "CheckIn"],
    ["that begins today", { checkIn: today }, "tooSoon", "CheckIn"],
    ["that begins in three days", { checkIn: "2026-11-24" }, null, null],
    ["of no night", { checkOut: stay.checkIn }, "checkOutBeforeCheckIn", "CheckOut"],
    ["that ends before it begins", { checkOut: "2026-12-04" }, "checkOutBeforeCheckIn", "CheckOut"],
    ["of as many nights as may be", { checkOut: addDays(stay.checkIn, MOST_NIGHTS) }, null, null],
    ["of one night more", { checkOut: addDays(stay.checkIn, MOST_NIGHTS + 1) }, "stayTooLong", "CheckOut"],
    ["that begins in 366 days", { checkIn: "2027-11-22", checkOut: "2027-11-25" }, "tooFarAhead", "CheckIn"],
  ])("%s", (_what, change, code, field) => {
    const problem = stayProblem({ ...stay, ...change }, today, reserve);
    expect([problem?.code ?? null, problem?.field ?? null]).toEqual([code, field]);
  });

  it("may begin today while the reserve period is unknown", () => {
    expect(stayProblem({ ...stay, checkIn: today }, today, null)).toBeNull();
  });

  it("includes every night up to the last morning, and none if it has no night", () => {
    expect(nightDates(stay)).toEqual(["2026-12-05", "2026-12-06", "2026-12-07"]);
    expect(nightDates({ checkIn: stay.checkOut, checkOut: stay.checkIn })).toEqual([]);
  });

  it("lasts from the property's check-in hour to its check-out hour, Havana time (LODGE-13)", () => {
    expect(stayInstants(stay, { checkInHour: "1600", checkOutHour: "1200" })).toEqual({
      startsAt: havanaInstant("2026-12-05", "1600"),
      endsAt: havanaInstant("2026-12-08", "1200"),
    });
  });
});

describe("the rooms of a search", () => {
  const room = (adultsAmount: number, childrenAmount: number, childrenAgeList: number[]) => ({
    ...{ room: 1, adultsAmount, childrenAmount, childrenAgeList },
  });

  it("have an age for each child: the first room without is named", () => {
    expect(roomWithWrongAges([room(2, 1, [4]), room(2, 0, [])])).toBeNull();
    expect(roomWithWrongAges([room(2, 1, [4]), room(2, 2, [4]), room(1, 0, [3])])).toBe(1);
  });

  it("have as many travelers as adults and children", () => {
    expect(travelersAmount([room(2, 1, [4]), room(1, 0, [])])).toBe(4);
  });
});
