import { randomUUID } from "node:crypto";
import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { inParallel } from "../../../platform/server/inParallel";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../platform/server/problem";
import { refuseWhileRestored } from "../../../platform/server/restored.repository";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import { type Likeness, likeness } from "../../../shared/names/likeness";
import { fundHold } from "../../fund/server/fund.payments";
import type { CheckoutFact } from "../../plan/checkout/checkout.events";
import { refuseBeyond } from "../../plan/server/bookings/limits.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { findPayer } from "../../plan/server/checkout/checkout.repository";
import { type LockedPlan, Refused } from "../../plan/server/checkout/lockedPlan";
import { ownPlan } from "../../plan/server/checkout/readPlan";
import { lockClient } from "../../plan/server/plan.repository";
import { ownFailure } from "../failureCodes";
import type { Payment } from "../payments.schemas";
import { insertCard, KEEP_CARD_CONSENT, linkCard, usableCard } from "./cards/cards.repository";
import { cardDigestOf, declinesOfCard, declinesOfClient, declinesOfPlan, lockCard } from "./cards/declines.repository";
import { holdOnPapers } from "./disputes/disputes.repository";
import { askAboutHolder, spendAcceptance } from "./holders/holders.repository";
import type { MethodsService } from "./methods.service";
import type { Begun } from "./payment.awaited";
import type { CardPayment } from "./payment.defaults";
import { nameAsked } from "./payment.notifications";
import type { DemandUsTravel, Reached } from "./payment.ports";
import { findPayment, insertPayment, type PaymentRow, paymentsOfPlan } from "./payment.repository";
import { ANSWER_WITHIN, isPending, isSameRequest, payableUntil, toPayment } from "./payment.rules";
import type { Settlement } from "./payment.settlement";

type Deps = {
  db: Tx;
  commands: CheckoutCommands;
  methods: MethodsService;
  settlement: Settlement;
  reached: Reached;
  notify: Notify;
  demandUsTravel: DemandUsTravel;
};

export type PaymentService = ReturnType<typeof paymentService>;

