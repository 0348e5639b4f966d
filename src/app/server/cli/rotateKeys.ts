import { sealDocuments } from "../../../features/privacy/server/sealDocuments";
import type { Database } from "../../../platform/server/db/database";
import type { Settings } from "../config/config";
import { setDocumentKeys } from "../config/documentKeys";
import { sealedData } from "../personalData";

/**
 * Seals with the first key of DOCUMENT_KEYS what is unsealed or sealed with an older key. Rows that cannot be opened
 * are named and left as they are; throws after all others if there are any. (SAFE-28)
 */
export async function rotateKeys(
  db: Database,
  settings: Pick<Settings, "documentKeys" | "dataDir">,
  say: (line: string) => void,
): Promise<void> {
  await setDocumentKeys(db, settings);
  const { sealed, unreadable } = await sealDocuments(db, sealedData, say);
  if (unreadable.length > 0)
    throw new Error(
      `${sealed} rows sealed; ${unreadable.length} could not be opened and stay as they are: ${unreadable.join(", ")}`,
    );
  say(`${sealed} rows sealed; no older key is needed any more.`);
}
