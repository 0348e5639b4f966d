import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, type InTimeOf, type Whose } from "../../../platform/server/background/whose";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Clock, Instant } from "../../../shared/instant";
import { sentPosting } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { lockPlan } from "../../plan/server/checkout/checkout.repository";
import { isMovedByStaff } from "../methods/methods.facts";
import { arrival, otherWay, wayBack } from "../money.words";
import { isRefusal, refundCodes } from "../refunds/refundCodes";
import { isDisputed, isTakenBack } from "./disputes/disputes.repository";
import { type ExternalRefundRow, endOutside, externalRefundsOf, mayBeExternal } from "./outside/outside.repository";
import { reverseExternalRefund } from "./outside/reverseExternalRefund";
import type { MethodOf, Reached, RefundOutcome } from "./payment.ports";
import type { PaymentRow } from "./payment.repository";
import { ANSWER_WITHIN, askAgainAt } from "./payment.rules";
import { claimRefunds, findRefund, type RefundRow, type RefundToSend, updateOpenRefund } from "./refunds.repository";

const BATCH = 10;

/** What is written in addition in the transaction that changes a refund. */
export type WithinChange = (tx: Tx, at: Instant) => Promise<void>;

const nothingElse: WithinChange = async () => {};

type Deps = {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  methodOf: MethodOf;
  notify: Notify;
  reached: Reached;
  /** What staff do with a refund by hand (enter it, send it again) follows its client's clock, where QA has set one. (QA-3) */
  inTimeOf: InTimeOf;
};

/**
 * Sends owed refunds and retries them until the provider has accepted them or staff take over. If a provider may refund
 * a repeated key twice, it is not asked again after a lost answer; staff check there. Nothing new is sent while the
 * payment is disputed. A refund whose answer was lost is still repeated if the provider refuses new refunds of a
 * disputed charge, because a lost dispute is recorded only once that outcome is known. A refund that somebody may have
 * made at the provider already waits until finance has attributed that movement. (REFUND-13, PAY-31, PAY-34)
 */
