import { parseJson } from "../../shared/unknownData";

const beforeConnecting = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** True when an error shows that no connection was made. Fetch hides the system's error in its cause. */
function neverConnected(error: unknown): boolean {
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

/**
 * `unreachable`: the connection was not made, so nothing was asked. `unknown`: it broke or stayed silent afterwards.
 * (PAY-12)
 */
export type HttpAnswer = { kind: "answered"; status: number; body: unknown } | { kind: "unreachable" | "unknown" };

/**
 * Whether an answer leaves open what becomes of a request, which has to be sent again: errors of the server, timeouts, a
 * request that is still in progress, and rate limits.
 */
export const isUndecidedStatus = (status: number): boolean => status >= 500 || [408, 409, 425, 429].includes(status);

/** Whether a provider has not processed a request, because it refuses our key. */
export const isAccessRefused = (status: number): boolean => status === 401 || status === 403;

type Client = { fetch: typeof globalThis.fetch; timeout: number };

/**
 * A request for JSON; `timeout` is in milliseconds, and a redirect counts as a failure. Never throws for network
 * failures.
 */
export async function requestJson({ fetch, timeout }: Client, url: URL, init: RequestInit): Promise<HttpAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout), redirect: "error" });
    return { kind: "answered", status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    return { kind: neverConnected(error) ? "unreachable" : "unknown" };
  }
}
