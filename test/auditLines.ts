import type { SQL } from "drizzle-orm";
import { reasonsOf } from "../src/platform/server/audit/audit.repository";
import type { Database } from "../src/platform/server/db/database";
import { auditLog } from "../src/platform/server/db/schema/operations";

/** For tests: lines of the audit, the oldest first, with the reasons that stand apart. */
export async function auditLines(db: Database, where?: SQL) {
  const rows = await db.select().from(auditLog).where(where).orderBy(auditLog.id);
  const reasons = await reasonsOf(db, rows);
  return rows.map((row) => ({ ...row, reason: reasons.get(row.id)?.text ?? null }));
}
