const beforeConnecting = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** True when an error shows that no connection was made. Fetch hides the system's error in its cause. */
export function neverConnected(error: unknown): boolean {
  const codes: unknown[] = [];
  const pending = [error];
  for (let at = pending.pop(); at !== undefined && codes.length < 20; at = pending.pop()) {
    if (typeof at !== "object" || at === null) continue;
    if ("code" in at) codes.push(at.code);
    if ("cause" in at) pending.push(at.cause);
    if ("errors" in at && Array.isArray(at.errors)) pending.push(...at.errors);
  }
  return codes.some((code) => typeof code === "string" && beforeConnecting.has(code));
}
