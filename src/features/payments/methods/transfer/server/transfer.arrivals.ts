import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { notifyOwners } from "../../../../account/server/staff/notifyOwners";
import { capturedPosting } from "../../../../ledger/ledger.rules";
import { post } from "../../../../ledger/server/ledger.repository";
import { paymentPath } from "../../../../plan/plan.pages";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../../../plan/server/checkout/lockedPlan";
import type { Actor } from "../../../../plan/server/plan.ports";
import { wayBack } from "../../../money.words";
import type { Capture } from "../../../server/payment.capture";
import { addRefund, derivedId } from "../../../server/payment.owed";
import type { Reached } from "../../../server/payment.ports";
import { lockPayment, type PaymentRow, updatePayment } from "../../../server/payment.repository";
import { closed } from "../../../server/payment.rules";
import { refundedOf, refundedWithoutBooking } from "../../../server/refunds.repository";
import { arrivedOf } from "../transfer.rules";
import type {
  ArrivalOutcome,
  ConfirmedArrival,
  ForeseenOutcome,
  ReceivedTransfer,
  TransferArrival,
} from "../transfer.schemas";
import { expectedOf } from "./transfer.expected";
import { entryReadAlike, insertReview, lockReference, planEntered, referencesEntered } from "./transfer.repository";
import type { TransferService } from "./transfer.service";

type Deps = {
  commands: CheckoutCommands;
  capture: Pick<Capture, "takeUpAgain">;
  transfers: Pick<TransferService, "owned" | "read">;
  notify: Notify;
  reached: Reached;
};

