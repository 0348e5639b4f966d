import { and, desc, eq, inArray } from "drizzle-orm";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import { notes } from "../../../../notes/server/notes.tables";

/** The audit log's actions for messages that staff began, and for notes to colleagues. */
export const WRITTEN = "client.written";
export const NOTED = "plan.noted";
/** The same about a client, whatever the plan. */
export const CLIENT_NOTED = "client.noted";

/** What staff wrote about a plan, newest first. */
export async function staffActionsOf(db: Tx, planId: number, limit: number) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `plan ${planId}`), inArray(auditLog.action, [WRITTEN, NOTED])))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** The notes to a client that staff began, by their keys. */
export async function notesByKey(db: Tx, clientId: number, keys: readonly string[]) {
  return db
    .select()
    .from(notes)
    .where(and(eq(notes.clientId, clientId), inArray(notes.key, [...keys])));
}
