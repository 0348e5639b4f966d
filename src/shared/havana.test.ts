import {
  addDays,
  addMonths,
  daysBetween,
  fullYears,
  havanaDate,
  havanaInstant,
  havanaOffset,
  isHavanaDate,
  sameTimeOn,
} from "./havana";
import { HOUR } from "./instant";

const utc = (text: string) => Date.parse(`${text}Z`);

describe("Havana's clock", () => {
  it("is five hours behind UTC in winter and four in summer", () => {
    expect(havanaOffset(utc("2026-12-01T12:00"))).toBe(-5 * HOUR);
    expect(havanaOffset(utc("2027-06-01T12:00"))).toBe(-4 * HOUR);
  });

  it("turns a day and an hour into the instant when its clock shows them", () => {
    expect(havanaInstant("2026-12-01", "0900")).toBe(utc("2026-12-01T14:00"));
    expect(havanaInstant("2027-06-01", "0900")).toBe(utc("2027-06-01T13:00"));
  });

  it("an hour that the spring change skips is the first instant after it (PLAN-21)", () => {
    expect(havanaInstant("2027-03-14", "0030")).toBe(utc("2027-03-14T05:00"));
    expect(havanaInstant("2027-03-14", "0100")).toBe(utc("2027-03-14T05:00"));
    expect(havanaInstant("2027-03-13", "2359")).toBe(utc("2027-03-14T04:59"));
  });

  it("an hour that the autumn change repeats is its first occurrence", () => {
    expect(havanaInstant("2027-11-07", "0030")).toBe(utc("2027-11-07T04:30"));
    expect(havanaInstant("2027-11-07", "0100")).toBe(utc("2027-11-07T06:00"));
  });

  it("a day is that of Havana's calendar, not UTC's", () => {
    expect(havanaDate(utc("2026-12-02T04:59"))).toBe("2026-12-01");
    expect(havanaDate(utc("2026-12-02T05:00"))).toBe("2026-12-02");
  });
});

describe("the same time on another day", () => {
  it.each([
    ["across the spring change", "2027-03-14T14:00", "2027-03-19", "2027-03-19T14:00"],
    ["from before the spring change", "2027-03-13T15:00", "2027-03-19", "2027-03-19T14:00"],
    ["across the autumn change", "2027-11-07T15:00", "2027-11-12", "2027-11-12T15:00"],
    ["from the repeated hour", "2027-11-07T05:30", "2027-11-12", "2027-11-12T05:30"],
    ["to the millisecond", "2026-12-01T14:00:12.345", "2026-12-08", "2026-12-08T14:00:12.345"],
  ])("is what Havana's clock shows, %s (PLAN-16)", (_when, at, day, same) => {
    expect(sameTimeOn(day, utc(at))).toBe(utc(same));
  });
});

describe("days", () => {
  it("are added across months and years", () => {
    expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
    expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  });

  it("are counted by the calendar, also where Havana's clock changes between them", () => {
    expect(daysBetween("2027-03-13", "2027-03-15")).toBe(2);
    expect(daysBetween("2027-01-02", "2026-12-30")).toBe(-3);
  });

  it("end with the month if the day is missing in it when months are added", () => {
    expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
    expect(addMonths("2026-11-21", 6)).toBe("2027-05-21");
  });

  it("an age is one year more from the birthday on", () => {
    expect(fullYears("2005-12-01", "2026-11-30")).toBe(20);
    expect(fullYears("2005-12-01", "2026-12-01")).toBe(21);
    expect(fullYears("2004-02-29", "2025-02-28")).toBe(20);
    expect(fullYears("2004-02-29", "2025-03-01")).toBe(21);
  });

  it("are valid if they exist in the calendar and are written as YYYY-MM-DD", () => {
    expect(isHavanaDate("2027-02-28")).toBe(true);
    expect(isHavanaDate("2027-02-29")).toBe(false);
    expect(isHavanaDate("27-02-28")).toBe(false);
  });
});