/** Paying a plan by card (PAY-1, PAY-9, PAY-10). */
export function paymentService({ db, commands, methods, settlement, reached, notify, demandUsTravel }: Deps) {
  /**
   * One attempt to pay. The same key again gets the same answer and never charges again (FAULT-5). Throws
   * `checkout.refused` with the reasons, `payment.sameKeyOtherRequest`, `payment.methodNotOffered`, `payment.declined`
   * with the provider's code, `payment.providerUnavailable`, `limit.declinesOfClient`, `limit.declinesOfPlan`,
   * `limit.declinesOfCard`, `payment.heldBack`, `payment.usTravelUnstated`. While the outcome is unknown, the payment has
   * the status Created: the reconciler finds it out.
   */
  async function payByCard(caller: Caller, order: CardPayment, clientAddress: string): Promise<Payment> {
    requireSelf(caller, order.clientId);
    const { payment, fresh } = await beginAttempt(caller, order, clientAddress);
    reached("payment.committed");
    if (!isPending(payment)) return answer(payment);
    return answer(await (fresh ? settlement.charge(payment.id) : settlement.ask(payment.id)));
  }

  /**
   * The client's browser has played the step of the holder's bank: the provider continues with the charge. Answers like
   * `payByCard`; the payment may require a further step. Throws `notFound`, also for another client's. (PAY-44)
   */
  async function authenticated(caller: Caller, paymentId: string, status: string): Promise<Payment> {
    const payment = await findPayment(db, paymentId);
    if (!payment) throw new Problem("notFound");
    requireSelf(caller, payment.clientId);
    return answer(await settlement.finish(paymentId, status));
  }

  async function beginAttempt(caller: Caller, order: CardPayment, clientAddress: string): Promise<Begun> {
    const begun = await db.transaction(async (tx) => {
      // The attempts of one client are serialized, even on different plans, so that each counts the declines before it.
      // (SAFE-20)
      if (!(await lockClient(tx, order.clientId))) throw new Problem("plan.notFound");
      return beginOnLockedClient(tx, caller, order, clientAddress);
    });
    if (begun instanceof Refused) throw begun;
    return begun;
  }

  function beginOnLockedClient(
    tx: Tx,
    caller: Caller,
    order: CardPayment,
    clientAddress: string,
  ): Promise<Begun | Refused> {
    if (order.fundAmount > order.total) throw wrongField("FundAmount", "fundBeyondAmount");
    if (order.forBookingId !== null && order.fundAmount > 0) throw wrongField("FundAmount", "fundBeyondAmount");
    return commands.changeWithin(tx, order.planId, async (plan): Promise<Begun | Refused> => {
      reached("payment.locked");
      if (plan.row.clientId !== caller.clientId) throw new Problem("plan.notFound");
      const known = await findPayment(tx, order.key);
      if (known) return repeated(known, order);
      await refuseWhileRestored(tx, "payment.heldBack");
      await demandUsTravel(tx, plan.row);
      await plan.recheck();
      const holderName = await holderOf(tx, order);
      const refused = await recordStart(plan, order, holderName);
      const isUnclear = refused?.refusals.some(({ code }) => code === "holderUnclear");
      if (isUnclear && holderName !== null) await askStaff(plan, order, holderName);
      if (refused) return refused;
      const payment = await insertPayment(tx, newRow(plan, order, holderName, clientAddress));
      // A concurrent request of another plan has taken the key.
      if (!payment) throw new Problem("payment.sameKeyOtherRequest");
      await rememberCard(tx, plan, order, holderName);
      const { clientId, planId, fundAmount, id: paymentId } = payment;
      if (!(await fundHold(tx, { clientId, planId, paymentId, amount: fundAmount, at: plan.at })))
        throw new Problem("fund.short");
      reached("payment.started");
      return { payment, fresh: true };
    });
  }

  /** Staff review the name; the client is notified of the first request only. (DESK-40) */
  async function askStaff(
    { tx, row, snapshot, at }: LockedPlan,
    { key: id, forBookingId }: CardPayment,
    holderName: string,
  ): Promise<void> {
    const holderId = await askAboutHolder(tx, row.id, holderName, at);
    const deadlineAt = payableUntil(snapshot, { id, forBookingId });
    if (holderId === null || deadlineAt === null) return;
    const { id: planId, clientId } = row;
    await notify(tx, nameAsked({ planId, clientId, changeId: forBookingId, holderId, deadlineAt }, at));
  }

  /** Adds the attempt to the plan's facts. Resolves to the reasons if it may not begin; then nothing is added. */
  async function recordStart(
    plan: LockedPlan,
    order: CardPayment,
    holderName: string | null,
  ): Promise<Refused | undefined> {
    const payer = await findPayer(plan.tx, plan.row.clientId);
    const holder = holderName === null ? "matches" : payer ? likeness(holderName, payer) : "differs";
    const started = await startOf(plan, order, holder);
    const client = { kind: "client", id: plan.row.clientId } as const;
    const refused =
      plan.refusalOf(started, { recordFor: client }) ??
      (order.forBookingId === null ? undefined : await heldByDispute(plan)) ??
      (order.forBookingId === null ? undefined : await unfitForChange(plan, order.forBookingId)) ??
      // If the fund pays everything, the method need not be offered. (PAY-19) A change's charge is in its amount.
      (isByFundAlone(order) || order.forBookingId !== null ? undefined : await methods.notAgreed(plan, order.method));
    if (refused) return refused;
    await refuseTooManyDeclines(plan, order);
    const unspent = holder === "unclear" && holderName !== null ? await notAccepted(plan, holderName) : undefined;
    return unspent ?? plan.take(started, client);
  }

  /** The fact that an attempt begins; a change takes the method's current charge. Throws `payment.methodNotOffered`. */
  async function startOf(plan: LockedPlan, order: CardPayment, holder: Likeness): Promise<CheckoutFact> {
    const { key: attemptId, method, total: amount, termsAccepted, forBookingId: bookingId } = order;
    const started = { attemptId, method, amount, termsAccepted, holder };
    if (bookingId === null) return { type: "payment.started", ...started };
    const charge = await methods.chargeForChange(plan, bookingId, method);
    return { type: "supplement.started", ...started, bookingId, charge };
  }

  async function getPayment(caller: Caller, id: string): Promise<Payment> {
    const payment = await findPayment(db, id);
    if (!payment) throw new Problem("notFound");
    requireOwner(caller, payment.clientId);
    return toPayment(payment);
  }

  /** Every attempt to pay a plan, the newest first: each with its status of PAY-14. */
  async function getPayments(caller: Caller, planId: number): Promise<Payment[]> {
    await ownPlan(db, caller, planId);
    return (await paymentsOfPlan(db, planId)).map(toPayment);
  }

  return { payByCard, authenticated, getPayment, getPayments };
}

