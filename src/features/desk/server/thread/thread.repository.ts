import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../platform/server/services";
import { notes } from "../../../notes/server/notes.tables";

/** What the audit calls it that staff wrote to a client first, and to colleagues. */
export const [WRITTEN, NOTED] = ["client.written", "plan.noted"];

/** Which of the staff wrote something about a plan, the newest first. */
export async function actsOf(db: Tx, planId: number, limit: number) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `plan ${planId}`), inArray(auditLog.action, [WRITTEN, NOTED])))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** The notes that staff wrote to a client about a plan of their own accord. */
export async function notesOnPlan(db: Tx, { planId, clientId }: { planId: number; clientId: number }) {
  const ofPlan = sql`starts_with(${notes.key}, ${`plan-${planId}-desk-`})`;
  return db
    .select()
    .from(notes)
    .where(and(eq(notes.clientId, clientId), ofPlan));
}
