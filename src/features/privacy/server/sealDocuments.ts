import { messageOf } from "../../../platform/server/messageOf";
import type { SealedKind } from "../../../platform/server/sealed/sealedTexts";
import { Unsealable } from "../../../platform/server/sealed/vault";
import type { Tx } from "../../../platform/server/services";

const BATCH = 100;

/** How many rows were encrypted, and which could not be opened: `photos 3a4b…`. */
export type Sealed = { sealed: number; unreadable: readonly string[] };

/**
 * Encrypts everything that is not encrypted or has an older key with the current key. Works in batches beside running
 * servers and can be resumed. Reports progress after each batch, and each row that cannot be decrypted, which is left
 * as it is and stops no other. (SAFE-28)
 */
export async function sealDocuments(
  db: Tx,
  kinds: readonly SealedKind[],
  say: (line: string) => void = () => {},
): Promise<Sealed> {
  let sealed = 0;
  const unreadable: string[] = [];
  for (const { name, stale, next } of kinds) {
    const due = await stale(db);
    let done = 0;
    for (let after: string | null = null; ; ) {
      const some = await next(db, { after, limit: BATCH });
      for (const { row, seal } of some) {
        try {
          await seal();
          done += 1;
        } catch (error) {
          if (!(error instanceof Unsealable)) throw error;
          unreadable.push(`${name} ${row}`);
          say(`${name}: ${messageOf(error)}`);
        }
      }
      const last = some.at(-1);
      if (last === undefined) break;
      after = last.row;
      say(`${name}: ${done} of ${due} sealed`);
    }
    sealed += done;
  }
  return { sealed, unreadable };
}

/** The number of rows that wait for `sealDocuments`. */
export async function unsealed(db: Tx, kinds: readonly SealedKind[]): Promise<number> {
  const counts = await Promise.all(kinds.map(({ stale }) => stale(db)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Throws, with the key's name, if a key in use is missing, because documents could not be read. (SAFE-27) */
export async function refuseMissingKeys(
  db: Tx,
  kinds: readonly SealedKind[],
  known: ReadonlyMap<string, unknown>,
  where: string,
): Promise<void> {
  const used = new Set((await Promise.all(kinds.map(({ keys }) => keys(db)))).flat());
  const missing = [...used].filter((name) => name !== null && !known.has(name));
  if (missing.length > 0)
    throw new Error(`${where} lacks a key with which documents in this database are sealed: ${missing.join(", ")}`);
}
