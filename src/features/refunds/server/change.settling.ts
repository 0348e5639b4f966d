import type { Notify } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { Refusal } from "../../../shared/refusals";
import { sumOfFate } from "../../fund/fund.rules";
import { fundReturnForeseen } from "../../fund/server/fund.payments";
import { holdOnPapers } from "../../payments/server/disputes/disputes.repository";
import { unattributedOf } from "../../payments/server/outside/outside.repository";
import { derivedId } from "../../payments/server/payment.owed";
import { paidBy } from "../../payments/server/payment.repository";
import type { PaidBack } from "../../plan/change/change.schemas";
import type { Swap } from "../../plan/checkout/checkout.effects";
import { Refused } from "../../plan/server/checkout/lockedPlan";
import { legsOf } from "../refunds.rules";
import { commonValue, heldSinceOf, leftOfBooking, partsOf, refundPayments } from "./refund.settling";
import {
  confirmedBookings,
  hasWaitingRequest,
  insertRequest,
  type RequestRow,
  takeOverPayment,
} from "./refunds.repository";

/**
 * Moves the money paid for a booking to its replacement, and refunds the difference: by the way and to the lots that
 * paid, or into the fund, as its client chose. Nobody decides about it, because the change was agreed at that price.
 * Throws as `payingBack`, and `checkout.refused` at any price while the payment is disputed. (PLAN-42)
 */
export function changeSettling(parts: { notify: Notify }) {
  const payBack = refundPayments(parts);
  return async (tx: Tx, plan: { id: number; clientId: number }, swap: Swap, at: Instant): Promise<void> => {
    const { change, askedAt, refundTo: destination } = swap;
    if ((await holdOnPapers(tx, plan.id)) !== null) throw new Refused([changeDisputed]);
    const { was, now } = await takeOverPayment(tx, swap);
    const all = await paidBy(tx, plan.id);
    // Nothing was captured, because only an inspector's event says that the plan is paid: nothing is refunded. (QA-2)
    if (all.length === 0) return;
    const { left, paid, payments } = await leftOfBooking(tx, all, await confirmedBookings(tx, plan.id), change);
    const amount = Math.min(was - now, left.amount);
    if (amount <= 0) return;
    const request: RequestRow = {
      ...legsOf(left, amount, destination),
      id: derivedId(`change/${change}`),
      bookingId: change,
      planId: plan.id,
      clientId: plan.clientId,
      destination,
      status: "approved",
      askedAt,
      askedBy: "client",
      reason: null,
      supplierFault: false,
      endsBooking: false,
      charge: 0,
      decidedAt: at,
      decidedBy: null,
      decision: null,
      lotsLost: 0,
      lotsRenewed: 0,
    };
    await insertRequest(tx, request);
    await payBack({ tx, at }, request, { payments, paid, heldSince: heldSinceOf(request) });
  };
}

const changeDisputed: Refusal = { code: "changeDisputed", facts: {} };

/** Why nothing of a paid plan can be changed now, because its money is not settled; empty: it can. (PLAN-52) */
export async function unsettledMoney(db: Tx, planId: number): Promise<Refusal[]> {
  if ((await holdOnPapers(db, planId)) !== null) return [changeDisputed];
  const refundWaits: Refusal[] = [{ code: "refundWaits", facts: {} }];
  if (await hasWaitingRequest(db, planId)) return refundWaits;
  for (const { id } of await paidBy(db, planId)) if ((await unattributedOf(db, id)) > 0) return refundWaits;
  return [];
}

/** The refund for a booking that is changed at an instant to one that costs `less`. (PLAN-42) */
export async function paidBackForeseen(
  db: Tx,
  { planId, bookingId, less }: { planId: number; bookingId: number; less: Minor },
  at: Instant,
): Promise<PaidBack | undefined> {
  const all = await paidBy(db, planId);
  const first = all.at(-1);
  if (!first || less <= 0) return undefined;
  const { left, payments } = await leftOfBooking(db, all, await confirmedBookings(db, planId), bookingId);
  const amount = Math.min(less, left.amount);
  const { toLots, toMethod } = legsOf(left, amount, "client");
  const lots = await fundReturnForeseen(db, { paymentId: first.id, amount: toLots, at, heldSince: at });
  return {
    Amount: amount,
    ToMethod: toMethod,
    ToLots: toLots,
    Lost: sumOfFate(lots, "lost"),
    CardLast4: commonValue((await partsOf(db, payments, toMethod)).map(({ payment }) => payment.cardLast4)),
  };
}
