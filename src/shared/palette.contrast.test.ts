import { shapePairs, textPairs } from "../../test/palettePairs";
import { contrastRatio } from "./brandColours";
import { darkColours, lightColours } from "./palette";

describe.each([
  ["light", lightColours],
  ["dark", darkColours],
] as const)("the %s palette", (_mode, colours) => {
  it.each(textPairs)("%s on %s has a contrast of at least 4.5:1 (A11Y-6)", (text, ground) => {
    expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("%s on %s has a contrast of at least 3:1 (A11Y-6)", (shape, ground) => {
    expect(contrastRatio(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it("contrast is 1 for a colour on itself and 21 for black on white", () => {
  expect(contrastRatio("#777777", "#777777")).toBe(1);
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
});
