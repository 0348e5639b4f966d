import { mayCover } from "./barHeight";

it.each([
  [253, 844, true, true],
  [254, 844, true, false],
  [212, 844, false, false],
  [211, 844, false, true],
])(
  "a bar of %i px in a window of %i px that covers it (%s) may stay over it: %s (A11Y-9)",
  (height, window, covers, may) => {
    expect(mayCover(height, window, covers)).toBe(may);
  },
);
