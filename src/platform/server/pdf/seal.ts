import { readFileSync } from "node:fs";
import { CryptoKeySigner, P12Signer, PDF, type Signer, type TimestampAuthority } from "@libpdf/core";
import type { Instant } from "../../../shared/instant";
import { importKey, type StoredIdentity } from "./certificate";

/** Signs a finished PDF, PAdES B-T: with a timestamp. `at`: the time of signing, epoch ms. */
export type Seal = (pdf: Uint8Array, reason: string, at: Instant) => Promise<Uint8Array>;

/** Who attests the time: one authority for all, or ours at the instant of a seal. */
export type AuthorityAt = (at: Instant) => TimestampAuthority;

export function sealWith(signer: Signer, authorityAt: AuthorityAt): Seal {
  return async (pdf, reason, at) => {
    const document = await PDF.load(pdf);
    const { bytes } = await document.sign({
      signer,
      reason,
      location: "Malecón",
      signingTime: new Date(at),
      level: "B-T",
      timestampAuthority: authorityAt(at),
    });
    return bytes;
  };
}

/** The operator's identity, from a PKCS#12 file. */
export async function signerFromFile(path: string, password: string): Promise<Signer> {
  return P12Signer.create(readFileSync(path), password);
}

/** A fresh installation's own identity. */
export async function signerOf(identity: StoredIdentity): Promise<Signer> {
  const key = await importKey(identity);
  return new CryptoKeySigner(key, Buffer.from(identity.certificate, "base64"), "RSA", "RSASSA-PKCS1-v1_5");
}