/** Nothing of a plan is changed while its payment is disputed. (PLAN-52) */
async function heldByDispute({ tx, row }: LockedPlan): Promise<Refused | undefined> {
  const isHeld = (await holdOnPapers(tx, row.id)) !== null;
  return isHeld ? new Refused([{ code: "changeDisputed", facts: {} }]) : undefined;
}

/** The papers of those who travel may have changed since the change was asked for. (PLAN-52) */
async function unfitForChange(plan: LockedPlan, changeId: number): Promise<Refused | undefined> {
  const change = plan.snapshot.context.bookings.find(({ id }) => id === changeId);
  if (change?.replaces === undefined) return undefined;
  const { id, startsAt, endsAt, replaces } = change;
  const unfit = await plan.unfitPapers({ id, startsAt, endsAt, replaces });
  return unfit.length > 0 ? new Refused(unfit) : undefined;
}

/** The chart's facts contain no names, so it knows only that staff have accepted some name. (PAY-4) */
async function notAccepted(plan: LockedPlan, holderName: string): Promise<Refused | undefined> {
  const accepted = await spendAcceptance(plan.tx, plan.row.id, holderName);
  return accepted ? undefined : new Refused([{ code: "holderUnclear", facts: {} }]);
}

/** Throws if the limit of declines is reached; then no provider is asked. (SAFE-20) */
async function refuseTooManyDeclines({ tx, row, at }: LockedPlan, order: CardPayment): Promise<void> {
  const cardDigest = cardDigestOf(order);
  if (cardDigest === null) return;
  await lockCard(tx, cardDigest);
  const [ofCard, ofPlan, ofClient] = await inParallel(
    declinesOfCard(tx, cardDigest, at),
    declinesOfPlan(tx, row.id, at),
    declinesOfClient(tx, row.clientId, at),
  );
  const counts = { declinesOfCard: ofCard, declinesOfPlan: ofPlan, declinesOfClient: ofClient };
  await refuseBeyond(tx, { clientId: row.clientId, at }, counts);
}

/**
 * The name on the card: as typed, or as saved with the card; null if the fund pays the whole amount. Throws
 * `payment.cardGone`.
 */
async function holderOf(tx: Tx, order: CardPayment): Promise<string | null> {
  const { clientId, cardId, holderName } = order;
  if (isByFundAlone(order)) return null;
  if (cardId === null) return holderName;
  const card = await usableCard(tx, clientId, cardId);
  if (!card) throw new Problem("payment.cardGone");
  return card.holderName;
}

async function rememberCard(tx: Tx, { at }: LockedPlan, order: CardPayment, holderName: string | null): Promise<void> {
  const { key, clientId } = order;
  if (order.cardId !== null) return linkCard(tx, key, order.cardId);
  if (!order.keep || holderName === null) return;
  const id = randomUUID();
  await insertCard(tx, { id, clientId, holderName, consent: KEEP_CARD_CONSENT, createdAt: at });
  await linkCard(tx, key, id);
}

const isByFundAlone = ({ total, fundAmount }: CardPayment) => fundAmount === total;

function repeated(payment: PaymentRow, order: CardPayment): Begun {
  const { clientId, planId, forBookingId, method, fundAmount } = order;
  const asked = { clientId, planId, forBookingId, method, fundAmount, amount: order.total - fundAmount };
  if (!isSameRequest(payment, asked)) throw new Problem("payment.sameKeyOtherRequest");
  return { payment, fresh: false };
}

function newRow({ at, row }: LockedPlan, order: CardPayment, holderName: string | null, clientAddress: string) {
  return {
    id: order.key,
    planId: row.id,
    clientId: row.clientId,
    forBookingId: order.forBookingId,
    method: order.method,
    status: PaymentStatus.Created,
    amount: order.total - order.fundAmount,
    fundAmount: order.fundAmount,
    currency: "USD",
    source: order.source,
    browser: order.browser,
    cardDigest: cardDigestOf(order),
    holderName,
    clientAddress,
    createdAt: at,
    askAgainAt: at + ANSWER_WITHIN,
  };
}

/** The answer to a payment. Throws for a failed attempt, with the provider's code. (PAY-13) */
function answer(payment: PaymentRow): Payment {
  const isOver = payment.status === PaymentStatus.Failed || payment.status === PaymentStatus.NoFound;
  if (!isOver) return toPayment(payment);
  const code = payment.failureCode ?? "";
  if (code === ownFailure.unreachable) throw new Problem("payment.providerUnavailable");
  throw new Problem("payment.declined", { code });
}