export function refundSender({ db, now, log, methodOf, notify, reached, inTimeOf }: Deps) {
  async function send(id: string): Promise<void> {
    const found = await findRefund(db, id);
    if (!found || found.refund.status !== PaymentStatus.Created) return;
    const { refund, payment } = found;
    const provider = methodOf(payment.method)?.refunds;
    const isUnknown = refund.failureCode === refundCodes.unknown;
    // The provider is not configured any more, or must not be asked again: the refund stays owed, and staff handle it.
    if (!provider || (isUnknown && !provider.repeatable))
      return void (await updateOpenRefund(db, id, { askAgainAt: null }));
    const disputed = await isDisputed(db, payment.id);
    if (disputed && !(isUnknown && provider.refusesDisputed)) {
      const askAgain = askAgainAt(now(), refund.questionCount);
      const failureCode = isUnknown ? refundCodes.unknown : refundCodes.disputed;
      return void (await updateOpenRefund(db, id, { askAgainAt: askAgain, failureCode }));
    }
    if (await mayBeExternal(db, refund))
      return void (await updateOpenRefund(db, id, { askAgainAt: askAgainAt(now(), refund.questionCount) }));
    // Stored before the request, so that another process knows after a crash that it may have been sent.
    if (!(await updateOpenRefund(db, id, { failureCode: refundCodes.unknown }, refund))) return;
    reached("refund.claimed");
    const charge = payment.providerReference ?? "";
    const outcome = await provider.refund({ key: id, charge, amount: refund.amount, isRepeated: isUnknown });
    reached("refund.sent");
    if (outcome.kind !== "refunded") return keepOwed(found, outcome, { repeatable: provider.repeatable, disputed });
    await record(found, outcome.reference, "provider");
    reached("refund.settled");
  }

  /**
   * A refund that the provider did not confirm is still owed: it is logged as an error and retried. It is left to staff
   * if another request would tell nothing more, or if the provider refuses it after a lost dispute.
   */
  async function keepOwed(
    { refund, payment }: RefundToSend,
    outcome: NotTaken,
    { repeatable, disputed }: { repeatable: boolean; disputed: boolean },
  ): Promise<void> {
    log.error({ refund: refund.id, payment: payment.id, outcome }, "refund not taken by the provider");
    const forGood = outcome.kind === "refused" && (await isTakenBack(db, payment.id));
    const isLeft = forGood || needsManualCheck(outcome, { before: refund.failureCode, repeatable });
    await updateOpenRefund(db, refund.id, {
      askAgainAt: isLeft ? null : askAgainAt(now(), refund.questionCount),
      failureCode: failureAfter(outcome, { before: refund.failureCode, disputed }),
    });
  }

  /**
   * Records that a refund was sent, and notifies the client. False: it was recorded before, or staff sent it and it has
   * changed since it was read.
   */
  function record(
    found: RefundToSend,
    reference: string,
    sentBy: "provider" | "staff",
    within: WithinChange = nothingElse,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const at = now();
      const { refund, payment } = found;
      const { id } = refund;
      const { planId, clientId, method } = payment;
      const elsewhere = await sameElsewhere(tx, found, reference, sentBy);
      // A refund by hand with a method whose provider normally sends refunds goes back another way than it came, unless
      // staff found that the provider had sent it.
      const byProvider = sentBy === "provider" || elsewhere !== undefined || refund.failureCode === refundCodes.unknown;
      const isOtherWay = !byProvider && !isMovedByStaff(method);
      const settled = { status: PaymentStatus.Success, providerReference: reference, settledAt: at };
      const sent = { ...settled, otherWay: isOtherWay, askAgainAt: null, failureCode: null };
      if (!(await updateOpenRefund(tx, id, sent, sentBy === "staff" ? refund : undefined))) return false;
      if (elsewhere) await endAsOwed(tx, payment, elsewhere, at);
      // A returned refund that is sent again another way is posted and notified under a second key.
      const time = refund.providerReference === null ? "" : `/${reference}`;
      await post(tx, sentPosting({ key: `refund/${id}/sent${time}`, planId, clientId, at }, method, refund.amount));
      const way = isOtherWay ? otherWay : wayBack(method);
      // The email shows the refunded booking; for a refund of a whole plan it shows the plan's.
      const about: Record<string, number> = refund.bookingId === null ? {} : { bookingId: refund.bookingId };
      const values = { planId, amount: refund.amount, ...about, ...way, ...arrival("yes"), rest: "no", restAmount: 0 };
      const template = elsewhere ? "refundWasOwed" : "refundSent";
      await notify(tx, { clientId, planId, key: `refund-${id}${time}`, template, values, at });
      await within(tx, at);
      reached("refund.settling");
      return true;
    });
  }

  /** Sends up to `BATCH` due refunds, concurrently and in separate transactions; resolves to their number. */
  async function sendRefunds(_isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> {
    const at = now();
    const ids = await claimRefunds(db, { now: at, until: at + ANSWER_WITHIN, limit: BATCH, whose });
    await forEachConcurrently(ids, send, { concurrency: BATCH, timeout: ANSWER_WITHIN, log });
    return ids.length;
  }

  /**
   * Records that staff have sent a refund by hand, or found that its provider had sent it. False: there is no such open
   * refund, or its provider may still send it. Throws `refund.disputed` while the bank has not decided about its
   * payment, unless its outcome was unknown: a lost dispute waits for that to be known. Throws `refund.otherAmount` if
   * the reference is that of an external refund of another amount. Idempotent for the same reference. (REFUND-13,
   * REFUND-14, PAY-31, PAY-34)
   */
  async function markSent(id: string, reference: string, within: WithinChange = nothingElse): Promise<boolean> {
    const found = await findRefund(db, id);
    if (found === undefined) return false;
    if (isSentUnder(found.refund, reference)) return true;
    if (found.refund.askAgainAt !== null && !isRefusal(found.refund.failureCode)) return false;
    const isUnknown = found.refund.failureCode === refundCodes.unknown;
    if (!isUnknown && (await isDisputed(db, found.payment.id))) throw new Problem("refund.disputed");
    if (await inTimeOf(found.payment.clientId, () => record(found, reference, "staff", within))) return true;
    // The same entry may have been recorded concurrently.
    const recorded = await findRefund(db, id);
    return recorded !== undefined && isSentUnder(recorded.refund, reference);
  }

  /**
   * Makes the provider be asked again for a refund with an unknown outcome, because staff saw that it was not sent.
   * False: there is no such refund. (REFUND-13)
   */
  async function sendAgain(id: string, within: WithinChange = nothingElse): Promise<boolean> {
    const lost = { failureCode: refundCodes.unknown, askAgainAt: null };
    const found = await findRefund(db, id);
    if (found === undefined) return false;
    return inTimeOf(found.payment.clientId, () =>
      db.transaction(async (tx) => {
        const at = now();
        if (!(await updateOpenRefund(tx, id, { askAgainAt: at, failureCode: null }, lost))) return false;
        await within(tx, at);
        return true;
      }),
    );
  }

  return { sendRefunds, markSent, sendAgain };
}

