import type { Database } from "../db/database";
import type { Seal, SealConfig } from "./seal";

/** The seal of receipts, opened when the first one is signed: its packages are large, and the start need not wait for them. */
export function openSeal(config: SealConfig, db: Database): Seal {
  let opened: Promise<Seal> | null = null;
  return async (...paper) => {
    opened ??= import("./seal").then(({ sealOf }) => sealOf(config, db));
    return (await opened)(...paper);
  };
}
