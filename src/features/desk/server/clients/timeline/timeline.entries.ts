import { reasonsOf } from "../../../../../platform/server/audit/audit.repository";
import type { Tx } from "../../../../../platform/server/services";
import { type Instant, MINUTE } from "../../../../../shared/instant";
import type { Refusal, RefusalCode } from "../../../../../shared/refusals";
import { refusalCodes } from "../../../../../shared/refusals";
import { namesOfClients } from "../../../../account/server/account.repository";
import { isWithdrawn } from "../../../../payments/failureCodes";
import { seenReference } from "../../../../payments/providerReference";
import type { CheckoutEvent } from "../../../../plan/checkout/checkout.events";
import { applyEvent, fold } from "../../../../plan/checkout/checkout.log";
import { type CheckoutSnapshot, stateName } from "../../../../plan/checkout/checkout.states";
import { reminderOf, type Upcoming } from "../../../../plan/checkout/checkout.upcoming";
import { dueOn, factsOf, isShortfall } from "../../../plans/plan.log";
import type { Actor } from "../../../plans/plans.schemas";
import { keyOf, type TimelineKind } from "../../../timeline/timeline.rules";
import type { DueItem, TimelineEntry } from "../../../timeline/timeline.schemas";
import { factsUpTo, subjectsOf } from "../../records/plan.repository";
import {
  auditRows,
  chartRows,
  chartRowsOf,
  disputeRows,
  documentRows,
  holderRows,
  messageRows,
  noteRows,
  paymentRows,
  type Reach,
  refundRows,
  requestRows,
  webhookRows,
} from "./timeline.repository";

export type OfPlan = {
  readonly planId: number;
  readonly clientId: number;
  readonly kinds: readonly TimelineKind[];
  /** Only what this request or job wrote; null: everything. */
  readonly requestId: string | null;
};

type Facts = Record<string, string | number | null>;
type Said = Partial<Omit<TimelineEntry, "Facts">> & { readonly facts?: Facts };

const by = (Kind: string, Name: string | null = null): Actor => ({ Kind, Name });
const system = by("system");

function entry(
  Kind: TimelineKind,
  Key: string,
  At: Instant,
  What: string,
  { facts = {}, ...said }: Said,
): TimelineEntry {
  const known = Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact] as const]));
  return {
    Key,
    Kind,
    At,
    What,
    Actor: system,
    Impersonator: null,
    State: null,
    Refusals: [],
    Subject: null,
    Due: [],
    Text: null,
    Unreadable: false,
    RequestId: null,
    ...said,
    Facts: Object.fromEntries(known),
  };
}

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

async function chartEntries(db: Tx, { planId, requestId }: OfPlan, reach: Reach): Promise<TimelineEntry[]> {
  const found = requestId === null ? chartRows(db, planId, reach) : chartRowsOf(db, planId, requestId);
  const rows = (await found).reverse().sort((a, b) => a.seq - b.seq);
  const [first] = rows;
  if (!first) return [];
  const names = await namesOfClients(db, ids(rows.map(({ actorId }) => actorId)));
  const earlier = first.seq === 1 ? [] : await factsUpTo(db, planId, first.seq - 1);
  return stepsOf(planId, earlier, rows).map(({ row, state, due, missing }) => {
    const { bookingId: booking, amount, checks } = factsOf(row.event);
    const { seq: number, at, type, actor, actorId, recordedAt, logId } = row;
    return entry("chart", keyOf("chart", number), at, missing === null ? type : "transfer.short", {
      Actor: by(actor, actorId === null ? null : (names.get(actorId) ?? null)),
      State: state,
      Due: due,
      Refusals: checks,
      RequestId: logId,
      // Ticks may be recorded later than their instants.
      facts: { number, booking, amount, missing, recordedAt: recordedAt - at >= MINUTE ? recordedAt : null },
    });
  });
}

type ChartRow = Awaited<ReturnType<typeof chartRows>>[number];

/** Each fact with the state after it, what was due, and the missing part of a transfer; `earlier`: the facts before. */
function stepsOf(planId: number, earlier: readonly CheckoutEvent[], rows: readonly ChartRow[]) {
  let [after, last] = [fold(planId, earlier), earlier.at(-1)];
  return rows.map((row) => {
    const before = after;
    after = applyEvent(before, row.event);
    const due = row.event.type === "clock.ticked" ? dueOn(before, row.event.at).map(toDue) : [];
    const missing = isShortfall(last, row.event) ? missingOf(after) : null;
    last = row.event;
    return { row, state: stateName(after), due, missing };
  });
}

const missingOf = ({ context: { attempt } }: CheckoutSnapshot) => attempt && attempt.amount - attempt.received;

function toDue(item: Upcoming): DueItem {
  if (item.type === "deadline") {
    return { What: "deadline", Kind: item.kind, HoursBefore: null, BookingId: item.bookingId ?? null };
  }
  const { kind, hoursBefore, bookingId } = reminderOf(item.key);
  return { What: "reminder", Kind: kind, HoursBefore: hoursBefore, BookingId: bookingId };
}

async function auditEntries(db: Tx, { planId, clientId, requestId }: OfPlan, reach: Reach): Promise<TimelineEntry[]> {
  const subjects = [...(await subjectsOf(db, planId)), `client ${clientId}`];
  return entriesOfAudit(db, await auditRows(db, { subjects, requestId }, reach));
}

