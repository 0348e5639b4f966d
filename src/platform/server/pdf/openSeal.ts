import { BRAND } from "../../../shared/shop";
import type { Database } from "../db/database";
import { readShop } from "../shop/shop.repository";
import { ownIdentity } from "./identity.repository";
import type { Seal, Sealing, SealKeys } from "./seal";

/** How receipts are sealed; null: by the installation's own identity. */
export type SealConfig = {
  /** The operator's identity, a PKCS#12 file. */
  receiptP12: { path: string; password: string } | null;
  /** The RFC 3161 authority that timestamps the seal. */
  tsaUrl: string | null;
};

/**
 * The seal of receipts, in the shop's name (OPS-95). Its keys are read, or created, for the first receipt; `sealed`
 * applies it to a PDF.
 */
export function openSeal(config: SealConfig, db: Database, sealed: (sealing: Sealing) => Promise<Uint8Array>): Seal {
  let opened: Promise<SealKeys> | null = null;
  return async (pdf, reason, at) => {
    const seller = (await readShop(db)).name ?? BRAND;
    opened ??= keysOf(config, db, seller);
    return sealed({ keys: await opened, seller, pdf, reason, at });
  };
}

async function keysOf({ receiptP12, tsaUrl }: SealConfig, db: Database, seller: string): Promise<SealKeys> {
  const own = (name: "receipt" | "time") =>
    ownIdentity(db, name, async () => {
      const { selfSignedIdentity } = await import("./certificate");
      return name === "receipt"
        ? selfSignedIdentity(seller, "receipts", new Date())
        : selfSignedIdentity(seller, "time", new Date(), "timeStamping");
    });
  return { signer: receiptP12 ?? (await own("receipt")), time: tsaUrl ?? (await own("time")) };
}
