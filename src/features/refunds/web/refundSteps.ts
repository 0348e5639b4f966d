import type { Tone } from "../../../platform/web/ui/status/tone";
import type { Instant } from "../../../shared/instant";
import type { RefundStanding, RefundState } from "../refunds.schemas";

export type RefundStep = {
  name:
    | "requested"
    | "approved"
    | "declined"
    | "waiting"
    | "sent"
    | "sending"
    | "failing"
    | "returned"
    | "held"
    | "credited"
    | "arrives";
  at: Instant | null;
  done: boolean;
};

/** The steps of a refund: past ones with their instants, and what comes next. (REFUND-15) */
export function refundSteps(refund: RefundState): RefundStep[] {
  const requested: RefundStep = { name: "requested", at: refund.AskedAt, done: true };
  if (refund.Status === "requested") return [requested, { name: "waiting", at: null, done: false }];
  if (refund.Status === "declined") return [requested, { name: "declined", at: refund.DecidedAt, done: true }];
  const approved: RefundStep = { name: "approved", at: refund.DecidedAt, done: true };
  const inFund = refund.ToLots + refund.ToNewLot > 0;
  const credited: RefundStep[] = inFund ? [{ name: "credited", at: refund.DecidedAt, done: true }] : [];
  if (refund.ToMethod === 0) return [requested, approved, ...credited];
  if (refund.SentAt !== null) {
    const sent: RefundStep = { name: "sent", at: refund.SentAt, done: true };
    return [requested, approved, ...credited, sent, { name: "arrives", at: refund.ArrivesBy, done: false }];
  }
  const notYet = (["failing", "returned", "held"] as const).find((standing) => standing === refund.Status);
  return [requested, approved, ...credited, { name: notYet ?? "sending", at: null, done: false }];
}

export const standingTones: Record<RefundStanding, Tone> = {
  requested: "waiting",
  approved: "waiting",
  failing: "waiting",
  returned: "problem",
  held: "waiting",
  declined: "problem",
  sent: "done",
  credited: "done",
};
