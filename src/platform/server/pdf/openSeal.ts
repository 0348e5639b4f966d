import type { Config } from "../../../app/server/config";
import type { Database } from "../db/database";
import type { Seal } from "./seal";

/** The seal of receipts, opened when the first one is signed: its programs are large, and a start need not wait for them. */
export function openSeal(config: Pick<Config, "receiptP12" | "tsaUrl">, db: Database): Seal {
  let opened: Promise<Seal> | null = null;
  return async (...paper) => {
    opened ??= import("./sealOf").then(({ sealOf }) => sealOf(config, db));
    return (await opened)(...paper);
  };
}
