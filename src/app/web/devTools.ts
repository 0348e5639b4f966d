import type { DevToolsEnhancerOptions } from "@reduxjs/toolkit";

/** Properties whose values let somebody in. */
const secret = /password|secret|token$|recoveryCodes?$/i;

/** A copy to look at: without functions, and with secrets hidden. */
const shown = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part) => (secret.test(key) && part !== null ? "(hidden)" : part)));

/**
 * How Redux DevTools show the store: an action with the name of its call, and no secret. Going back in time is by the
 * real states. (QA-13)
 */
export const devTools: DevToolsEnhancerOptions = {
  name: "Malecón",
  maxAge: 100,
  actionSanitizer: (action) => {
    const copy = shown(action);
    const call = copy.meta?.arg?.endpointName;
    return typeof call === "string" ? { ...copy, type: `${copy.type} ${call}` } : copy;
  },
  stateSanitizer: shown,
};
