import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";

export type AuditSearch = {
  action: string | null;
  words: string;
  /** Instants [from, until); null: open. */
  from: Instant | null;
  until: Instant | null;
};

/** Lines of the audit log, the newest first. */
export async function searchAuditLog(db: Tx, { action, words, from, until }: AuditSearch, most: number) {
  const { actorId, impersonatorId, subject, at, id } = auditLog;
  const people = db
    .select({ id: clients.id })
    .from(clients)
    .where(or(has(sql`${clients.firstName} || ' ' || ${clients.lastName}`, words), has(clients.email, words)));
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        action === null ? undefined : eq(auditLog.action, action),
        words === ""
          ? undefined
          : or(eq(subject, words.toLowerCase()), inArray(actorId, people), inArray(impersonatorId, people)),
        from === null ? undefined : gte(at, from),
        until === null ? undefined : lt(at, until),
      ),
    )
    .orderBy(desc(id))
    .limit(most);
}

const has = (text: AnyPgColumn | SQL, words: string) => sql`position(lower(${words}) in lower(${text})) > 0`;
