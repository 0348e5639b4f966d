import { renderHook } from "@testing-library/react";
import { mayCover, useBarHeight } from "./barHeight";

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

it("a page whose bar is gone is scrolled and padded as its style sheets say (A11Y-9)", () => {
  const bar = document.createElement("aside");
  bar.style.position = "fixed";
  Object.defineProperty(bar, "offsetHeight", { value: 80 });
  document.body.append(bar);
  class Observer {
    readonly #observed: () => void;
    constructor(observed: () => void) {
      this.#observed = observed;
    }
    observe() {
      this.#observed();
    }
    disconnect() {}
  }
  const known = globalThis.ResizeObserver;
  Object.assign(globalThis, { ResizeObserver: Observer });
  const { unmount } = renderHook(() => useBarHeight({ current: bar }));
  const { body, documentElement: page } = document;
  expect(body.style.getPropertyValue("--summary-bar")).toBe("80px");
  expect(page.style.scrollPaddingBottom).toContain("80px");
  unmount();
  expect(body.style.getPropertyValue("--summary-bar")).toBe("");
  expect(page.style.scrollPaddingBottom).toBe("");
  Object.assign(globalThis, { ResizeObserver: known });
  bar.remove();
});
