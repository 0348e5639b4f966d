import en from "../../../i18n/en.json";
import { inFahrenheit, usualWeather } from "./usualWeather";

const zoneCodes = Object.keys(en).flatMap((id) => /^zone\.about\.(\w+)$/.exec(id)?.[1] ?? []);

describe("the usual weather of a zone (PAPER-21)", () => {
  it.each(zoneCodes)("has twelve months with values that are plausible in Cuba: %s", (code) => {
    const months = usualWeather(code) ?? [];
    expect(months).toHaveLength(12);
    for (const { day, night, rain, sea } of months) {
      expect(day - night).toBeGreaterThanOrEqual(5);
      expect(day - night).toBeLessThanOrEqual(13);
      expect(day).toBeLessThanOrEqual(34);
      expect(night).toBeGreaterThanOrEqual(13);
      expect(rain).toBeGreaterThan(0);
      expect(rain).toBeLessThanOrEqual(20);
      if (sea !== null) expect([sea >= 24, sea <= 31]).toEqual([true, true]);
    }
    const of = (month: number) => months[month]?.day ?? 0;
    expect(of(7)).toBeGreaterThan(of(0));
  });

  it("is null for a zone without an entry", () => expect(usualWeather("XXX")).toBeNull());

  it("is also given in Fahrenheit", () => expect([0, 26, 33].map(inFahrenheit)).toEqual([32, 79, 91]));
});
