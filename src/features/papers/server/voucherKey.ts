import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { readClaims, type VoucherClaims } from "../voucher.token";

/** The key that signs vouchers (ECDSA P-256), and its published key set. (PAPER-7) */
export type VoucherKey = {
  sign: (claims: VoucherClaims) => string;
  /** The claims of a token that we signed; null otherwise. */
  verify: (token: string) => VoucherClaims | null;
  published: { keys: Record<string, string>[] };
};

/** A fresh installation's own key, PKCS#8 in PEM. */
export function newVoucherKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

export function openVoucherKey(pem: string): VoucherKey {
  const key = createPrivateKey(pem);
  const { kty = "", crv = "", x = "", y = "" } = createPublicKey(key).export({ format: "jwk" });
  const kid = x.slice(0, 8);
  const jwk = { kty, crv, x, y, kid, use: "sig", alg: "ES256" };
  const head = part({ alg: "ES256", kid });
  return {
    published: { keys: [jwk] },
    sign: (claims) => {
      const signed = `${head}.${part(claims)}`;
      return `${signed}.${sign("sha256", Buffer.from(signed), how(key)).toString("base64url")}`;
    },
    verify: (token) => {
      const [first = "", claims = "", signature = ""] = token.split(".");
      if (first !== head) return null;
      const bytes = Buffer.from(signature, "base64url");
      if (!verify("sha256", Buffer.from(`${first}.${claims}`), how(createPublicKey(key)), bytes)) return null;
      return readClaims(JSON.parse(Buffer.from(claims, "base64url").toString("utf8")));
    },
  };
}

/** A JWS has the two numbers of an ECDSA signature one after the other. */
const how = (key: KeyObject) => ({ key, dsaEncoding: "ieee-p1363" }) as const;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
