import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../../../shared/auditActions";
import type { AuditFacts } from "../../../shared/auditFacts";
import { HOUR } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import { auditLog } from "../db/schema/operations";
import type { Caller } from "../http/caller";
import { openTexts, storeText } from "../sealed/clientTexts.repository";
import type { Tx } from "../services";

/**
 * Who did what to whom, when and why, and in whose place; `facts` never contains names, document numbers or secrets.
 * `reason`: a person's text. If `subject` is a client, or a plan or booking of one, it is stored separately, so that it
 * can be erased. (SAFE-63)
 */
export type AuditEntry = {
  at: number;
  caller: Caller;
  action: AuditAction;
  subject: string;
  reason?: string;
  facts?: AuditFacts;
};

/** Writes a line of the append-only audit log, in the transaction of the action. (DESK-2) */
export async function writeAudit(tx: Tx, { at, caller, action, subject, reason, facts }: AuditEntry): Promise<void> {
  const why = await whyOf(tx, subject, reason);
  await tx.insert(auditLog).values({
    at,
    actor: caller.role,
    actorId: caller.clientId,
    impersonatorId: caller.impersonatorId ?? null,
    action,
    subject,
    ...why,
    facts: facts ?? null,
  });
}

/** Where a reason is stored: separately if it is about a client, else in the line itself. */
async function whyOf(tx: Tx, subject: string, reason = ""): Promise<Pick<AuditRow, "reason" | "textId">> {
  if (reason === "") return { reason: null, textId: null };
  const [about] = await tx.select({ clientId: clientOfSubject(sql`${subject}`) }).from(sql`(select) as one`);
  const clientId = about?.clientId ?? null;
  return clientId === null ? { reason, textId: null } : { reason: null, textId: await storeText(tx, clientId, reason) };
}

type AuditRow = typeof auditLog.$inferSelect;

const clientOfSubject = (subject: SQL) => sql<number | null>`client_of_subject(${subject})`;

/** The reason for an action, in a person's words. */
export type Why = {
  /** Null: without a reason. Empty: erased with its client's account, or not readable. */
  text: string | null;
  unreadable: boolean;
};

/** The reasons of these lines, by the lines' ids. (SAFE-63) */
export async function reasonsOf(
  db: Tx,
  rows: readonly Pick<AuditRow, "id" | "reason" | "textId">[],
): Promise<ReadonlyMap<number, Why>> {
  const texts = await openTexts(
    db,
    rows.flatMap(({ textId }) => textId ?? []),
  );
  return new Map(
    rows.map(({ id, reason, textId }): [number, Why] => {
      if (textId === null) return [id, { text: reason, unreadable: false }];
      const text = texts.get(textId) ?? null;
      return [id, { text: text ?? "", unreadable: text === null }];
    }),
  );
}

/**
 * The ids of lines that contain a reason about a client, as the last release writes them: at most `limit`, in order,
 * after a given line.
 */
export async function reasonsToMove(db: Tx, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const aboutClient = isNotNull(clientOfSubject(sql`${auditLog.subject}`));
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isNotNull(auditLog.reason), gt(auditLog.id, after), aboutClient))
    .orderBy(auditLog.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Moves the reason out of a line about a client. The database allows no other change of a line. Any number of processes
 * may do it concurrently. (SAFE-11, SAFE-63)
 */
export async function moveReason(db: Tx, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = and(eq(auditLog.id, id), isNotNull(auditLog.reason));
    const [line] = await tx.select().from(auditLog).where(waiting).for("update");
    if (!line) return;
    const why = await whyOf(tx, line.subject, line.reason ?? "");
    await tx.execute(sql`select set_config('malecon.moves_texts', 'on', true)`);
    await tx.update(auditLog).set(why).where(eq(auditLog.id, id));
  });
}

type RefusedAttempt = {
  at: number;
  actor: { kind: string; id: number | null };
  subject: string;
  event: string;
  refusals: readonly Refusal[];
};

/** Records an attempt that the chart refused, with the refusal's codes, which identify nobody. (DESK-24) */
export async function writeRefusal(tx: Tx, { at, actor, subject, event, refusals }: RefusedAttempt): Promise<void> {
  // The codes are shown as refusals, not as a fact.
  const facts = { event, codes: refusals.map(({ code }) => code).join(" ") };
  const action: AuditAction = "checkout.refused";
  await tx.insert(auditLog).values({ at, actor: actor.kind, actorId: actor.id, action, subject, facts });
}

/** Records an event without a person, such as a provider's message that is not credible or that staff must check. */
export async function writeSystemAudit(
  tx: Tx,
  { at, action, subject, reason, facts }: Omit<AuditEntry, "caller">,
): Promise<void> {
  const why = await whyOf(tx, subject, reason);
  await tx.insert(auditLog).values({ at, actor: "system", action, subject, ...why, facts: facts ?? null });
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

/** Repeated views by the same person within these milliseconds are recorded as one line. */
const ONE_LOOK = HOUR;

/**
 * Records that somebody has viewed something, at most once an hour, because an open page repeats its calls. In a
 * client's place, each member of staff is recorded separately. (DESK-2)
 */
export async function writeView(tx: Tx, look: AuditEntry): Promise<void> {
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
