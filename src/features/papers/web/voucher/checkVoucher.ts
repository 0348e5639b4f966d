import { CALL_WITHIN, endedAfter } from "../../../../platform/web/requests/timeLimits";
import { HOME } from "../../../../shared/page";
import { papersContract } from "../../papers.contract";
import type { VoucherStatus } from "../../voucher.schemas";
import { readClaims, VOUCHER_KEYS, type VoucherClaims } from "../../voucher.token";

export type GenuineVoucher = {
  kind: "genuine";
  claims: VoucherClaims;
  /** Whether its booking is valid; `offline`: the server could not be reached; `unanswered`: it could not say. */
  state: VoucherStatus["State"] | "offline" | "unanswered";
};
export type CheckedVoucher = GenuineVoucher | { kind: "forged" | "noKey" };

const ECDSA = { name: "ECDSA", namedCurve: "P-256" } as const;

/** The token at the end of a code or URL. */
export function tokenIn(text: string): string | null {
  return /([\w-]+\.[\w-]+\.[\w-]+)\s*$/.exec(text)?.[1] ?? null;
}

/**
 * Checks a voucher's signature with the published key, then asks the server, if it can be reached, whether it is valid.
 */
export async function checkVoucher(token: string): Promise<CheckedVoucher> {
  const keys = await publishedKeys();
  if (keys.length === 0) return { kind: "noKey" };
  const claims = await claimsOf(token, keys);
  return claims ? { kind: "genuine", claims, state: await status(token) } : { kind: "forged" };
}

async function claimsOf(token: string, keys: readonly JsonWebKey[]): Promise<VoucherClaims | null> {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  try {
    const bytes = decoded(signature);
    for (const jwk of keys) {
      const key = await crypto.subtle.importKey("jwk", jwk, ECDSA, false, ["verify"]);
      if (await crypto.subtle.verify({ ...ECDSA, hash: "SHA-256" }, key, bytes, signed))
        return readClaims(JSON.parse(new TextDecoder().decode(decoded(claims))));
    }
  } catch {
    // A token that cannot be decoded is not ours.
  }
  return null;
}

function decoded(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", HOME));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** The published keys; empty without a network, unless they were stored. */
async function publishedKeys(): Promise<JsonWebKey[]> {
  try {
    const answer = await fetch(VOUCHER_KEYS, { signal: endedAfter(CALL_WITHIN) });
    const { keys }: { keys: JsonWebKey[] } = await answer.json();
    return keys.map(({ kty, crv, x, y }) => ({ kty, crv, x, y }));
  } catch {
    return [];
  }
}

async function status(Token: string): Promise<GenuineVoucher["state"]> {
  try {
    const answer = await fetch(papersContract.verifyVoucher.path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ Token }),
      signal: endedAfter(CALL_WITHIN),
    });
    // Too many requests, for example: the signature is ours all the same.
    if (!answer.ok) return "unanswered";
    const { Data }: { Data: VoucherStatus } = await answer.json();
    return Data.State;
  } catch {
    return "offline";
  }
}
