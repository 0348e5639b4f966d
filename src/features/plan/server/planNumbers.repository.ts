import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { travelPlans } from "./plan.tables";

/** How many numbers are skipped after the last known one, because others may have been given out after it. */
const LEFT_OUT = 1_000;

const sequence = sql`pg_get_serial_sequence('travel_plans', 'id')::regclass`;

/**
 * Advances the plans' numbers if `highest` was given out and the database does not know it, so that no number is given
 * out twice: clients have emails and vouchers with them. Resolves to the next number; null: no change needed. (PAY-37)
 */
export async function passPlanNumbers(db: Tx, highest: number): Promise<number | null> {
  const last = sql<number>`greatest(coalesce(max(${travelPlans.id}), 0), coalesce(pg_sequence_last_value(${sequence}), 0))::int`;
  const [known] = await db.select({ last }).from(travelPlans);
  if (highest <= (known?.last ?? 0)) return null;
  await db.execute(sql`select setval(${sequence}, ${highest + LEFT_OUT})`);
  return highest + LEFT_OUT + 1;
}
