/**
 * The content of a voucher's QR code, signed (a JWS with ES256): enough for a rental desk in Cuba without a network.
 */
export type VoucherClaims = {
  /** The voucher's number, its booking, and who holds it. */
  num: string;
  bkg: number;
  sub: string;
  /** Who delivers what, and the supplier's own confirmation. */
  sup: string;
  ref: string | null;
  svc: string;
  /** From and to, as Havana's clock shows them: `2027-02-20 09:00`. */
  from: string;
  to: string;
};

/** The address under which a public key set is served. */
export const VOUCHER_KEYS = "/.well-known/malecon-voucher-keys.json";

const texts = ["num", "sub", "sup", "svc", "from", "to"] as const;

/** Reads claims that came from outside; null when they are none of ours. */
export function readClaims(value: unknown): VoucherClaims | null {
  if (typeof value !== "object" || value === null) return null;
  const found = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => String(found.get(name));
  if (texts.some((name) => typeof found.get(name) !== "string")) return null;
  const bkg = found.get("bkg");
  const ref = found.get("ref");
  if (typeof bkg !== "number" || (ref !== null && typeof ref !== "string")) return null;
  return {
    ...{ num: text("num"), bkg, sub: text("sub"), sup: text("sup"), ref, svc: text("svc") },
    ...{ from: text("from"), to: text("to") },
  };
}
