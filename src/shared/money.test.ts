import fc from "fast-check";
import { fromUnits, scale, sum } from "./money";

describe("money", () => {
  it("is rounded half away from zero", () => {
    expect(scale(50, 0.25)).toBe(13);
    expect(scale(-50, 0.25)).toBe(-13);
    expect(scale(100, 1.005)).toBe(101);
  });

  it("stays whole and within half a cent of the exact product", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 3000 }), (amount, perMille) => {
        const scaled = scale(amount, perMille / 1000);
        expect(Number.isInteger(scaled)).toBe(true);
        expect(Math.abs(scaled * 1000 - amount * perMille)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it("is converted from whole units, and summed", () => {
    expect(fromUnits(19.99)).toBe(1999);
    expect(sum([1, 2, 3])).toBe(6);
    expect(sum([])).toBe(0);
  });
});