/**
 * The sent refund, if it is already recorded as an external one: staff had made it at the provider, or it was taken for
 * one while its answer was lost. Throws `refund.otherAmount` if the refund that staff name has another amount. (PAY-34)
 */
async function sameElsewhere(
  tx: Tx,
  { refund, payment }: RefundToSend,
  reference: string,
  sentBy: "provider" | "staff",
): Promise<ExternalRefundRow | undefined> {
  await lockPlan(tx, payment.planId);
  const made = (await externalRefundsOf(tx, payment.id)).filter((one) => one.refund.status === PaymentStatus.Success);
  const known = made.find(({ movement }) => movement.reference === reference);
  const isSame = known?.refund.amount === refund.amount;
  if (known && !isSame && sentBy === "staff") throw new Problem("refund.otherAmount", { booked: known.refund.amount });
  return isSame ? known : undefined;
}

/** The external refund counts as the owed one from now on, not in addition to it. */
async function endAsOwed(tx: Tx, payment: PaymentRow, elsewhere: ExternalRefundRow, at: Instant): Promise<void> {
  const { movement } = elsewhere;
  await reverseExternalRefund(tx, payment, elsewhere, at);
  await endOutside(tx, movement.id, { settledAt: movement.settledAt ?? at, settledAs: "refund" });
}

function isSentUnder({ status, providerReference }: RefundRow, reference: string): boolean {
  return status === PaymentStatus.Success && providerReference === reference;
}

type NotTaken = Exclude<RefundOutcome, { kind: "refunded" }>;

/**
 * Whether another request would tell nothing more about a refund that may have been sent, so that staff have to check
 * at the provider. `before`: its failure code before this outcome.
 */
function needsManualCheck(
  outcome: NotTaken,
  { before, repeatable }: { before: string | null; repeatable: boolean },
): boolean {
  if (outcome.kind === "refused") return before === refundCodes.unknown && outcome.shows === undefined;
  return outcome.kind === "unknown" && !repeatable;
}

/**
 * The failure code of a refund that the provider did not confirm; `before`: its code before the request. A refund that
 * may have been sent stays unknown until a refusal shows that it was not. While the payment is `disputed`, a refused
 * refund waits for the bank's decision.
 */
function failureAfter(
  outcome: NotTaken,
  { before, disputed }: { before: string | null; disputed: boolean },
): string | null {
  if (outcome.kind !== "refused") return outcome.kind === "unreachable" ? before : refundCodes.unknown;
  if (before === refundCodes.unknown && outcome.shows !== "unsent") return refundCodes.unknown;
  return disputed ? refundCodes.disputed : outcome.code;
}