/** Acts of staff, also in others' place, and what anybody tried and the chart refused. */
export async function entriesOfAudit(db: Tx, rows: Awaited<ReturnType<typeof auditRows>>): Promise<TimelineEntry[]> {
  const names = await namesOfClients(db, ids(rows.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId])));
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
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
      facts: { about: subject, ...others },
    });
  });
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

/** Our requests to providers and their answers. Our log names them by the attempt's id. */
function paymentEntries(payments: Awaited<ReturnType<typeof paymentRows>>): TimelineEntry[] {
  return payments.flatMap(({ id, method, status, amount, fundAmount, createdAt, settledAt, logId, ...row }) => {
    const about = { method, request: id };
    const fund = fundAmount > 0 ? fundAmount : null;
    const request = entry("provider", keyOf("asked", id), createdAt, "payment.asked", {
      Actor: by("client"),
      RequestId: logId,
      facts: { ...about, amount, fund },
    });
    const { failureCode: failure, captured, questionCount } = row;
    // No provider answered a withdrawn attempt: the chart's own entry says that its client withdrew it.
    if (settledAt === null || isWithdrawn(failure)) return [request];
    const reference = seenReference(row.providerReference);
    const answer = {
      ...about,
      status,
      amount: captured > 0 ? captured : amount,
      reference,
      failure,
      asked: questionCount,
    };
    const answered = { Actor: by("provider"), RequestId: row.settledLogId, facts: answer };
    return [request, entry("provider", keyOf("answered", id), settledAt, "payment.answered", answered)];
  });
}

async function webhookEntries(db: Tx, planId: number, paymentIds: readonly string[]): Promise<TimelineEntry[]> {
  return (await webhookRows(db, planId, paymentIds)).map(({ id, type, facts, receivedAt, outcome, logId }) =>
    entry("provider", keyOf("told", id), receivedAt, "provider.told", {
      Actor: by("provider"),
      RequestId: logId,
      facts: { ...toldFacts(facts), event: type, reference: id, outcome },
    }),
  );
}

/** The content of a provider's message, under the names that the history uses for it. */
function toldFacts(stored: Awaited<ReturnType<typeof webhookRows>>[number]["facts"]): Said["facts"] {
  const { charge = null, backInAll = null, refundedAmount, disputedAmount, amount, ...facts } = stored;
  const {
    objectStatus = null,
    disputedFor,
    warningReason,
    respondBy = null,
    failureCode = null,
    refundKey = null,
  } = facts;
  const { planId = null, paymentId = null, linkId = null, currency = null, object = null } = facts;
  return {
    planId,
    paymentId,
    linkId,
    object,
    ofCharge: charge,
    amount: amount ?? refundedAmount ?? disputedAmount ?? null,
    currency,
    back: backInAll,
    // The status of a refunded charge only repeats the refunded amount.
    state: backInAll === null ? objectStatus : null,
    refund: refundKey,
    why: disputedFor ?? warningReason ?? null,
    until: respondBy,
    failure: failureCode,
  };
}

async function moneyEntries(db: Tx, planId: number, paymentIds: readonly string[]): Promise<TimelineEntry[]> {
  const requests = (await requestRows(db, planId)).flatMap((row) => {
    const amount = row.toMethod + row.toLots + row.toNewLot;
    const facts = { booking: row.bookingId, amount, charge: row.charge, to: row.destination };
    const wanted = entry("money", keyOf("wanted", row.id), row.askedAt, "refund.asked", {
      Actor: by(row.askedBy),
      Text: row.reason,
      RequestId: row.logId,
      facts,
    });
    if (row.decidedAt === null) return [wanted];
    const decider = by(row.decidedBy === null ? "system" : "staff");
    const decided = { Actor: decider, Text: row.decision, RequestId: row.decidedLogId, facts };
    return [wanted, entry("money", keyOf("decided", row.id), row.decidedAt, `refund.${row.status}`, decided)];
  });
  const sent = (await refundRows(db, paymentIds)).flatMap(({ id, amount, reason, createdAt, settledAt, ...row }) => {
    const facts = { amount, why: reason, request: id, reference: row.providerReference, failure: row.failureCode };
    const begun = entry("money", keyOf("refund", id), createdAt, "refund.begun", { RequestId: row.logId, facts });
    if (settledAt === null) return [begun];
    const settled = { Actor: by("provider"), RequestId: row.settledLogId, facts };
    return [begun, entry("money", keyOf("sent", id), settledAt, "refund.settled", settled)];
  });
  const disputed = (await disputeRows(db, paymentIds)).flatMap(({ id, amount, reason, status, ...row }) => {
    const facts = { amount, why: reason, reference: id };
    const steps: [string, Instant | null, Actor, string | null][] = [
      ["dispute.opened", row.openedAt, by("provider"), row.logId],
      ["dispute.evidenceSent", row.answeredAt, by("staff"), row.answeredLogId],
      [`dispute.${status}`, row.closedAt, by("provider"), row.closedLogId],
    ];
    return steps.flatMap(([what, at, Actor, RequestId]) =>
      at === null ? [] : [entry("money", keyOf(what, id), at, what, { Actor, RequestId, facts })],
    );
  });
  return [...requests, ...sent, ...disputed];
}

const ids = (given: readonly (number | null)[]): number[] => [...new Set(given.filter((id) => id !== null))];
