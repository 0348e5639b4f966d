/**
 * The content of a voucher's QR code, signed (a JWS with ES256): enough to check it at a rental desk without a network.
 */
export type VoucherClaims = {
  /** The voucher's number, its booking id, and its holder. */
  num: string;
  bkg: number;
  sub: string;
  /** The supplier, its reference, and the service. */
  sup: string;
  ref: string | null;
  svc: string;
  /** Beginning and end in Havana time: `2027-02-20 09:00`. */
  from: string;
  to: string;
};

/** Characters of a token. */
export const LONGEST_VOUCHER_TOKEN = 1_500;

/** The path under which the public keys are served. */
export const VOUCHER_KEYS = "/.well-known/malecon-voucher-keys.json";

const texts = ["num", "sub", "sup", "svc", "from", "to"] as const;

/** Reads claims from outside; null if they are not a voucher's. */
export function readClaims(value: unknown): VoucherClaims | null {
  if (typeof value !== "object" || value === null) return null;
  const found = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => String(found.get(name));
  if (texts.some((name) => typeof found.get(name) !== "string")) return null;
  const bkg = found.get("bkg");
  const ref = found.get("ref");
  if (typeof bkg !== "number" || (ref !== null && typeof ref !== "string")) return null;
  return {
    num: text("num"),
    bkg,
    sub: text("sub"),
    sup: text("sup"),
    ref,
    svc: text("svc"),
    from: text("from"),
    to: text("to"),
  };
}
