import { demoSeasons } from "../../../../test/catalogue/demoCatalogue";
import { addDays } from "../../../shared/havana";
import { roadKm } from "../../../shared/roads/byRoad";
import { ratesHoldUntil } from "./car.seasons";

describe("the demonstration's seasons", () => {
  const seasons = demoSeasons();
  const nameOn = (day: string) => seasons.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay)?.name;

  it.each([
    ["2026-12-15", "high"],
    ["2026-12-16", "peak"],
    ["2027-01-09", "peak"],
    ["2027-01-10", "high"],
    ["2027-03-20", "high"],
    ["2027-03-21", "peak"],
    ["2027-03-28", "peak"],
    ["2027-03-29", "high"],
    ["2027-04-30", "high"],
    ["2027-05-01", "low"],
    ["2027-06-30", "low"],
    ["2027-07-01", "peak"],
    ["2027-08-15", "peak"],
    ["2027-08-16", "low"],
    ["2027-10-31", "low"],
    ["2027-11-01", "high"],
  ])("on %s: %s", (day, name) => expect(nameOn(day)).toBe(name));

  it("a day's rates apply until its season ends or the next begins; after the last season this is unknown (CAR-23)", () => {
    expect(ratesHoldUntil("2026-12-14", seasons)).toBe("2026-12-15");
    expect(ratesHoldUntil("2026-12-16", seasons)).toBe("2027-01-09");
    expect(ratesHoldUntil("2025-12-20", seasons)).toBe("2025-12-31");
    expect(ratesHoldUntil("2030-03-01", seasons)).toBe("2030-03-01");
  });

  it("a day's rates apply on the first and last day of its season, and between seasons until the next (CAR-23)", () => {
    const some = [
      { fromDay: "2027-02-03", toDay: "2027-02-05" },
      { fromDay: "2027-02-10", toDay: "2027-02-12" },
    ];
    const until = (day: string) => ratesHoldUntil(day, some);
    expect(["2027-02-02", "2027-02-03", "2027-02-04", "2027-02-05"].map(until)).toEqual([
      "2027-02-02",
      "2027-02-05",
      "2027-02-05",
      "2027-02-05",
    ]);
    expect(["2027-02-06", "2027-02-09", "2027-02-10", "2027-02-13"].map(until)).toEqual([
      "2027-02-09",
      "2027-02-09",
      "2027-02-12",
      "2027-02-13",
    ]);
  });

  it("follow one another without a gap, from the first day to the last (CAR-7)", () => {
    expect(seasons[0]?.fromDay).toBe("2026-01-01");
    expect(seasons.at(-1)?.toDay).toBe("2029-12-31");
    for (const [index, { fromDay }] of seasons.entries())
      if (index > 0) expect(fromDay).toBe(addDays(seasons[index - 1]?.toDay ?? "", 1));
  });
});

describe("distances by road", () => {
  it("are close to the real road distances", () => {
    const havana = { latitude: 23.136, longitude: -82.359 };
    const varadero = { latitude: 23.157, longitude: -81.245 };
    const santiago = { latitude: 20.021, longitude: -75.829 };
    expect(roadKm(havana, varadero)).toBeGreaterThan(130);
    expect(roadKm(havana, varadero)).toBeLessThan(160);
    expect(roadKm(havana, santiago)).toBeGreaterThan(850);
    expect(roadKm(havana, santiago)).toBeLessThan(1050);
    expect(roadKm(havana, santiago)).toBe(roadKm(santiago, havana));
  });
});
