import type { Instant } from "../../shared/instant";
import type { Minor } from "../../shared/money";
import type { RefundState } from "./refunds.schemas";

/** The part of a refund that is usable credit. Minor units. (FUND-6) */
export const inFundOf = ({ ToLots, ToNewLot, LotsLost }: RefundState): Minor => ToLots + ToNewLot - LotsLost;

/** Automatic refunds have no request, and external ones are known only once they are sent. */
const begunFor = ({ Cause, AskedAt }: RefundState): RefundStep[] =>
  Cause === "elsewhere" ? [] : [{ name: "owed", at: AskedAt, done: true }];

export type RefundStep = {
  name:
    | "requested"
    | "approved"
    | "declined"
    | "waiting"
    | "owed"
    | "byBank"
    | "sent"
    | "sending"
    | "failing"
    | "returned"
    | "held"
    | "credited"
    | "lost"
    | "arrives";
  at: Instant | null;
  done: boolean;
};

/** The steps of a refund: past ones with their instants, and what comes next. (REFUND-15) */
export function refundSteps(refund: RefundState): RefundStep[] {
  if (refund.Cause === "disputed") return [{ name: "byBank", at: refund.SentAt ?? refund.AskedAt, done: true }];
  const requested: RefundStep = { name: "requested", at: refund.AskedAt, done: true };
  if (refund.Status === "requested") return [requested, { name: "waiting", at: null, done: false }];
  if (refund.Status === "declined") return [requested, { name: "declined", at: refund.DecidedAt, done: true }];
  const approved: RefundStep = { name: "approved", at: refund.DecidedAt, done: true };
  const begun = refund.Cause === "booking" ? [requested, approved] : begunFor(refund);
  const inFund = inFundOf(refund) > 0;
  const credited: RefundStep[] = [
    ...(inFund ? [{ name: "credited", at: refund.DecidedAt, done: true } as const] : []),
    ...(refund.LotsLost > 0 ? [{ name: "lost", at: refund.DecidedAt, done: true } as const] : []),
  ];
  if (refund.ToMethod === 0) return [...begun, ...credited];
  if (refund.SentAt !== null) {
    const sent: RefundStep = { name: "sent", at: refund.SentAt, done: true };
    return [...begun, ...credited, sent, { name: "arrives", at: refund.ArrivesBy, done: false }];
  }
  const notYet = (["failing", "returned", "held"] as const).find((status) => status === refund.Status);
  return [...begun, ...credited, { name: notYet ?? "sending", at: null, done: false }];
}
