import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { travelPlans } from "./plan.tables";

/** How many numbers are left out behind the last one that is known to have been given out: others may follow it. */
const LEFT_OUT = 1_000;

const sequence = sql`pg_get_serial_sequence('travel_plans', 'id')::regclass`;

/**
 * Moves the numbers of plans on if `highest` was given out and the database does not know it, so that none is given out
 * twice: clients hold mails and vouchers with them. Resolves to the next number; null: they need not move. (PAY-37)
 */
export async function passPlanNumbers(db: Tx, highest: number): Promise<number | null> {
  const last = sql<number>`greatest(coalesce(max(${travelPlans.id}), 0), coalesce(pg_sequence_last_value(${sequence}), 0))::int`;
  const [known] = await db.select({ last }).from(travelPlans);
  if (highest <= (known?.last ?? 0)) return null;
  await db.execute(sql`select setval(${sequence}, ${highest + LEFT_OUT})`);
  return highest + LEFT_OUT + 1;
}
