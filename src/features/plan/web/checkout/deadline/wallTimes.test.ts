import { wallTimes } from "./wallTimes";

const tuesdayTwoInHavana = Date.UTC(2026, 10, 24, 19, 5);
const before = Date.UTC(2026, 10, 22);

describe("a deadline on two clocks", () => {
  test("has Havana's weekday and time, and the viewer's time if it differs (PLAN-21)", () => {
    expect(wallTimes(tuesdayTwoInHavana, before, "en", "America/Chicago")).toEqual({
      havana: "Tuesday 14:05",
      here: "13:05",
    });
  });

  test("contains one time for a viewer whose clock shows the same as Havana's", () => {
    expect(wallTimes(tuesdayTwoInHavana, before, "en", "America/New_York").here).toBeNull();
  });

  test("has the viewer's weekday if it differs", () => {
    const evening = Date.UTC(2026, 10, 25, 2, 0);
    expect(wallTimes(evening, before, "es", "Europe/Madrid")).toEqual({
      havana: "martes 21:00",
      here: "miércoles 03:00",
    });
  });

  test("has the date too if the weekday occurs twice before it", () => {
    const told = wallTimes(tuesdayTwoInHavana, Date.UTC(2026, 10, 17), "es", "America/Chicago");
    expect(told).toEqual({ havana: "martes 24 de noviembre 14:05", here: "13:05" });
  });
});
