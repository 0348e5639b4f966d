import { readFileSync } from "node:fs";
import { CryptoKeySigner, P12Signer, PDF, type Signer, type TimestampAuthority } from "@libpdf/core";
import type { Instant } from "../../../shared/instant";
import { importKey, type StoredIdentity } from "./certificate";
import { localAuthority, remoteAuthority } from "./timestampAuthority";

/** Signs a finished PDF, PAdES B-T: with a timestamp. `at`: the time of signing, epoch ms. (PAPER-3) */
export type Seal = (pdf: Uint8Array, reason: string, at: Instant) => Promise<Uint8Array>;

/** An operator's identity: the path of a PKCS#12 file, or its content. */
export type Pkcs12 = { file: string | Uint8Array; password: string };

/** The keys of a seal: the operator's identity (a PKCS#12 file) or our own; and the authority of timestamps. */
export type SealKeys = {
  signer: Pkcs12 | StoredIdentity;
  /** The URL of an RFC 3161 authority, or the identity of the installation's own authority. */
  time: string | StoredIdentity;
};

/**
 * A finished PDF and the keys to seal it. `seller`: the company that issues it. `at`: the time of signing, epoch ms.
 */
export type Sealing = { keys: SealKeys; seller: string; pdf: Uint8Array; reason: string; at: Instant };

/** Seals a PDF. (PAPER-3) */
export async function sealed({ keys, seller, pdf, reason, at }: Sealing): Promise<Uint8Array> {
  const { signer, time } = keys;
  const opened = "file" in signer ? await signerFrom(signer) : await signerOf(signer);
  const authority = typeof time === "string" ? remoteAuthority(time) : localAuthority(time, at);
  return sealWith(opened, authority, seller)(pdf, reason, at);
}

/** A seal by this signer for this seller, with this authority's timestamp. */
export function sealWith(signer: Signer, timestampAuthority: TimestampAuthority, seller: string): Seal {
  return async (pdf, reason, at) => {
    const document = await PDF.load(pdf);
    const { bytes } = await document.sign({
      signer,
      reason,
      location: seller,
      signingTime: new Date(at),
      level: "B-T",
      timestampAuthority,
    });
    return bytes;
  };
}

/** The operator's identity. */
export async function signerFrom({ file, password }: Pkcs12): Promise<Signer> {
  return P12Signer.create(typeof file === "string" ? readFileSync(file) : file, password);
}

/** A fresh installation's own identity. */
export async function signerOf(identity: StoredIdentity): Promise<Signer> {
  const key = await importKey(identity);
  return new CryptoKeySigner(key, Buffer.from(identity.certificate, "base64"), "RSA", "RSASSA-PKCS1-v1_5");
}
