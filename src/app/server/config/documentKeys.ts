import { refuseMissingKeys } from "../../../features/privacy/server/sealDocuments";
import type { Database } from "../../../platform/server/db/database";
import { giveKeys } from "../../../platform/server/sealed/keyedDatabase";
import { type KeyRing, ownKeyRing } from "../../../platform/server/sealed/keyRing";
import { vault } from "../../../platform/server/sealed/vault";
import { sealedData } from "../personalData";
import type { Settings } from "./config";

type Given = Pick<Settings, "documentKeys" | "dataDir">;

/**
 * Gives a database the keys that seal its documents: the configured ones, or a demo's own, which it stores with its
 * data. What was sealed with a missing key cannot be opened.
 */
export async function setDocumentKeys(db: Database, { documentKeys: given, dataDir }: Given): Promise<KeyRing> {
  const ring = given ?? (await ownKeyRing(dataDir));
  giveKeys(db, vault(ring));
  return ring;
}

/** The same; throws if a key is missing that has sealed something in the database. (SAFE-27) */
export async function openDocumentKeys(db: Database, given: Given): Promise<KeyRing> {
  const ring = await setDocumentKeys(db, given);
  await refuseMissingKeys(
    db,
    sealedData,
    ring.keys,
    given.documentKeys ? "DOCUMENT_KEYS" : `document.keys in ${given.dataDir}`,
  );
  return ring;
}
