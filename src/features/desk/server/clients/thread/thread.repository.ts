import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import { notes } from "../../../../notes/server/notes.tables";

/** The audit log's actions for messages that staff began, and for notes to colleagues. */
export const WRITTEN = "client.written";
export const NOTED = "plan.noted";

/** What staff wrote about a plan, newest first. */
export async function staffActionsOf(db: Tx, planId: number, limit: number) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `plan ${planId}`), inArray(auditLog.action, [WRITTEN, NOTED])))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** The notes to a client about a plan that staff began. */
export async function notesOnPlan(db: Tx, { planId, clientId }: { planId: number; clientId: number }) {
  const ofPlan = sql`starts_with(${notes.key}, ${`plan-${planId}-desk-`})`;
  return db
    .select()
    .from(notes)
    .where(and(eq(notes.clientId, clientId), ofPlan));
}
