import { imbalances } from "../../features/ledger/ledger.rules";
import { readBooks } from "../../features/ledger/server/ledger.repository";
import { builtSnapshot, openEmbedded, openServer } from "../../platform/server/db/openDatabase";
import { readConfig } from "./config";

// Proves that payments, refunds and the fund balance to the cent: on the database of DATABASE_URL, or on the embedded one
// in DATA_DIR while no server has it. Prints what does not balance and ends with 1. (FUND-5)
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { db, close } = config.databaseUrl
    ? await openServer({
        url: config.databaseUrl,
        onLost: (error) => console.error(`database connection lost: ${error.message}`),
        // It reads whole tables, and nobody waits for it.
        limits: {},
      })
    : await openEmbedded(config.dataDir, builtSnapshot());
  const books = await readBooks(db);
  const wrong = imbalances(books);
  await close();

  for (const line of wrong) console.error(line);
  const { payments, refunds, lots } = books;
  const looked = `${payments.length} payments, ${refunds.length} refunds, ${lots.length} lots of the fund`;
  console.log(
    wrong.length === 0 ? `The ledger balances: ${looked}.` : `${wrong.length} lines do not balance (${looked}).`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

void main();
