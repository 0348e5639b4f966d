import { refuseMissingKeys } from "../../../features/privacy/server/sealDocuments";
import type { Database } from "../../../platform/server/db/database";
import { giveKeys } from "../../../platform/server/sealed/keyedDatabase";
import { type KeyRing, ownKeyRing } from "../../../platform/server/sealed/keyRing";
import { vault } from "../../../platform/server/sealed/vault";
import type { Settings } from "./config";

/**
 * Opens the keys that seal documents in a database: those that are set, else a demo's own, which it stores beside its
 * data. Throws where a key is missing with which something is sealed. (SAFE-27)
 */
export async function openDocumentKeys(
  db: Database,
  { documentKeys: given, dataDir }: Pick<Settings, "documentKeys" | "dataDir">,
): Promise<KeyRing> {
  const ring = given ?? (await ownKeyRing(dataDir));
  giveKeys(db, vault(ring));
  await refuseMissingKeys(db, ring.keys, given ? "DOCUMENT_KEYS" : `document.keys in ${dataDir}`);
  return ring;
}
