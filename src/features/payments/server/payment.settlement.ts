import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, type InTimeOf, type Whose } from "../../../platform/server/background/whose";
import type { Notify } from "../../../platform/server/notify/notify";
import { findRestored } from "../../../platform/server/restored.repository";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Clock } from "../../../shared/instant";
import { fundRelease } from "../../fund/server/fund.payments";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { findPayer } from "../../plan/server/checkout/checkout.repository";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import { ownFailure } from "../failureCodes";
import { isSilentForLong } from "../providerTimeout.rules";
import { cardOfPayment, changeCard, describeCard, dropUnpaidCard } from "./cards/cards.repository";
import { byProvider, type Capture } from "./payment.capture";
import { notKnownYet, notPaid } from "./payment.notifications";
import type { CardProvider, ChargeOutcome, MethodOf, ProviderChargeOrder, Reached } from "./payment.ports";
import {
  claimPayments,
  countQuestion,
  findPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from "./payment.repository";
import {
  ANSWER_WITHIN,
  askAboutWaiting,
  askAgainAt,
  closed,
  declinedFact,
  isAuthenticationOver,
  isKnownUnknown,
  isPending,
  mayAuthenticate,
  NOT_FOUND_BELIEVED_AT,
  saleOf,
  unknownFact,
} from "./payment.rules";

type Deps = {
  db: Tx;
  now: Clock;
  commands: CheckoutCommands;
  methodOf: MethodOf;
  capture: Capture;
  reached: Reached;
  notify: Notify;
  /** Work on an attempt uses its client's clock, whoever triggers it. */
  inTimeOf: InTimeOf;
  /** Notifies staff, on commit, that a provider has been silent for long; not a fact of the plan. (DESK-50) */
  notifyOfSilence: (tx: Tx) => Promise<void>;
};

export type Settlement = ReturnType<typeof settlement>;

/**
 * Takes a card attempt from its row to its outcome. The provider charges once however often it is asked, and its answer
 * is recorded in one transaction with the effects on the plan, so that a crash at any step loses nothing. (FAULT-4,
 * FAULT-8, PAY-9, PAY-10)
 */
export function settlement(deps: Deps) {
  const { db, now, commands, methodOf, capture, reached, notify, inTimeOf, notifyOfSilence } = deps;
  const orders = cardOrders({ db });
  const underWay = new Map<string, Promise<PaymentRow>>();

  /** Charges a new attempt and records its outcome. */
  const charge = (id: string) => shared(id, "charge");
  /** Asks the provider again for an attempt's outcome and records it. */
  const ask = (id: string) => shared(id, "askAgain");

  /** Continues a charge that waited for the holder's authentication; `status`: the outcome of that. (PAY-44) */
  async function finish(id: string, status: string): Promise<PaymentRow> {
    const payment = await findPayment(db, id);
    if (!payment) throw new Error(`payment ${id} is gone`);
    const provider = methodOf(payment.method)?.cards;
    const waits = isPending(payment) && mayAuthenticate(payment, now());
    if (!payment.authentication || !provider?.finish || !waits || (await findRestored(db))) return payment;
    const outcome = await provider.finish(payment.authentication.charge, status);
    reached("payment.charged");
    const settled = await record(payment, outcome, null);
    reached("payment.settled");
    return settled;
  }

  /** Concurrent calls for one attempt share the answer. */
  function shared(id: string, request: ProviderRequest): Promise<PaymentRow> {
    const running = underWay.get(id);
    if (running !== undefined) return running;
    const asking = askProvider(id, request).finally(() => underWay.delete(id));
    underWay.set(id, asking);
    return asking;
  }

  async function askProvider(id: string, request: ProviderRequest): Promise<PaymentRow> {
    const known = await findPayment(db, id);
    if (!known) throw new Error(`payment ${id} is gone`);
    return inTimeOf(known.clientId, () => askAbout(known, request));
  }

  async function askAbout(known: PaymentRow, request: ProviderRequest): Promise<PaymentRow> {
    const { id } = known;
    if (!isPending(known)) return known;
    // Independent of any provider. (PAY-19)
    if (known.amount === 0) return record(known, byFundAlone(known), null);
    // It may have been paid another way since; asking again could charge it. (PAY-45)
    if (await findRestored(db)) return known;
    const method = methodOf(known.method);
    const provider = method?.cards;
    // Links and transfers have jobs of their own.
    if (!provider && (request === "charge" || !method?.takesCards)) return known;
    // A caller may still wait for the answer: reversing now would undo the payment in progress. An attempt dated far
    // ahead comes from a clock that was wrong. (FAULT-35)
    const tooEarly = provider?.resolve.by === "reversing" && Math.abs(now() - known.createdAt) < ANSWER_WITHIN;
    if (request === "askAgain" && tooEarly) return known;
    const payment = request === "charge" ? known : await countQuestion(db, id);
    if (!payment) return (await findPayment(db, id)) ?? known;
    // A provider that is no longer configured counts as silent: staff have to look. (DESK-50)
    if (!provider) return record(payment, { kind: "unknown" }, null);
    const order = await orders.of(payment, provider);
    const outcome =
      "kind" in order ? order : await (request === "charge" ? provider.charge(order) : provider.resolve.ask(order));
    reached("payment.charged");
    const settled = await record(payment, outcome, { request, resolvedBy: provider.resolve.by });
    reached("payment.settled");
    return settled;
  }

  /** `question`: what the provider was asked; null where none was. */
  function record({ id, planId }: PaymentRow, outcome: ChargeOutcome, question: Question | null): Promise<PaymentRow> {
    return commands.change(null, planId, async (plan) => {
      const payment = await lockPayment(plan.tx, id);
      if (!payment) throw new Error(`payment ${id} is gone`);
      const isValid = question === null || !isOvertaken(question, payment);
      const settled = await recordOn(plan, payment, isValid ? outcome : { kind: "unknown" });
      await plan.save();
      reached("payment.settling");
      return settled;
    });
  }

  async function recordOn(plan: LockedPlan, payment: PaymentRow, outcome: ChargeOutcome): Promise<PaymentRow> {
    if (outcome.kind === "approved") return recordApproved(plan, payment, outcome);
    if (!isPending(payment)) return payment;
    if (outcome.kind === "asks") return keepAsked(plan, payment, outcome);
    return isUndecided(outcome, payment) ? keepPending(plan, payment) : recordDeclined(plan, payment, outcome);
  }

  async function recordApproved(plan: LockedPlan, payment: PaymentRow, approved: Approved): Promise<PaymentRow> {
    // Already recorded: the money of this attempt is accounted for.
    if (payment.providerReference !== null) return payment;
    const { amount, reference, authorisation, brand, last4, expires } = approved;
    await describeCard(plan.tx, payment.id, { brand, last4, expires });
    const facts = { providerReference: reference, authorisation, cardBrand: brand, cardLast4: last4 };
    return capture.record(plan, payment, { amount, facts });
  }

  /** The holder's bank asks for something: the attempt waits, and this counts as neither a failure nor a silence. */
  async function keepAsked(plan: LockedPlan, payment: PaymentRow, { charge, step }: Asks): Promise<PaymentRow> {
    if (isAuthenticationOver(payment, plan.at))
      return recordDeclined(plan, payment, { kind: "declined", code: "authentication_required" });
    const authentication = step ? { charge, step } : payment.authentication;
    return updatePayment(plan.tx, payment.id, { authentication, askAgainAt: askAboutWaiting(now()) });
  }

  async function keepPending(plan: LockedPlan, payment: PaymentRow): Promise<PaymentRow> {
    const { tx, at, snapshot } = plan;
    if (!isKnownUnknown(snapshot, payment)) {
      plan.take(unknownFact(payment), byProvider);
      await notify(tx, notKnownYet(payment, at));
    }
    if (isSilentForLong(payment.questionCount)) await notifyOfSilence(tx);
    // Not from the plan's last fact, which a clock that was ahead may have dated.
    return updatePayment(tx, payment.id, { askAgainAt: askAgainAt(now(), payment.questionCount) });
  }

  async function recordDeclined(plan: LockedPlan, payment: PaymentRow, outcome: NotApproved): Promise<PaymentRow> {
    const { tx, at } = plan;
    plan.take(declinedFact(payment), byProvider);
    await fundRelease(tx, payment.id, at);
    await dropUnpaidCard(tx, payment.id, at);
    const code = failureOf(outcome);
    const declined = notPaid(payment, { code, snapshot: plan.snapshot, later: payment.questionCount > 0 }, at);
    if (declined) await notify(tx, declined);
    return updatePayment(tx, payment.id, closed(statusOf(outcome), at, { failureCode: code }));
  }

  return { charge, ask, finish };
}

/** Attempts that one run of the reconciler asks about, all at the same time. */
const BATCH = 20;

/**
 * Asks the provider about every attempt with an unknown outcome, including those of processes that died. Runs again and
 * again, in any number of processes; resolves to the number of attempts. (PAY-11)
 */
export function reconciler({
  db,
  now,
  log,
  settlement,
}: Pick<Deps, "db" | "now"> & { log: FastifyBaseLogger; settlement: Settlement }) {
  return async (_isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> => {
    const at = now();
    const ids = await claimPayments(db, { now: at, until: at + ANSWER_WITHIN, limit: BATCH, whose });
    await forEachConcurrently(ids, (id) => settlement.ask(id), {
      concurrency: BATCH,
      timeout: ANSWER_WITHIN,
      log,
    }).catch((err) => log.error({ err }, "payment not settled"));
    return ids.length;
  };
}

/** The question to a provider: charge the attempt, or later, what its outcome was. */
type ProviderRequest = "charge" | "askAgain";
type Question = { request: ProviderRequest; resolvedBy: CardProvider["resolve"]["by"] };

/** Whether another process has begun to reverse the attempt since it was charged; then that process's result counts. */
function isOvertaken({ request, resolvedBy }: Question, { questionCount }: PaymentRow): boolean {
  return request === "charge" && questionCount > 0 && resolvedBy === "reversing";
}

const noCard = { brand: null, last4: null, expires: null };

/** The fund pays everything, held since the attempt began: no provider is asked. (PAY-19) */
function byFundAlone({ id }: PaymentRow): ChargeOutcome {
  return { kind: "approved", reference: `fund/${id}`, authorisation: null, amount: 0, ...noCard };
}

type Approved = Extract<ChargeOutcome, { kind: "approved" }>;
type Asks = Extract<ChargeOutcome, { kind: "asks" }>;
type NotApproved = Exclude<ChargeOutcome, Approved | Asks>;

function isUndecided({ kind }: NotApproved, { questionCount }: PaymentRow): boolean {
  // A lost request says nothing about an earlier one, from this process or another.
  if (kind === "unreachable") return questionCount > 0;
  if (kind === "notFound") return questionCount < NOT_FOUND_BELIEVED_AT;
  return kind === "unknown";
}

const statusOf = ({ kind }: NotApproved): PaymentStatus =>
  kind === "notFound" ? PaymentStatus.NoFound : PaymentStatus.Failed;

function failureOf(outcome: NotApproved): string {
  if (outcome.kind === "declined") return outcome.code;
  if (outcome.kind === "reversed") return ownFailure.reversed;
  return outcome.kind === "notFound" ? ownFailure.notFound : ownFailure.unreachable;
}

/** Builds the provider's request for an attempt from its row alone, so that it is the same on each retry. */
function cardOrders({ db }: { db: Tx }) {
  /** The order; or the attempt's outcome if its card had to be saved first and the provider did not save it. */
  async function of(payment: PaymentRow, provider: CardProvider): Promise<ProviderChargeOrder | NotApproved> {
    const payer = await findPayer(db, payment.clientId);
    const order: ProviderChargeOrder = {
      key: payment.id,
      amount: payment.amount,
      source: payment.source ?? "",
      holderName: payment.holderName ?? "",
      clientAddress: payment.clientAddress ?? "",
      email: payer?.email ?? "",
      description: saleOf(payment),
      stored: null,
      browser: payment.browser,
      waiting: payment.authentication?.charge ?? null,
    };
    const card = await cardOfPayment(db, payment.id);
    if (!card) return order;
    // Without a token, the payment uses a saved card.
    const stored = payment.source === null ? "SUBSEQUENT" : "FIRST";
    if (card.customer !== null) return { ...order, source: card.customer, stored };
    const { email, holderName, source } = order;
    const kept = await provider.keep?.({ key: card.id, source, email, holderName });
    if (kept?.kind === "refused") return { kind: "declined", code: kept.code };
    if (kept?.kind !== "kept") return { kind: "unknown" };
    await changeCard(db, card.id, kept.card);
    return { ...order, source: kept.card.customer, stored };
  }
  return { of };
}
