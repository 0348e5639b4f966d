import type { SQL } from "drizzle-orm";
import { reasonsOf } from "../src/platform/server/audit/audit.repository";
import type { Database } from "../src/platform/server/db/database";
import { auditLog } from "../src/platform/server/db/schema/operations";

/** For tests: the lines of the audit log, oldest first, with the reasons that are stored separately. */
export async function auditLines(db: Database, where?: SQL) {
  const rows = await db.select().from(auditLog).where(where).orderBy(auditLog.id);
  const reasons = await reasonsOf(db, rows);
  return rows.map((row) => ({ ...row, reason: reasons.get(row.id)?.text ?? null }));
}
