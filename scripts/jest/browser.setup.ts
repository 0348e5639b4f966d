import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";

// A busy machine may need longer; a test that passes waits no longer than necessary.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no matchMedia: here no media query matches, and nothing ever changes.
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

// React's development build stores for its tools where each element was created, which takes a sixth of a suite's time.
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });
