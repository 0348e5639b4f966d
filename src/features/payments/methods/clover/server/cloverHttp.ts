import { neverConnected } from "../../../../../platform/server/network";
import { parseJson } from "../../../../../shared/unknownData";

/**
 * `unreachable`: the connection was not made, so nothing was asked. `unknown`: it broke or stayed silent afterwards.
 * (PAY-12)
 */
export type CloverAnswer = { kind: "answered"; status: number; body: unknown } | { kind: "unreachable" | "unknown" };

type Parts = { chargeUrl: string; privateKey: string; fetch: typeof globalThis.fetch; timeout: number };

/** An HTTP client for Clover's API: JSON, bearer token, timeout. Never throws for network failures. */
export function cloverHttp({ chargeUrl, privateKey, fetch, timeout }: Parts) {
  async function call(path: string, init: RequestInit): Promise<CloverAnswer> {
    try {
      const response = await fetch(new URL(path, chargeUrl), {
        ...init,
        headers: {
          authorization: `Bearer ${privateKey}`,
          accept: "application/json",
          // Clover requires a User-Agent.
          "user-agent": "malecon",
          ...init.headers,
        },
        signal: AbortSignal.timeout(timeout),
        redirect: "error",
      });
      return { kind: "answered", status: response.status, body: parseJson(await response.text()) };
    } catch (error) {
      return { kind: neverConnected(error) ? "unreachable" : "unknown" };
    }
  }

  return {
    get: (path: string) => call(path, { method: "GET" }),
    remove: (path: string) => call(path, { method: "DELETE" }),
    post: (path: string, body: Record<string, unknown>, headers: Record<string, string>) =>
      call(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}
