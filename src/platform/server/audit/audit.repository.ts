import { and, eq, gt, sql } from "drizzle-orm";
import { HOUR } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import { auditLog } from "../db/schema/operations";
import type { Caller } from "../http/caller";
import type { Tx } from "../services";

/** Who did what to whom, when and why, and in whose place; `facts` never holds names, numbers of documents or secrets. */
export type AuditEntry = {
  at: number;
  caller: Caller;
  action: string;
  subject: string;
  reason?: string;
  facts?: Record<string, string | number>;
};

/** Writes a line of the append-only audit log, in the transaction of what it is about. (DESK-2) */
export async function writeAudit(tx: Tx, { at, caller, action, subject, reason, facts }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    at,
    actor: caller.role,
    actorId: caller.clientId,
    impersonatorId: caller.impersonatorId ?? null,
    action,
    subject,
    reason: reason ?? null,
    facts: facts ?? null,
  });
}

type RefusedAttempt = {
  at: number;
  actor: { kind: string; id: number | null };
  subject: string;
  event: string;
  refusals: readonly Refusal[];
};

/** Records what somebody tried and the chart refused, with its reasons as codes, which name nobody. (DESK-24) */
export async function writeRefusal(tx: Tx, { at, actor, subject, event, refusals }: RefusedAttempt): Promise<void> {
  const facts = { event, codes: refusals.map(({ code }) => code).join(" ") };
  await tx
    .insert(auditLog)
    .values({ at, actor: actor.kind, actorId: actor.id, action: "checkout.refused", subject, facts });
}

/** Records what no person did: for example a provider's message that is not credible, or that staff must look at. */
export async function writeSystemAudit(
  tx: Tx,
  { at, action, subject, reason, facts }: Omit<AuditEntry, "caller">,
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ at, actor: "system", action, subject, reason: reason ?? null, facts: facts ?? null });
}

/** Whether the same entry was recorded before. */
export async function isAudited(
  tx: Tx,
  { action, subject, facts = {} }: Pick<AuditEntry, "action" | "subject" | "facts">,
): Promise<boolean> {
  const same = sql`${auditLog.facts} @> ${JSON.stringify(facts)}::jsonb`;
  const known = and(eq(auditLog.subject, subject), eq(auditLog.action, action), same);
  const rows = await tx.select({ id: auditLog.id }).from(auditLog).where(known).limit(1);
  return rows.length > 0;
}

/** For how long the same look by the same person is one line. Milliseconds. */
const ONE_LOOK = HOUR;

/**
 * Writes that somebody looks at something: once an hour, as a page that stays open asks again. In a client's place each
 * of the staff has a look of their own. (DESK-2)
 */
export async function writeLook(tx: Tx, look: AuditEntry): Promise<void> {
  const { at, caller, action, subject, facts } = look;
  const { impersonatorId = null } = caller;
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, subject),
        eq(auditLog.action, action),
        eq(auditLog.actorId, caller.clientId),
        sql`${auditLog.impersonatorId} is not distinct from ${impersonatorId}::int`,
        sql`${auditLog.facts} is not distinct from ${facts ? JSON.stringify(facts) : null}::jsonb`,
        gt(auditLog.at, at - ONE_LOOK),
      ),
    )
    .limit(1);
  if (rows.length === 0) await writeAudit(tx, look);
}
