import { sealDocuments } from "../../features/privacy/server/sealDocuments";
import { builtSnapshot, openEmbedded, openServer } from "../../platform/server/db/openDatabase";
import { readConfig } from "./config";
import { openDocumentKeys } from "./documentKeys";

// Seals documents with the first key of DOCUMENT_KEYS that no key or an older one has sealed: on the database of
// DATABASE_URL, beside its servers, or on the embedded one in DATA_DIR while no server has it. (SAFE-28)
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { db, close } = config.databaseUrl
    ? await openServer({
        url: config.databaseUrl,
        onLost: (error) => console.error(`database connection lost: ${error.message}`),
        // It counts whole tables, and nobody waits for it.
        limits: {},
      })
    : await openEmbedded(config.dataDir, builtSnapshot());
  try {
    await openDocumentKeys(db, config);
    console.log(`${await sealDocuments(db, console.log)} rows sealed; no older key is needed any more.`);
  } finally {
    await close();
  }
}

void main();
