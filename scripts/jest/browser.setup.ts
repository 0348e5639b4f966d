import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";

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

// React's build for development remembers with each element where it was made, for its tools: a sixth of a suite's time.
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });
