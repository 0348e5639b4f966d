import { type Caller, requireOwner, requireSelf } from "../../../server/http/caller";
import { Problem } from "../../../server/problem";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Refusal } from "../../../shared/refusals";
import type { Tx } from "../../plan/server/plan.ports";
import type { CloverPayment, Payment } from "../checkout.schemas";
import { type CheckoutCommands, type LockedPlan, refused } from "./checkout.commands";
import type { FundPort } from "./checkout.ports";
import { findPayer } from "./checkout.repository";
import { holderMatch } from "./holder.rules";
import type { Reached } from "./payment.ports";
import { findPayment, insertPayment, type PaymentRow } from "./payment.repository";
import { ANSWER_WITHIN, isPending, isSameRequest, offeredMethod, ownFailure, toPayment } from "./payment.rules";
import type { Settlement } from "./payment.settlement";

type Parts = { db: Tx; commands: CheckoutCommands; settlement: Settlement; fund: FundPort; reached: Reached };
type Begun = { payment: PaymentRow; fresh: boolean } | { refusals: Refusal[] };

export type PaymentService = ReturnType<typeof paymentService>;

/** Paying a plan by card (specification sections 5 and 7; quality finding 8). */
export function paymentService({ db, commands, settlement, fund, reached }: Parts) {
  /**
   * One attempt to pay. The same key again answers the same and never charges again. Throws `checkout.refused` with the
   * reasons, `payment.sameKeyOtherRequest`, `payment.declined` with the provider's code, `payment.providerUnavailable`.
   * An outcome that is not known yet is a payment with status Created: the reconciler learns it.
   */
  async function pay(caller: Caller, order: CloverPayment, clientAddress: string): Promise<Payment> {
    requireOwner(caller, order.ClientId);
    requireSelf(caller, order.ClientId);
    const begun = await begin(caller, order, clientAddress);
    if ("refusals" in begun) throw refused(begun.refusals);
    reached("payment.committed");
    const { payment, fresh } = begun;
    return answer(isPending(payment) ? await settlement.ask(payment.id, fresh) : payment);
  }

  function begin(caller: Caller, order: CloverPayment, clientAddress: string): Promise<Begun> {
    return db.transaction(async (tx) => {
      const plan = await commands.open(tx, order.TravelPlanId);
      reached("payment.locked");
      if (plan.row.clientId !== caller.clientId) throw new Problem("plan.notFound");
      const known = await findPayment(tx, order.PaymentKey);
      if (known) return repeated(known, order);
      await commands.recheck(plan);
      const refusals = await start(plan, order);
      await commands.finish(plan);
      if (refusals.length > 0) return { refusals };
      if (fundPart(order) >= order.Amount) throw new Problem("fund.cardNeeded");
      const payment = await insertPayment(tx, newRow(plan, order, clientAddress));
      // Taken by another plan's request at this very moment.
      if (!payment) throw new Problem("payment.sameKeyOtherRequest");
      const { clientId, planId, fundAmount, id: paymentId } = payment;
      if (!(await fund.hold(tx, { clientId, planId, paymentId, amount: fundAmount, at: plan.at })))
        throw new Problem("fund.short");
      reached("payment.started");
      return { payment, fresh: true };
    });
  }

  async function start(plan: LockedPlan, order: CloverPayment): Promise<Refusal[]> {
    const payer = await findPayer(plan.tx, plan.row.clientId);
    const holder = holderMatch(order.HolderName, payer?.firstName ?? "", payer?.lastName ?? "");
    const { at } = plan;
    const [attemptId, method, amount, termsAccepted] = [
      order.PaymentKey,
      offeredMethod,
      order.Amount,
      order.AcceptTerms,
    ];
    const actor = { kind: "client", id: plan.row.clientId } as const;
    return commands.take(
      plan,
      { type: "payment.started", at, attemptId, method, amount, termsAccepted, holder },
      actor,
    );
  }

  async function getPayment(caller: Caller, id: string): Promise<Payment> {
    const payment = await findPayment(db, id);
    if (!payment) throw new Problem("notFound");
    requireOwner(caller, payment.clientId);
    return toPayment(payment);
  }

  return { pay, getPayment };
}

/** What of an order is paid from the fund, minor units. */
const fundPart = ({ FundAmount }: CloverPayment) => FundAmount ?? 0;

function repeated(payment: PaymentRow, order: CloverPayment): Begun {
  const fundAmount = fundPart(order);
  const [clientId, planId, amount] = [order.ClientId, order.TravelPlanId, order.Amount - fundAmount];
  const asked = { clientId, planId, amount, fundAmount };
  if (!isSameRequest(payment, asked)) throw new Problem("payment.sameKeyOtherRequest");
  return { payment, fresh: false };
}

function newRow({ at, row }: LockedPlan, order: CloverPayment, clientAddress: string) {
  return {
    id: order.PaymentKey,
    planId: row.id,
    clientId: row.clientId,
    method: offeredMethod,
    status: PaymentStatus.Created,
    amount: order.Amount - fundPart(order),
    fundAmount: fundPart(order),
    currency: "USD",
    source: order.Token,
    holderName: order.HolderName,
    clientAddress,
    createdAt: at,
    askAgainAt: at + ANSWER_WITHIN,
  };
}

/** The answer to whoever pays: a failed attempt is a failure. */
function answer(payment: PaymentRow): Payment {
  if (payment.status !== PaymentStatus.Failed) return toPayment(payment);
  const code = payment.failureCode ?? "";
  if (code === ownFailure.unreachable) throw new Problem("payment.providerUnavailable");
  throw new Problem("payment.declined", { code });
}
