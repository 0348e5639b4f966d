import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { tellOwners } from "../../../../account/server/staff/tellOwners";
import { capturedPosting, reversedPosting } from "../../../../ledger/ledger.rules";
import { post } from "../../../../ledger/server/ledger.repository";
import { paymentPath } from "../../../../plan/plan.pages";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../../../plan/server/checkout/lockedPlan";
import type { Actor } from "../../../../plan/server/plan.ports";
import { actorOf } from "../../../../plan/server/plan.service";
import { wayBack } from "../../../money.words";
import type { Capture } from "../../../server/payment.capture";
import { derivedId, oweRefund } from "../../../server/payment.owed";
import type { Reached } from "../../../server/payment.ports";
import {
  lockPayment,
  type PaymentRow,
  refundedBesideBookings,
  refundedOf,
  updatePayment,
} from "../../../server/payment.repository";
import { closed } from "../../../server/payment.rules";
import { arrivedOf, isProofUnseen, keptBecause } from "../transfer.rules";
import type {
  ArrivalOutcome,
  ConfirmedArrival,
  ForeseenOutcome,
  ReceivedTransfer,
  Transfer,
  TransferArrival,
  TransferRejection,
  TransferReversal,
} from "../transfer.schemas";
import { expectedOf, isWaitedFor } from "./transfer.expected";
import { transferQueue } from "./transfer.queue";
import {
  enteredMoney,
  findOrder,
  findReview,
  insertReview,
  lastFindings,
  lockReference,
  markReversed,
  planEntered,
} from "./transfer.repository";
import type { TransferService } from "./transfer.service";

/** Several bank references as one text, for the receipt; null without any. */
const listed = (references: readonly string[]) => (references.length > 0 ? references.join(", ") : null);

/**
 * The bank references on the receipt once this money has been entered: those of every part, in order. Money that comes
 * after the plan is paid is refunded and not listed; the same holds for parts that were refunded earlier. (PAPER-2)
 */
async function referencesOnReceipt(tx: Tx, payment: PaymentRow, entered: string): Promise<string | null> {
  if (payment.status === PaymentStatus.Success) return payment.authorisation;
  const hasGoneBack = (await refundedOf(tx, payment.id)) > 0;
  return hasGoneBack ? entered : listed(await referencesOf(tx, payment.id));
}

const referencesOf = async (tx: Tx, paymentId: string) =>
  (await enteredMoney(tx, paymentId)).map(({ reference }) => reference);

const problems = {
  done: "transfer.reversedBefore",
  paid: "transfer.paidPlan",
  ended: "transfer.decided",
} as const;

type Parts = {
  db: Tx;
  now: () => number;
  commands: CheckoutCommands;
  capture: Pick<Capture, "takeUpAgain">;
  transfers: Pick<TransferService, "toTransfer" | "read">;
  reader: Pick<BookingReader, "bookingsOfPlans">;
  notify: Notify;
  reached: Reached;
};

export type TransferDesk = ReturnType<typeof transferDesk>;

