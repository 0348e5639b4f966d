import { sealDocuments } from "../../../features/privacy/server/sealDocuments";
import type { Database } from "../../../platform/server/db/database";
import type { Settings } from "../config/config";
import { openDocumentKeys } from "../config/documentKeys";

/** Seals with the first key of DOCUMENT_KEYS what is unsealed or sealed with an older key. (SAFE-28) */
export async function rotateKeys(
  db: Database,
  settings: Pick<Settings, "documentKeys" | "dataDir">,
  say: (line: string) => void,
): Promise<void> {
  await openDocumentKeys(db, settings);
  say(`${await sealDocuments(db, say)} rows sealed; no older key is needed any more.`);
}
