import { readFileSync } from "node:fs";
import { CryptoKeySigner, P12Signer, PDF, type Signer, type TimestampAuthority } from "@libpdf/core";
import type { Instant } from "../../../shared/instant";
import type { Database } from "../db/database";
import { importKey, type StoredIdentity, selfSignedIdentity } from "./certificate";
import { ownIdentity } from "./identity.repository";
import { localAuthority, remoteAuthority } from "./timestampAuthority";

/** Signs a finished PDF, PAdES B-T: with a timestamp. `at`: the time of signing, epoch ms. (PAPER-3) */
export type Seal = (pdf: Uint8Array, reason: string, at: Instant) => Promise<Uint8Array>;

/** Where receipts get their seal from; null: the installation makes its own. */
export type SealConfig = {
  /** The operator's identity, a PKCS#12 file. */
  receiptP12: { path: string; password: string } | null;
  /** The RFC 3161 authority that attests when a receipt was sealed. */
  tsaUrl: string | null;
};

/** The seal of receipts: the operator's identity and time authority, or the installation's own. */
export async function sealOf(config: SealConfig, db: Database): Promise<Seal> {
  return sealWith(await openSigner(config, db), await openAuthority(config, db));
}

async function openSigner({ receiptP12 }: SealConfig, db: Database): Promise<Signer> {
  if (receiptP12) return signerFromFile(receiptP12.path, receiptP12.password);
  return signerOf(await ownIdentity(db, "receipt", () => selfSignedIdentity("Malecón receipts", new Date())));
}

async function openAuthority({ tsaUrl }: SealConfig, db: Database): Promise<AuthorityAt> {
  if (tsaUrl) {
    const authority = remoteAuthority(tsaUrl);
    return () => authority;
  }
  const make = () => selfSignedIdentity("Malecón time", new Date(), "timeStamping");
  const identity = await ownIdentity(db, "time", make);
  return (at) => localAuthority(identity, at);
}

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