/** Transfers in the back office: staff match arrived money with its order, or reject a proof. Staff alone. */
export function transferDesk({ db, now, commands, capture, transfers, reader, notify, reached }: Parts) {
  /**
   * Records money that has arrived for an order. It pays the plan or a part of it; an excess, and money that the plan
   * cannot take, is refunded. Resolves to the outcome. Throws `transfer.enteredBefore`, and `transfer.outcomeChanged`
   * if the outcome differs from the previewed one. (PAY-28, DESK-99)
   */
  async function receive(caller: Caller, { Foreseen, ...arrival }: ConfirmedArrival): Promise<ReceivedTransfer> {
    const { Outcome, GoesBack } = await enter(caller, arrival, (outcome) => {
      if (Foreseen && !isDeepStrictEqual(outcome, Foreseen)) throw new Problem("transfer.outcomeChanged");
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
    const { payment: known } = await ordered(PaymentId);
    return commands.change(null, known.planId, async (plan) => {
      const { tx } = plan;
      // If the plan's end was due before this money came, the plan ends first: earlier parts are refunded, and this
      // money is judged alone.
      await plan.save();
      await lockReference(tx, reference);
      const before = await planEntered(tx, reference);
      if (before !== undefined) throw new Problem("transfer.enteredBefore", { plan: before });
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
      const outcome = { ...matched, Expected };
      const facts = { amount: Amount, reference, payment: PaymentId };
      await writeAudit(tx, { at: plan.at, caller, action: "transfer.received", subject: `plan ${planId}`, facts });
      const values = { moneyAmount: Amount, plan: planId, reference };
      await tellOwners(tx, notify, { by: caller.clientId, act: "transfer.received", values, at: plan.at });
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
    const { over } = arrivedOf(payment.amount, payment.captured - (await refundedBesideBookings(plan.tx, payment.id)));
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
    await oweRefund(tx, payment, { id: derivedId(`refund/${payment.id}/${reason}/${reviewId}`), amount, reason }, at);
    // The email says where all of the plan's money is, including this amount. (MAIL-11)
    await plan.save();
    const values = { planId, amount, ...wayBack(payment.method) };
    await notify(tx, { clientId, planId, key: `transfer-${reviewId}-back`, template, values, at });
  }

  /**
   * Rejects a proof. The client is told the reason and has at least twelve hours left; after the plan's end, the client
   * is told that the money was not found. Throws `checkout.refused`. (PAY-27, DESK-70)
   */
  async function reject(caller: Caller, { PaymentId, Reason: reason }: TransferRejection): Promise<Transfer> {
    requireStaff(caller);
    const { payment } = await ordered(PaymentId);
    const { planId, clientId } = payment;
    await commands.change(null, planId, async (plan) => {
      const { tx, at } = plan;
      // A plan whose end is due counts as ended, even if the sweeper has not run.
      await plan.save();
      const hasEnded = await isUnseenAfterTheEnd(tx, PaymentId);
      const refused = hasEnded
        ? undefined
        : plan.take({ type: "transfer.rejected", attemptId: PaymentId }, actorOf(caller));
      if (refused) return refused;
      const id = randomUUID();
      const found = { id, paymentId: PaymentId, at, staffId: caller.clientId, finding: "rejected" } as const;
      await insertReview(tx, { ...found, amount: 0, reason });
      await writeAudit(tx, { at, caller, action: "transfer.rejected", subject: `plan ${planId}`, reason });
      const message = { clientId, planId, key: `transfer-${id}`, at };
      const deadlineAt = plan.snapshot.context.payWindow?.closesAt ?? at;
      await notify(
        tx,
        hasEnded
          ? { ...message, template: "transferNotFound", values: { planId, reason } }
          : {
              ...message,
              template: "transferRejected",
              values: { planId, reason, deadlineAt },
              path: paymentPath(planId),
            },
      );
      return undefined;
    });
    return transfers.read(PaymentId);
  }

  /**
   * Reverses money that was entered for an order by mistake. The order waits for the whole rest again, and the money
   * can be entered for the right order. Throws `transfer.reversedBefore`, `transfer.paidPlan`, `transfer.decided`.
   * (PAY-33)
   */
  async function reverse(caller: Caller, { ReviewId, Reason: reason }: TransferReversal): Promise<Transfer> {
    requireStaff(caller);
    const known = await findReview(db, ReviewId);
    if (!known) throw new Problem("notFound");
    const { paymentId, amount } = known;
    const { payment: before } = await ordered(paymentId);
    await commands.change(null, before.planId, async (plan) => {
      const { tx, at } = plan;
      // A plan whose end is due counts as ended and its money is refunded, even if the sweeper has not run.
      await plan.save();
      const payment = await lockPayment(tx, paymentId);
      const entry = await findReview(tx, ReviewId);
      if (!payment || !entry) throw new Problem("notFound");
      const kept = keptBecause(entry, {
        status: payment.status,
        isCurrent: isWaitedFor(plan.snapshot, paymentId),
        toRefund: await refundedOf(tx, paymentId),
      });
      if (kept) throw new Problem(problems[kept]);
      const refused = plan.take({ type: "transfer.reversed", attemptId: paymentId, amount }, actorOf(caller));
      if (refused) return refused;
      const { planId, clientId, method } = payment;
      const posting = { key: `payment/${paymentId}/reversed/${ReviewId}`, planId, clientId, at };
      await post(tx, reversedPosting(posting, method, amount));
      await markReversed(tx, { id: ReviewId, at, staffId: caller.clientId, reason });
      const captured = payment.captured - amount;
      const authorisation = listed(await referencesOf(tx, paymentId));
      await updatePayment(tx, paymentId, { captured, authorisation });
      const facts = { amount, reference: entry.bankReference ?? "", payment: paymentId };
      await writeAudit(tx, { at, caller, action: "transfer.reversed", subject: `plan ${planId}`, facts, reason });
      const { missing } = arrivedOf(payment.amount, captured);
      const values = { planId, amount, missingAmount: missing };
      const key = `transfer-${ReviewId}-reversed`;
      await notify(tx, { clientId, planId, key, template: "transferReversed", values, at });
      return undefined;
    });
    return transfers.read(paymentId);
  }

  /** Whether the order ended with its plan, and nobody has looked for its money since the last proof. */
  async function isUnseenAfterTheEnd(tx: Tx, paymentId: string): Promise<boolean> {
    if ((await lockPayment(tx, paymentId))?.status !== PaymentStatus.Expired) return false;
    const { order } = await ordered(paymentId, tx);
    return isProofUnseen(order.reportedAt, (await lastFindings(tx, [paymentId])).get(paymentId) ?? null);
  }

  async function ordered(paymentId: string, tx: Tx = db) {
    const found = await findOrder(tx, paymentId);
    if (!found) throw new Problem("notFound");
    return found;
  }

  return { ...transferQueue({ db, now, reader, transfers }), foresee, receive, reject, reverse };
}

/** Thrown to roll back the transaction that previews an entry. */
class RolledBack extends Error {}
