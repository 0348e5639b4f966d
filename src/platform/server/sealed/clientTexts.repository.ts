import { createSecretKey, randomBytes, randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { clientKeys, clientTexts } from "../db/schema/clientTexts";
import { ERASED } from "../personal/personalData";
import type { Tx } from "../services";
import { vaultOf } from "./keyedDatabase";
import { Unsealable, type Vault, vault } from "./vault";

const KEY_BYTES = 32;
/** The key name in sealed texts that means their own client's key. */
const OWN_KEY = "own";

export const placeOfKey = (clientId: number) => ({ table: "client_keys", field: "sealed", row: clientId });
const placeOfText = (id: string) => ({ table: "client_texts", field: "sealed", row: id });

/**
 * Stores a text about a client, sealed with the client's own key, which is made with the first text; resolves to the
 * text's id. For a client with a closed account only an empty text is stored. Throws `Unsealable` if the key is
 * damaged. (SAFE-63)
 */
export async function storeText(tx: Tx, clientId: number, text: string): Promise<string> {
  const id = randomUUID();
  const own = (await keyOf(tx, clientId)) ?? (await makeKey(tx, clientId));
  const sealed = own === ERASED ? ERASED : sealing(tx, clientId, own).sealText(text, placeOfText(id));
  await tx.insert(clientTexts).values({ id, clientId, sealed });
  return id;
}

/**
 * The texts with these ids: empty where erased, null where they cannot be opened. An unreadable text does not affect
 * the others. (OPS-113)
 */
export async function openTexts(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { id, clientId, sealed } = clientTexts;
  const rows = await db
    .select({ id, clientId, sealed, key: clientKeys.sealed })
    .from(clientTexts)
    .leftJoin(clientKeys, eq(clientKeys.clientId, clientId))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, opened(db, row)]));
}

type Stored = { id: string; clientId: number; sealed: string; key: string | null };

function opened(db: Tx, { id, clientId, sealed, key }: Stored): string | null {
  // Also a text that was sealed while the account was being closed, with a key that is destroyed by now.
  if (sealed === ERASED || key === ERASED) return ERASED;
  try {
    return key === null ? null : sealing(db, clientId, key).openText(sealed, placeOfText(id));
  } catch (error) {
    if (error instanceof Unsealable) return null;
    throw error;
  }
}

/** Destroys a client's key and prevents that another one is made. (SAFE-25, SAFE-63) */
export async function destroyKey(tx: Tx, clientId: number): Promise<void> {
  await tx
    .insert(clientKeys)
    .values({ clientId, sealed: ERASED })
    .onConflictDoUpdate({ target: clientKeys.clientId, set: { sealed: ERASED } });
}

async function keyOf(tx: Tx, clientId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ sealed: clientKeys.sealed })
    .from(clientKeys)
    .where(eq(clientKeys.clientId, clientId));
  return row?.sealed;
}

/** A new sealed key; if another process has stored one meanwhile, that one, or the mark of a closed account. */
async function makeKey(tx: Tx, clientId: number): Promise<string> {
  const sealed = vaultOf(tx).sealText(randomBytes(KEY_BYTES).toString("base64"), placeOfKey(clientId));
  const kept = sql`${clientKeys.sealed}`;
  const [row] = await tx
    .insert(clientKeys)
    .values({ clientId, sealed })
    .onConflictDoUpdate({ target: clientKeys.clientId, set: { sealed: kept } })
    .returning({ sealed: clientKeys.sealed });
  return row?.sealed ?? sealed;
}

/** The vault of one client, which uses only their own key. */
function sealing(db: Tx, clientId: number, sealedKey: string): Vault {
  const key = createSecretKey(Buffer.from(vaultOf(db).openText(sealedKey, placeOfKey(clientId)), "base64"));
  return vault({ current: OWN_KEY, keys: new Map([[OWN_KEY, key]]) });
}
