import { reasonsOf } from "../../../../../platform/server/audit/audit.repository";
import type { Tx } from "../../../../../platform/server/services";
import type { Refusal, RefusalCode } from "../../../../../shared/refusals";
import { refusalCodes } from "../../../../../shared/refusals";
import { namesOfClients } from "../../../../account/server/account.repository";
import { keyOf, type TimelineKind } from "../../../timeline/timeline.rules";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import { subjectsBesidePlans, subjectsOfPlan } from "../../records/auditSubjects.repository";
import { staffNames } from "../../records/staffNames.repository";
import { chartEntries } from "./chartEntries";
import { moneyEntries, paymentEntries, webhookEntries } from "./moneyEntries";
import {
  auditRows,
  documentRows,
  holderRows,
  messageRows,
  noteRows,
  paymentRows,
  type Reach,
} from "./timeline.repository";
import { by, entry, ids, type OfPlan } from "./timelineEntry";

/**
 * The entries of the wanted kinds within a range, unordered; each kind is read from its own table. (DESK-24, DESK-42)
 */
export async function entriesOf(db: Tx, of: OfPlan, reach: Reach): Promise<TimelineEntry[]> {
  const { planId, clientId, kinds } = of;
  const wants = (...some: TimelineKind[]) => some.some((kind) => kinds.includes(kind));
  const payments = wants("provider", "money") ? await paymentRows(db, planId) : [];
  const paymentIds = payments.map(({ id }) => id);
  const found = [
    ...(wants("chart") ? await chartEntries(db, of, reach) : []),
    ...(wants("staff", "refused") ? await auditEntries(db, of, reach) : []),
    ...(wants("refused") ? await holderEntries(db, planId) : []),
    ...(wants("message") ? await messageEntries(db, of, reach) : []),
    ...(wants("document") ? await documentEntries(db, clientId) : []),
    ...(wants("provider") ? [...paymentEntries(payments), ...(await webhookEntries(db, planId, paymentIds))] : []),
    ...(wants("money") ? await moneyEntries(db, planId, paymentIds) : []),
  ];
  return found.filter(
    ({ Kind, At, RequestId }) =>
      kinds.includes(Kind) &&
      (reach.until === null || At <= reach.until) &&
      (of.requestId === null || RequestId === of.requestId),
  );
}

async function auditEntries(db: Tx, { planId, clientId, requestId }: OfPlan, reach: Reach): Promise<TimelineEntry[]> {
  const subjects = [...(await subjectsOfPlan(db, planId)), ...(await subjectsBesidePlans(db, [clientId]))];
  return entriesOfAudit(db, await auditRows(db, { subjects, requestId }, reach));
}

/** Acts of staff, also in others' place, and what anybody tried and the chart refused. */
export async function entriesOfAudit(db: Tx, rows: Awaited<ReturnType<typeof auditRows>>): Promise<TimelineEntry[]> {
  const names = await namesOfClients(db, ids(rows.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId])));
  const staff = rows.length > 0 ? await staffNames(db) : new Map<number, string>();
  const nameOf = (id: number | null) => (id === null ? null : (staff.get(id) ?? names.get(id) ?? null));
  const reasons = await reasonsOf(db, rows);
  return rows.map(({ id, at, actor, actorId, impersonatorId, action, subject, facts, logId }) => {
    const { codes = "", ...others } = facts ?? {};
    const refused = action === "checkout.refused";
    return entry(refused ? "refused" : "staff", keyOf("audit", id), at, action, {
      Actor: by(actor, nameOf(actorId)),
      Impersonator: impersonatorId === null ? null : by("staff", nameOf(impersonatorId)),
      Refusals: refused ? String(codes).split(" ").flatMap(refusalOf) : [],
      Text: reasons.get(id)?.text ?? null,
      Unreadable: reasons.get(id)?.unreadable ?? false,
      RequestId: logId,
      Staff: staffIn(subject, others).flatMap((StaffId) => {
        const Name = staff.get(StaffId);
        return Name === undefined ? [] : [{ StaffId, Name }];
      }),
      facts: { about: subject, ...others },
    });
  });
}

/** The ids of the staff whom a line of the audit log is about, or to whom it gives an item. */
function staffIn(subject: string, { owner }: Readonly<Record<string, unknown>>): number[] {
  const about = /^(?:staff|supplier) (\d{1,9})$/.exec(subject)?.[1];
  return ids([about === undefined ? null : Number(about), typeof owner === "number" ? owner : null]);
}

/** The refusal's code alone, without facts. */
function refusalOf(text: string): Refusal[] {
  const code = refusalCodes.find((known): known is RefusalCode => known === text);
  return code ? [{ code, facts: {} }] : [];
}

async function holderEntries(db: Tx, planId: number): Promise<TimelineEntry[]> {
  return (await holderRows(db, planId)).map(({ id, name, askedAt, status, logId }) =>
    entry("refused", keyOf("holder", id), askedAt, "holder.unclear", {
      Actor: by("client"),
      Text: name,
      RequestId: logId,
      facts: { state: status },
    }),
  );
}

async function messageEntries(db: Tx, { planId, clientId, requestId }: OfPlan, reach: Reach): Promise<TimelineEntry[]> {
  const mails = (await messageRows(db, { planId, requestId }, reach)).map((row) =>
    entry("message", keyOf("mail", row.id), row.createdAt, `message.${row.channel}`, {
      Subject: row.subject,
      Text: row.text,
      RequestId: row.logId,
      facts: {
        message: row.id,
        to: row.clientId === clientId ? "client" : "staff",
        attempts: row.attempts,
        deliveredAt: row.deliveredAt,
        state: row.deliveredAt !== null ? "delivered" : row.nextAttemptAt === null ? "lost" : "waiting",
        reference: row.providerReference,
        refusal: row.refusal,
      },
    }),
  );
  const written = (await noteRows(db, clientId, reach)).map((note) =>
    entry("message", keyOf("note", note.id), note.createdAt, noteName(note), {
      Actor: by(note.isSent ? "client" : "staff"),
      Subject: note.subject,
      Text: note.message,
      RequestId: note.logId,
      facts: { note: note.id },
    }),
  );
  return [...mails, ...written];
}

function noteName({ isSent, answersId }: { isSent: boolean; answersId: number | null }): string {
  if (isSent) return "note.fromClient";
  return answersId === null ? "note.first" : "note.answer";
}

async function documentEntries(db: Tx, clientId: number): Promise<TimelineEntry[]> {
  return (await documentRows(db, clientId)).flatMap(
    ({ id, type, holder, status, givenAt, reviewedAt, rejectedFor, logId, reviewedLogId }) => {
      const facts = { document: id, type, holder };
      const offered = { Actor: by("client"), RequestId: logId, facts };
      const given = entry("document", keyOf("given", id), givenAt, "document.given", offered);
      if (reviewedAt === null) return [given];
      const decided = { Actor: by("staff"), Text: rejectedFor, RequestId: reviewedLogId, facts };
      return [given, entry("document", keyOf("reviewed", id), reviewedAt, `document.${status}`, decided)];
    },
  );
}
