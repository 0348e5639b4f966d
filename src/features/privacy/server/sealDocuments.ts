import type { Tx } from "../../../platform/server/services";
import { keysInUse, sealedKinds } from "./sealing.repository";

const BATCH = 100;

/**
 * Seals, with the key that seals now, all that no key or an older one has sealed: what was there before there were keys,
 * and after a new key was put first. In batches, beside servers that go on; what was interrupted goes on where it
 * stopped. Tells after each batch how far it is. Resolves to how many rows it sealed; throws for what cannot be opened.
 * (SAFE-28)
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

/** Refuses to go on without a key that documents are sealed with: they could not be read. Throws with its name. (SAFE-27) */
export async function refuseMissingKeys(db: Tx, known: ReadonlyMap<string, unknown>, where: string): Promise<void> {
  const missing = (await keysInUse(db)).filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new Error(`${where} lacks a key with which documents in this database are sealed: ${missing.join(", ")}`);
}
