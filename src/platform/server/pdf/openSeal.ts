import { memoizeAsync } from "../caches/memoizeAsync";
import type { Database } from "../db/database";
import { readSeller } from "../shop/shop.repository";
import { ownIdentity } from "./identity.repository";
import type { Pkcs12, Seal, Sealing, SealKeys } from "./seal";

/** How receipts are sealed; null: by the installation's own identity. */
export type SealConfig = {
  /** The operator's identity, a PKCS#12 file. */
  receiptP12: Pkcs12 | null;
  /** The RFC 3161 authority that timestamps the seal. */
  tsaUrl: string | null;
};

/**
 * The seal of receipts, in the shop's name (OPS-95). Its keys are read, or created, for the first receipt; `sealed`
 * applies it to a PDF.
 */
export function openSeal(config: SealConfig, db: Database, sealed: (sealing: Sealing) => Promise<Uint8Array>): Seal {
  const keys = memoizeAsync(() => keysOf(config, db));
  return async (pdf, reason, at) => sealed({ keys: await keys(), seller: await readSeller(db), pdf, reason, at });
}

async function keysOf({ receiptP12, tsaUrl }: SealConfig, db: Database): Promise<SealKeys> {
  const own = (name: "receipt" | "time") =>
    ownIdentity(db, name, async () => {
      const { selfSignedIdentity } = await import("./certificate");
      const seller = await readSeller(db);
      return name === "receipt"
        ? selfSignedIdentity(seller, "receipts", new Date())
        : selfSignedIdentity(seller, "time", new Date(), "timeStamping");
    });
  return { signer: receiptP12 ?? (await own("receipt")), time: tsaUrl ?? (await own("time")) };
}
