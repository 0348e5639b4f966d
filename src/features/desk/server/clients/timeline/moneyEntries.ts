import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { isWithdrawn } from "../../../../payments/failureCodes";
import { seenReference } from "../../../../payments/providerReference";
import type { Actor } from "../../../plans/plans.schemas";
import { keyOf } from "../../../timeline/timeline.rules";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import { disputeRows, type paymentRows, refundRows, requestRows, webhookRows } from "./timeline.repository";

import { by, type EntryFields, entry } from "./timelineEntry";

/** Our requests to providers and their answers. Our log names them by the attempt's id. */
export function paymentEntries(payments: Awaited<ReturnType<typeof paymentRows>>): TimelineEntry[] {
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

export async function webhookEntries(db: Tx, planId: number, paymentIds: readonly string[]): Promise<TimelineEntry[]> {
  return (await webhookRows(db, planId, paymentIds)).map(({ id, type, facts, receivedAt, outcome, logId }) =>
    entry("provider", keyOf("told", id), receivedAt, "provider.told", {
      Actor: by("provider"),
      RequestId: logId,
      facts: { ...toldFacts(facts), event: type, reference: id, outcome },
    }),
  );
}

/** The content of a provider's message, under the names that the history uses for it. */
function toldFacts(stored: Awaited<ReturnType<typeof webhookRows>>[number]["facts"]): EntryFields["facts"] {
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

export async function moneyEntries(db: Tx, planId: number, paymentIds: readonly string[]): Promise<TimelineEntry[]> {
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
