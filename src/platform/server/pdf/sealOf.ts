import type { Signer } from "@libpdf/core";
import type { Config } from "../../../app/server/config";
import type { Database } from "../db/database";
import { selfSignedIdentity } from "./certificate";
import { ownIdentity } from "./identity.repository";
import { type AuthorityAt, type Seal, sealWith, signerFromFile, signerOf } from "./seal";
import { localAuthority, remoteAuthority } from "./timestampAuthority";

/** The seal of receipts: the operator's identity and time authority, or the installation's own. */
export async function sealOf(config: Pick<Config, "receiptP12" | "tsaUrl">, db: Database): Promise<Seal> {
  return sealWith(await openSigner(config, db), await openAuthority(config, db));
}

async function openSigner({ receiptP12 }: Pick<Config, "receiptP12">, db: Database): Promise<Signer> {
  if (receiptP12) return signerFromFile(receiptP12.path, receiptP12.password);
  return signerOf(await ownIdentity(db, "receipt", () => selfSignedIdentity("Malecón receipts", new Date())));
}

async function openAuthority({ tsaUrl }: Pick<Config, "tsaUrl">, db: Database): Promise<AuthorityAt> {
  if (tsaUrl) {
    const authority = remoteAuthority(tsaUrl);
    return () => authority;
  }
  const make = () => selfSignedIdentity("Malecón time", new Date(), "timeStamping");
  const identity = await ownIdentity(db, "time", make);
  return (at) => localAuthority(identity, at);
}
