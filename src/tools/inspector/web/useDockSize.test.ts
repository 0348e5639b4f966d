import { fittingSize } from "./useDockSize";

describe("the docked inspector's size", () => {
  it("leaves room for the page beside it, and above it on a phone", () => {
    expect(fittingSize("right", 2_000, 1_280)).toBe(920);
    expect(fittingSize("bottom", 2_000, 844)).toBe(684);
  });

  it("is never too small to be used", () => {
    expect(fittingSize("right", 10, 1_280)).toBe(320);
    expect(fittingSize("bottom", 0, 256)).toBe(160);
  });

  it("is the requested one within these limits", () => {
    expect(fittingSize("right", 500.4, 1_280)).toBe(500);
  });
});
