import { PaymentStatus } from "../../../shared/enumerations";
import { capturedPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import type { Actor, Tx } from "../../plan/server/plan.ports";
import type { CheckoutCommands, LockedPlan } from "./checkout.commands";
import type { FundPort } from "./checkout.ports";
import { findPayer } from "./checkout.repository";
import type { CardProvider, ChargeOutcome, Reached } from "./payment.ports";
import { countQuestion, findPayment, lockPayment, type PaymentRow, updatePayment } from "./payment.repository";
import { askAgainAt, isPending, ownFailure } from "./payment.rules";
import { owe } from "./refund.service";

const byProvider: Actor = { kind: "provider", id: null };

type Approved = Extract<ChargeOutcome, { kind: "approved" }>;
type Parts = { db: Tx; commands: CheckoutCommands; provider: CardProvider; fund: FundPort; reached: Reached };

export type Settlement = ReturnType<typeof settlement>;

/**
 * From an attempt's row to its outcome. The provider is asked with the attempt's own key, so asking again charges once,
 * and its answer is recorded in one transaction with what it means for the plan, so that dying at any step loses nothing.
 */
export function settlement({ db, commands, provider, fund, reached }: Parts) {
  const underWay = new Map<string, Promise<PaymentRow>>();

  /** Asks the provider what became of an attempt and records it. Questions about one attempt share one answer. */
  function ask(id: string, firstQuestion = false): Promise<PaymentRow> {
    const running = underWay.get(id);
    if (running) return running;
    const asking = askProvider(id, firstQuestion).finally(() => underWay.delete(id));
    underWay.set(id, asking);
    return asking;
  }

  async function askProvider(id: string, firstQuestion: boolean): Promise<PaymentRow> {
    const payment = (firstQuestion ? undefined : await countQuestion(db, id)) ?? (await findPayment(db, id));
    if (!payment) throw new Error(`payment ${id} is gone`);
    if (!isPending(payment)) return payment;
    const outcome = await provider.charge(await orderOf(payment));
    reached("payment.charged");
    const settled = await record(payment, outcome);
    reached("payment.settled");
    return settled;
  }

  async function orderOf(payment: PaymentRow) {
    const payer = await findPayer(db, payment.clientId);
    return {
      key: payment.id,
      amount: payment.amount,
      source: payment.source ?? "",
      clientAddress: payment.clientAddress ?? "",
      email: payer?.email ?? "",
      description: `Malecón, travel plan ${payment.planId}`,
    };
  }

  function record({ id, planId }: PaymentRow, outcome: ChargeOutcome): Promise<PaymentRow> {
    return db.transaction(async (tx) => {
      const plan = await commands.open(tx, planId);
      const payment = await lockPayment(tx, id);
      if (!payment) throw new Error(`payment ${id} is gone`);
      const settled = await recordOn(plan, payment, outcome);
      await commands.finish(plan);
      reached("payment.settling");
      return settled;
    });
  }

  async function recordOn(plan: LockedPlan, payment: PaymentRow, outcome: ChargeOutcome): Promise<PaymentRow> {
    if (outcome.kind === "approved") return recordApproval(plan, payment, outcome);
    if (!isPending(payment)) return payment;
    const { tx, at } = plan;
    const attemptId = payment.id;
    // That one question did not arrive says nothing about another one, whoever has put it.
    if (outcome.kind === "unknown" || (outcome.kind === "unreachable" && payment.asked > 0)) {
      if (!plan.snapshot.context.attempt?.unknown) {
        commands.take(plan, { type: "payment.unknown", at, attemptId }, byProvider);
      }
      return updatePayment(tx, payment.id, { askAgainAt: askAgainAt(at, payment.asked) });
    }
    commands.take(plan, { type: "payment.declined", at, attemptId }, byProvider);
    await fund.release(tx, payment.id, at);
    const failureCode = outcome.kind === "declined" ? outcome.code : ownFailure.unreachable;
    return updatePayment(tx, payment.id, closed(PaymentStatus.Failed, at, { failureCode }));
  }

  async function recordApproval(plan: LockedPlan, payment: PaymentRow, approved: Approved): Promise<PaymentRow> {
    // Known already: the money of this attempt is accounted for.
    if (payment.providerReference !== null) return payment;
    const { tx, at } = plan;
    const { id, planId, clientId, method } = payment;
    await post(tx, capturedPosting({ key: `payment/${id}/captured`, planId, clientId, at }, method, approved.amount));
    const facts = {
      captured: approved.amount,
      providerReference: approved.reference,
      authorisation: approved.authorisation,
      cardBrand: approved.brand,
      cardLast4: approved.last4,
    };
    // What the fund pays beside the card is held since the attempt began; after a decline it is asked for once more.
    const holding = { clientId, planId, paymentId: id, amount: payment.fundAmount, at };
    const fromFund = (await fund.hold(tx, holding)) ? payment.fundAmount : 0;
    const amount = approved.amount + fromFund;
    const captured = { type: "payment.captured", at, attemptId: id, amount } as const;
    // Also after a decline: a provider that says yes in the end is believed while the plan waits for this very attempt.
    if (commands.take(plan, captured, byProvider).length === 0) {
      return updatePayment(tx, payment.id, closed(PaymentStatus.Success, at, { ...facts, failureCode: null }));
    }

    // Money that the plan cannot take: it is over, or the sum is another one. It goes back, and the plan may be paid anew.
    commands.take(plan, { type: "payment.declined", at, attemptId: payment.id }, byProvider);
    await fund.release(tx, id, at);
    await owe(tx, { ...payment, captured: approved.amount }, approved.amount, "notPayable", at);
    const refunded = { ...facts, failureCode: ownFailure.refunded };
    return updatePayment(tx, payment.id, closed(PaymentStatus.Failed, at, refunded));
  }

  return { ask };
}

/** A settled attempt: its token is spent and not kept. */
function closed(status: PaymentStatus, at: number, facts: Partial<PaymentRow>): Partial<PaymentRow> {
  return { ...facts, status, settledAt: at, askAgainAt: null, source: null };
}
