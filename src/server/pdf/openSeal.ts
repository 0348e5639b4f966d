import type { Config } from "../config";
import type { Database } from "../db/database";
import { selfSignedIdentity } from "./certificate";
import { ownIdentity } from "./identity.repository";
import { type Seal, sealWith, signerFromFile, signerOf } from "./seal";

/** The seal of receipts: the operator's identity, or the installation's own. Opened when the first receipt is signed. */
export function openSeal(config: Pick<Config, "receiptP12">, db: Database): Seal {
  let opened: Promise<Seal> | null = null;
  const open = async () => {
    const { receiptP12 } = config;
    if (receiptP12) return sealWith(await signerFromFile(receiptP12.path, receiptP12.password));
    const identity = await ownIdentity(db, () => selfSignedIdentity("Malecón receipts", new Date()));
    return sealWith(await signerOf(identity));
  };
  return async (...paper) => {
    opened ??= open();
    return (await opened)(...paper);
  };
}
