import { courierBands, courierQuote, HEAVIEST_PARCEL, regionOf, regions } from "./courier.rules";

describe("a parcel", () => {
  it("costs the price of its band, up to its last gram", () => {
    expect(courierQuote(500, "West")?.price).toBe(1_900);
    expect(courierQuote(501, "West")?.price).toBe(2_600);
    expect(courierQuote(HEAVIEST_PARCEL, "East")?.upToGrams).toBe(HEAVIEST_PARCEL);
  });

  it("is not carried without a weight, or above the heaviest band", () => {
    expect(courierQuote(0, "West")).toBeNull();
    expect(courierQuote(HEAVIEST_PARCEL + 1, "West")).toBeNull();
  });

  it("costs more the heavier it is and the further it goes", () => {
    const prices = courierBands.map((band) => regions.map((region) => band[region]));
    for (const [index, row] of prices.entries()) {
      expect(row).toEqual([...row].sort((a, b) => a - b));
      expect(row[0]).toBeGreaterThan(prices[index - 1]?.[0] ?? 0);
    }
  });

  it.each([
    ["03", "West"],
    ["99", "West"],
    ["05", "Centre"],
    ["14", "East"],
  ])("to province %s is sent by %s", (code, region) => {
    expect(regionOf(code)).toBe(region);
  });
});
