import { imbalances } from "../../../features/ledger/ledger.rules";
import { readBooks } from "../../../features/payments/server/books.repository";
import type { Database } from "../../../platform/server/db/database";

/**
 * Checks that payments, refunds and the fund balance to the cent. Prints each line that does not, and resolves to
 * whether all of them do. (FUND-5)
 */
export async function checkLedger(db: Database, say: (line: string) => void): Promise<boolean> {
  const books = await readBooks(db);
  const wrong = imbalances(books);
  for (const line of wrong) say(line);
  const { payments, refunds, lots } = books;
  const looked = `payments: ${payments.length}, refunds: ${refunds.length}, lots of the fund: ${lots.length}`;
  say(wrong.length === 0 ? `The ledger balances: ${looked}.` : `${wrong.length} lines do not balance (${looked}).`);
  return wrong.length === 0;
}
