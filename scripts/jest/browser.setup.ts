import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// What a test waits for may take longer on a busy machine; a test that passes waits no longer than it must.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout: what asks for the width of the screen gets a desktop that does not move.
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