/** Money that has arrived: staff enter it for its order, and it pays the plan or goes back. Staff alone. */
export function transferArrivals({ commands, capture, transfers, notify, reached }: Deps) {
  /**
   * Records money that has arrived for an order. It pays the plan or a part of it; an excess, and money that the plan
   * cannot take, is refunded. Resolves to the outcome. Throws `transfer.enteredBefore`; `transfer.outcomeChanged` if the
   * outcome differs from the previewed one; without a preview, `transfer.similarBefore` for a bank reference that reads
   * like one that was entered before. (PAY-28, DESK-99)
   */
  async function receive(caller: Caller, { Foreseen, ...arrival }: ConfirmedArrival): Promise<ReceivedTransfer> {
    const { Outcome, GoesBack } = await enter(caller, arrival, (outcome) => {
      if (Foreseen && !isDeepStrictEqual(outcome, { Similar: undefined, ...Foreseen }))
        throw new Problem("transfer.outcomeChanged");
      const { Similar } = outcome;
      if (!Foreseen && Similar)
        throw new Problem("transfer.similarBefore", { plan: Similar.PlanId, reference: Similar.BankReference });
      reached("transfer.recording");
    });
    const Arrival = { Outcome, GoesBack };
    return { Transfer: await transfers.read(arrival.PaymentId), Arrival };
  }

  /**
   * Previews the outcome: enters the money and rolls the transaction back. Throws `transfer.enteredBefore`. (DESK-99)
   */
  async function foresee(caller: Caller, arrival: TransferArrival): Promise<ForeseenOutcome> {
    let foreseen: ForeseenOutcome | undefined;
    const rollBack = (outcome: ForeseenOutcome) => {
      foreseen = outcome;
      throw new RolledBack();
    };
    try {
      await enter(caller, arrival, rollBack);
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    if (!foreseen) throw new Error("nothing was foreseen");
    return foreseen;
  }

  /** Enters money in one transaction; `end` receives the outcome before the transaction ends. */
  async function enter(
    caller: Caller,
    { PaymentId, Amount, BankReference: reference }: TransferArrival,
    end: (outcome: ForeseenOutcome) => void,
  ): Promise<ForeseenOutcome> {
    requireStaff(caller);
    const { payment: known } = await transfers.owned(caller, PaymentId);
    return commands.change(null, known.planId, async (plan) => {
      const { tx } = plan;
      // If the plan's end was due before this money came, the plan ends first: earlier parts are refunded, and this
      // money is judged alone.
      await plan.save();
      await lockReference(tx, reference);
      const before = await planEntered(tx, reference);
      if (before !== undefined) throw new Problem("transfer.enteredBefore", { plan: before });
      const alike = await entryReadAlike(tx, reference);
      const payment = await lockPayment(tx, PaymentId);
      if (!payment) throw new Problem("notFound");
      const Expected = expectedOf(payment, await refundedOf(tx, PaymentId));
      const id = randomUUID();
      const found = { id, paymentId: PaymentId, at: plan.at, staffId: caller.clientId, finding: "received" } as const;
      const fresh = await insertReview(tx, { ...found, amount: Amount, bankReference: reference });
      // A server of the last release, which does not lock, has entered it meanwhile; 0: reversed since.
      if (!fresh) throw new Problem("transfer.enteredBefore", { plan: (await planEntered(tx, reference)) ?? 0 });
      const { planId, clientId, method } = payment;
      const posting = { key: `payment/${PaymentId}/captured/${id}`, planId, clientId, at: plan.at };
      await post(tx, capturedPosting(posting, method, Amount));
      const captured = payment.captured + Amount;
      const authorisation = await referencesOnReceipt(tx, payment, reference);
      const updated = await updatePayment(tx, PaymentId, { captured, authorisation });
      const matched = await match(plan, updated, Amount, id, { kind: "staff", id: caller.clientId });
      const Similar = alike && { PlanId: alike.planId, BankReference: alike.bankReference };
      const outcome = { ...matched, Expected, Similar };
      const facts = { amount: Amount, reference, payment: PaymentId };
      await writeAudit(tx, { at: plan.at, caller, action: "transfer.received", subject: `plan ${planId}`, facts });
      const values = { moneyAmount: Amount, plan: planId, reference };
      await notifyOwners(tx, notify, { by: caller.clientId, act: "transfer.received", values, at: plan.at });
      end(outcome);
      return outcome;
    });
  }

  async function match(
    plan: LockedPlan,
    payment: PaymentRow,
    amount: number,
    reviewId: string,
    actor: Actor,
  ): Promise<ArrivalOutcome> {
    const received = { type: "transfer.received", attemptId: payment.id, amount } as const;
    // It is no mistake of staff that the plan does not wait for the money: only the accepted amount is recorded.
    // (DESK-24)
    if (!plan.refusalOf(received)) {
      plan.take(received, actor);
      return plan.snapshot.hasTag("paid") ? paid(plan, payment, reviewId) : short(plan, payment, reviewId, actor);
    }
    const left = payment.captured - (await refundedOf(plan.tx, payment.id));
    const extra = Math.min(amount, left);
    if (payment.status === PaymentStatus.Success) {
      await giveBack(plan, payment, extra, reviewId, "transferOver");
      return { Outcome: "over", GoesBack: extra };
    }
    if (await capture.takeUpAgain(plan, payment.id, left, actor)) return paid(plan, payment, reviewId);
    await giveBack(plan, payment, extra, reviewId, "paymentNotPayable");
    return { Outcome: "back", GoesBack: extra };
  }

  async function paid(plan: LockedPlan, payment: PaymentRow, reviewId: string): Promise<ArrivalOutcome> {
    await updatePayment(plan.tx, payment.id, closed(PaymentStatus.Success, plan.at, { failureCode: null }));
    const { over } = arrivedOf(payment.amount, payment.captured - (await refundedWithoutBooking(plan.tx, payment.id)));
    if (over > 0) await giveBack(plan, payment, over, reviewId, "transferOver");
    return { Outcome: over > 0 ? "paysOver" : "pays", GoesBack: over };
  }

  /** A part is missing: the client is asked for it, and the payment deadline continues. */
  async function short(plan: LockedPlan, payment: PaymentRow, reviewId: string, actor: Actor): Promise<ArrivalOutcome> {
    const { tx, at } = plan;
    const { id: attemptId, planId, clientId } = payment;
    // Without a proof under review no review ends, and no rejection was attempted. (PAY-28)
    const reviewed = { type: "transfer.rejected", attemptId } as const;
    if (!plan.refusalOf(reviewed)) plan.take(reviewed, actor);
    // The email reports the new total as paid.
    await plan.save();
    const { missing } = arrivedOf(payment.amount, payment.captured);
    const deadlineAt = plan.snapshot.context.payWindow?.closesAt ?? at;
    const values = { planId, amount: payment.captured, missingAmount: missing, deadlineAt, ...wayBack(payment.method) };
    await notify(tx, {
      clientId,
      planId,
      key: `transfer-${reviewId}`,
      template: "transferShort",
      values,
      path: paymentPath(planId),
      at,
    });
    return { Outcome: "short", GoesBack: 0 };
  }

  async function giveBack(
    plan: LockedPlan,
    payment: PaymentRow,
    amount: number,
    reviewId: string,
    template: "transferOver" | "paymentNotPayable",
  ): Promise<void> {
    const { tx, at } = plan;
    const { planId, clientId } = payment;
    const reason = template === "transferOver" ? "overpaid" : "notPayable";
    await addRefund(tx, payment, { id: derivedId(`refund/${payment.id}/${reason}/${reviewId}`), amount, reason }, at);
    // The email says where all of the plan's money is, including this amount. (MAIL-11)
    await plan.save();
    const values = { planId, amount, ...wayBack(payment.method) };
    await notify(tx, { clientId, planId, key: `transfer-${reviewId}-back`, template, values, at });
  }

  return { foresee, receive };
}

/**
 * The bank references on the receipt once this money has been entered: those of every part, in order. Money that comes
 * after the plan is paid is refunded and not listed; the same holds for parts that were refunded earlier. (PAPER-2)
 */
async function referencesOnReceipt(tx: Tx, payment: PaymentRow, entered: string): Promise<string | null> {
  if (payment.status === PaymentStatus.Success) return payment.authorisation;
  const hasGoneBack = (await refundedOf(tx, payment.id)) > 0;
  return hasGoneBack ? entered : referencesEntered(tx, payment.id);
}

/** Thrown to roll back the transaction that previews an entry. */
class RolledBack extends Error {}
