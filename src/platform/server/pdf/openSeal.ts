import type { Database } from "../db/database";
import { ownIdentity } from "./identity.repository";
import type { Seal, Sealing, SealKeys } from "./seal";

/** Where receipts get their seal from; null: the installation makes its own. */
export type SealConfig = {
  /** The operator's identity, a PKCS#12 file. */
  receiptP12: { path: string; password: string } | null;
  /** The RFC 3161 authority that attests when a receipt was sealed. */
  tsaUrl: string | null;
};

/** The seal of receipts. Its keys are read, or made, when the first one is signed; `sealed` puts it to a paper. */
export function openSeal(config: SealConfig, db: Database, sealed: (sealing: Sealing) => Promise<Uint8Array>): Seal {
  let opened: Promise<SealKeys> | null = null;
  return async (pdf, reason, at) => {
    opened ??= keysOf(config, db);
    return sealed({ keys: await opened, pdf, reason, at });
  };
}

async function keysOf({ receiptP12, tsaUrl }: SealConfig, db: Database): Promise<SealKeys> {
  const own = (name: "receipt" | "time") =>
    ownIdentity(db, name, async () => {
      const { selfSignedIdentity } = await import("./certificate");
      return name === "receipt"
        ? selfSignedIdentity("Malecón receipts", new Date())
        : selfSignedIdentity("Malecón time", new Date(), "timeStamping");
    });
  return { signer: receiptP12 ?? (await own("receipt")), time: tsaUrl ?? (await own("time")) };
}
