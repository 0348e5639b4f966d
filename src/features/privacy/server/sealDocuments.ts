import type { Tx } from "../../../platform/server/services";
import { keysInUse, sealedKinds } from "./sealing.repository";

const BATCH = 100;

/**
 * Encrypts with the current key everything that is not encrypted or has an older key. Works in batches beside running
 * servers and can be resumed. Reports progress after each batch. Resolves to the number of rows; throws for what cannot
 * be decrypted. (SAFE-28)
 */
export async function sealDocuments(db: Tx, say: (line: string) => void = () => {}): Promise<number> {
  let all = 0;
  for (const { name, stale, seal } of sealedKinds) {
    const due = await stale(db);
    for (let done = 0; ; ) {
      const some = await seal(db, BATCH);
      if (some === 0) break;
      done += some;
      all += some;
      say(`${name}: ${done} of ${due} sealed`);
    }
  }
  return all;
}

/** How many rows wait for `sealDocuments`. */
export async function unsealed(db: Tx): Promise<number> {
  const counts = await Promise.all(sealedKinds.map(({ stale }) => stale(db)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Throws, with its name, if a key that is in use is missing: documents could not be read. (SAFE-27) */
export async function refuseMissingKeys(db: Tx, known: ReadonlyMap<string, unknown>, where: string): Promise<void> {
  const missing = (await keysInUse(db)).filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new Error(`${where} lacks a key with which documents in this database are sealed: ${missing.join(", ")}`);
}
