import type { DevToolsEnhancerOptions } from "@reduxjs/toolkit";

/** Properties whose values let somebody in. */
const secret = /password|secret|token$|recoveryCodes?$|^(code|uri|qr|passkey|answer)$/i;

/** A call with its arguments, as the store names what it has loaded. */
const call = /^(\w+)\(([[{].*)\)$/s;

function hidden(key: string, part: unknown): unknown {
  if (secret.test(key) && part !== null) return "(hidden)";
  if (typeof part === "string") return withoutSecrets(part);
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [withoutSecrets(name), value]));
}

/** A text, without the secrets among the arguments if it names a call. */
function withoutSecrets(text: string): string {
  const [, name, given] = call.exec(text) ?? [];
  if (given === undefined) return text;
  try {
    return `${name}(${JSON.stringify(JSON.parse(given), hidden)})`;
  } catch {
    return `${name}(…)`;
  }
}

/** A copy to look at: without functions, and with secrets hidden. */
const shown = (value: unknown) => JSON.parse(JSON.stringify(value, hidden));

/**
 * How Redux DevTools show the store: an action with the name of its call, and no secret. Going back in time is by the
 * real states. (QA-13)
 */
export const devTools: DevToolsEnhancerOptions = {
  name: "Malecón",
  maxAge: 100,
  actionSanitizer: (action) => {
    const copy = shown(action);
    const name = copy.meta?.arg?.endpointName;
    return typeof name === "string" ? { ...copy, type: `${copy.type} ${name}` } : copy;
  },
  stateSanitizer: shown,
};
