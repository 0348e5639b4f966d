import type { Notify } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import { fundHold, fundRelease } from "../../fund/server/fund.payments";
import { capturedPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { keepsReplaced } from "../../plan/checkout/checkout.context";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import type { Actor, Inventory } from "../../plan/server/plan.ports";
import { ownFailure } from "../failureCodes";
import { dropUnpaidCard } from "./cards/cards.repository";
import { holdOnPapers } from "./disputes/disputes.repository";
import { refundNotification, type WhyBack } from "./payment.notifications";
import { addRefundOfRest } from "./payment.owed";
import { type PaymentRow, updatePayment } from "./payment.repository";
import { capturedFact, closed, declinedFact } from "./payment.rules";

export const byProvider: Actor = { kind: "provider", id: null };

/** Money that has come for an attempt. `facts`: further columns of its row. */
export type Money = { amount: Minor; facts: Partial<PaymentRow> };

type Deps = { inventories: readonly Inventory[]; notify: Notify };

export type Capture = ReturnType<typeof capture>;

/**
 * Decides what happens to the captured money of an attempt, under its plan's lock. It pays the plan; or, after the
 * plan's end, it restores the plan if the services are still available; or it is refunded in full. (SIM-3) (PAY-15,
 * PAY-16)
 */
export function capture({ inventories, notify }: Deps) {
  async function record(plan: LockedPlan, payment: PaymentRow, { amount: taken, facts }: Money): Promise<PaymentRow> {
    const { tx, at } = plan;
    const { id, planId, clientId, method } = payment;
    // Ticks that were due before the money came are saved, with their notifications, before the money is recorded.
    await plan.save();
    await post(tx, capturedPosting({ key: `payment/${id}/captured`, planId, clientId, at }, method, taken));
    // The fund's part is held from the attempt's start; a decline released it, so it has to be held again.
    const held = await fundHold(tx, { clientId, planId, paymentId: id, amount: payment.fundAmount, at });
    const amount = taken + (held ? payment.fundAmount : 0);
    const kept = { ...facts, captured: taken };
    // Also after a decline: a provider's late approval counts while the plan still waits for this attempt.
    const wasOver = plan.snapshot.matches("cancelled");
    if (await pays(plan, payment, amount)) {
      return updatePayment(tx, id, closed(PaymentStatus.Success, at, { ...kept, failureCode: null }));
    }

    // The plan cannot take the money: it is over, or the amount differs. It is refunded, and the plan may be paid
    // again.
    plan.take(declinedFact(payment), byProvider);
    await fundRelease(tx, id, at);
    await dropUnpaidCard(tx, id, at);
    await addRefundOfRest(tx, { ...payment, captured: taken }, taken, "notPayable", at);
    const why = whyBack(plan, payment, wasOver);
    await notify(tx, refundNotification({ id, planId, clientId, method }, why, taken, at));
    return updatePayment(tx, id, closed(PaymentStatus.Failed, at, { ...kept, failureCode: ownFailure.refunded }));
  }

  /**
   * Whether the money pays its plan or change. While the plan's payment is disputed none of its bookings is changed, so
   * money for a change is refunded. (PLAN-51)
   */
  async function pays(plan: LockedPlan, payment: PaymentRow, amount: Minor): Promise<boolean> {
    if (payment.forBookingId === null) {
      const isTaken = !plan.take(capturedFact(payment, amount), byProvider);
      return isTaken || takeUpAgain(plan, payment.id, amount, byProvider);
    }
    if ((await holdOnPapers(plan.tx, plan.row.id)) !== null) return false;
    return !plan.take(capturedFact(payment, amount), byProvider);
  }

  /** Restores a plan that was cancelled as unpaid. False: not allowed, or a service is no longer available. (PAY-16) */
  async function takeUpAgain(plan: LockedPlan, attemptId: string, amount: Minor, actor: Actor): Promise<boolean> {
    const late = { type: "payment.capturedLate", attemptId, amount } as const;
    if (plan.refusalOf(late)) return false;
    // The plan's end may be unsaved, so its reservations are released before they are made again.
    await plan.save();
    const bookingIds = plan.snapshot.context.cancelled?.bookingIds ?? [];
    if (!(await reclaimed(plan.tx, bookingIds))) return false;
    return !plan.take(late, actor);
  }

  /** Restores the bookings' reservations; all or none. */
  async function reclaimed(tx: Tx, bookingIds: readonly number[]): Promise<boolean> {
    try {
      await tx.transaction(async (attempt) => {
        const held: number[] = [];
        for (const { reclaim } of inventories) held.push(...(await reclaim(attempt, bookingIds)));
        if (bookingIds.some((id) => !held.includes(id))) throw new SomethingIsGone();
      });
      return true;
    } catch (error) {
      if (error instanceof SomethingIsGone) return false;
      throw error;
    }
  }

  return { record, takeUpAgain };
}

/** Why money is refunded. The message states that a booking stays as it is only while that is true. (PLAN-44) */
function whyBack({ snapshot }: LockedPlan, { forBookingId }: PaymentRow, wasOver: boolean): WhyBack {
  if (forBookingId === null) return wasOver ? "paidTooLate" : "paymentNotPayable";
  return keepsReplaced(snapshot.context, forBookingId) ? "changeNotPayable" : "changeOver";
}

class SomethingIsGone extends Error {}
