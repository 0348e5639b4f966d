import type { FastifyBaseLogger } from "fastify";
import { writeSystemAudit } from "../../../../../platform/server/audit/audit.repository";
import { forEachConcurrently } from "../../../../../platform/server/background/forEachConcurrently";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import type { Clock, Instant } from "../../../../../shared/instant";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../../../plan/server/checkout/lockedPlan";
import { disputeRecorder } from "../../../server/disputes/disputes";
import { failedRefunds, moneyAlerts } from "../../../server/outside/money.alerts";
import { outsideRecorder } from "../../../server/outside/outside.recorder";
import type { LinkPayment, LinkProvider, ListedRefund, Reached } from "../../../server/payment.ports";
import { lockPayment, type PaymentRow, updatePayment } from "../../../server/payment.repository";
import { ANSWER_WITHIN, askAgainAt, isPending } from "../../../server/payment.rules";
import {
  closeEvent,
  type EventRow,
  findCharged,
  findLink,
  type LinkRow,
  lockOpenEvent,
  openAmong,
  openEvents,
  storeEvent,
} from "./link.repository";
import { disputeIn, type EventFacts, factsOf, refundIn, warningIn, whyRefused } from "./link.rules";
import type { LinkSettlement } from "./link.settlement";

/** How many new events, and how many that failed before, are applied at the same time. */
const BATCH = 10;

type Deps = {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  /** The system's clock, not the test clock: webhook signatures carry its time. */
  systemClock: Clock;
  commands: CheckoutCommands;
  provider: LinkProvider;
  links: LinkSettlement;
  notify: Notify;
  reached: Reached;
};

type Truth = { paid: LinkPayment; card: Awaited<ReturnType<LinkProvider["cardOf"]>> };

/** The payment that an event is about, with its link if it has one. */
type Known = { payment: PaymentRow; link: LinkRow | null };

export type LinkWebhook = ReturnType<typeof linkWebhook>;

/**
 * Webhook events: verified, stored, then applied once (FAULT-9). A message that money has come only makes us ask the
 * provider, so the order and number of messages do not matter. (FAULT-10, PAY-24)
 */
export function linkWebhook({ db, now, log, systemClock, commands, provider, links, notify, reached }: Deps) {
  const alert = moneyAlerts({ notify });
  const recordDispute = disputeRecorder({ notify, alert });
  const recordFailed = failedRefunds({ notify, alert });
  const outside = outsideRecorder({ notify, alert });

  /**
   * Throws `webhook.refused`, and audits it, if the signature is not the provider's or is too old (FAULT-12). Accepts
   * and ignores events that are not about our payments: an account may serve other programs, and subscribe to more
   * events. (PAY-41)
   */
  async function receive(raw: Buffer, signature: string): Promise<void> {
    const event = await provider.readWebhook(raw, signature, systemClock());
    if (!event) {
      await writeSystemAudit(db, { at: now(), action: "webhook.refused", subject: "stripe" });
      throw new Problem("webhook.refused");
    }
    if (event === "foreign") return;
    const { id, type } = event;
    await storeEvent(db, { id, type, facts: factsOf(event), receivedAt: now() });
    reached("webhook.stored");
    await apply(id, type, factsOf(event));
  }

  /** Applies a stored event. False: it cannot be decided yet, and the reconciler tries it again. */
  async function apply(id: string, type: string, facts: EventFacts): Promise<boolean> {
    const known = await knownOf(facts);
    if (known === "unknown") return false;
    if (!known && facts.paymentId === null) {
      await closeEvent(db, id, now(), "foreign");
      return true;
    }
    const refused = whyRefused(facts, known ? oursOf(known) : null);
    if (!known || refused !== null) {
      await refuse(id, type, facts, refused);
      return true;
    }
    const truth = facts.amount === null ? null : await truthOf(known);
    if (truth === "unknown") return false;
    const listed = await listedFor(known, facts);
    const isDone = await commands.change(null, known.payment.planId, async (plan) => {
      const { tx } = plan;
      if (!(await lockOpenEvent(tx, id))) return true;
      if (truth) await links.recordOn(plan, known.payment.id, truth.paid, truth.card);
      else if (!(await note(plan, known.payment.id, facts, listed))) return false;
      reached("webhook.applying");
      await closeEvent(tx, id, plan.at, "applied");
      return true;
    });
    if (isDone) reached("webhook.applied");
    return isDone;
  }

  /**
   * All refunds of the charge that a refund event is about: the event names only one, or only the total. Null: it is
   * not about a charge, or the provider does not answer; then the event alone is used. (PAY-34)
   */
  async function listedFor(
    { payment }: Known,
    { backInAll, refundedAmount }: EventFacts,
  ): Promise<ListedRefund[] | null> {
    const { providerReference } = payment;
    if ((backInAll === null && refundedAmount === null) || providerReference === null) return null;
    const listed = await provider.book.refundsOf(providerReference);
    return listed === "unknown" ? null : listed;
  }

  /**
   * A refund, dispute or warning is found by its charge, which may be a second payment of a link; other events by our
   * metadata.
   */
  async function knownOf({ paymentId, charge }: EventFacts): Promise<Known | undefined | "unknown"> {
    if (charge !== null) return (await findCharged(db, charge)) ?? recordCharge(charge);
    return paymentId !== null && isUuid(paymentId) ? findLink(db, paymentId) : undefined;
  }

  /**
   * The charge is not recorded yet: the provider is asked what it was for, and its payment is recorded first.
   * (FAULT-10)
   */
  async function recordCharge(charge: string): Promise<Known | undefined | "unknown"> {
    const found = await provider.paymentOf(charge);
    if (found === "unknown") return found;
    const linked = found !== null && isUuid(found.paymentId) ? await findLink(db, found.paymentId) : undefined;
    if (!found || !linked) return undefined;
    const recorded = await findCharged(db, found.reference);
    if (recorded) return recorded;
    const truth = await truthOf(linked);
    if (truth === null || truth === "unknown") return "unknown";
    const { id, planId } = linked.payment;
    await commands.change(null, planId, (plan) => links.recordOn(plan, id, truth.paid, truth.card));
    return findCharged(db, found.reference);
  }

  async function truthOf({ link }: Known): Promise<Truth | null | "unknown"> {
    if (!link || link.linkId === null) return "unknown";
    const paid = await provider.ask(link.linkId);
    if (paid === "unknown") return paid;
    if (paid === null || paid === "notFound") return null;
    return { paid, card: await provider.cardOf(paid.reference) };
  }

  async function refuse(id: string, type: string, facts: EventFacts, why: string | null): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await lockOpenEvent(tx, id))) return;
      const subject = facts.planId === null ? "stripe" : `plan ${facts.planId}`;
      const auditFacts = { event: id, type, why: why ?? "", amount: facts.amount ?? 0 };
      await writeSystemAudit(tx, { at: now(), action: "webhook.refused", subject, facts: auditFacts });
      await closeEvent(tx, id, now(), why ?? "ignored");
    });
  }

  /**
   * Events other than received money: a failed attempt, or a movement that we did not cause. False: it depends on a
   * refund that is not recorded yet.
   */
  async function note(
    plan: LockedPlan,
    paymentId: string,
    facts: EventFacts,
    listed: ListedRefund[] | null,
  ): Promise<boolean> {
    const payment = await lockPayment(plan.tx, paymentId);
    if (!payment) return true;
    const { failureCode, backInAll } = facts;
    if (failureCode !== null && isPending(payment)) await updatePayment(plan.tx, paymentId, { failureCode });
    const dispute = disputeIn(facts);
    if (dispute && !(await recordDispute(plan, payment, dispute))) return false;
    const warning = warningIn(facts);
    if (warning) await outside.recordWarning(plan, payment, warning);
    const told = refundIn(facts);
    if (told === null && backInAll === null) return true;
    const said = { listed, isAll: listed !== null, keepsKeys: provider.book.keepsKeys, told, total: backInAll };
    const elsewhere = await outside.recordRefunds(plan, payment, said);
    if (!told?.hasFailed) return true;
    const failed = { ...told, status: facts.objectStatus ?? "", isBooked: elsewhere.has(told.reference) };
    return recordFailed(plan, payment, failed);
  }

  /** Events that this process failed to apply: the number of tries, and when the next one is due. */
  const postponed = new Map<string, { tried: number; until: Instant }>();

  /**
   * Retries stored events that were not applied or could not be decided, each on its own. A failing one waits longer
   * each time and does not delay those that were not tried yet.
   */
  async function resume(): Promise<number> {
    const at = now();
    const due = [...postponed].filter(([, { until }]) => until <= at).sort(([, a], [, b]) => a.until - b.until);
    const again = due.slice(0, BATCH).map(([id]) => id);
    const stillOpen = await openAmong(db, again);
    const open = [...(await openEvents(db, at - ANSWER_WITHIN, [...postponed.keys()], BATCH)), ...stillOpen];
    // Forgets events that another process has applied.
    for (const id of again) if (!stillOpen.some((event) => event.id === id)) postponed.delete(id);
    for (const { id } of open) {
      const tried = (postponed.get(id)?.tried ?? 0) + 1;
      postponed.set(id, { tried, until: askAgainAt(at, tried) });
    }
    const applied = async ({ id, type, facts }: EventRow) => {
      if (await apply(id, type, readFacts(facts))) postponed.delete(id);
    };
    await forEachConcurrently(open, applied, { concurrency: 2 * BATCH, timeout: ANSWER_WITHIN, log });
    return open.length;
  }

  return { receive, resume };
}

const oursOf = ({ payment: { planId, amount, currency }, link }: Known) => ({
  planId,
  amount,
  currency,
  linkId: link?.linkId ?? null,
});

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function readFacts(stored: Record<string, string | number | null>): EventFacts {
  const text = (name: string) => (typeof stored[name] === "string" ? stored[name] : null);
  const number = (name: string) => (typeof stored[name] === "number" ? stored[name] : null);
  return {
    linkId: text("linkId"),
    planId: number("planId"),
    paymentId: text("paymentId"),
    amount: number("amount"),
    currency: text("currency"),
    failureCode: text("failureCode"),
    object: text("object"),
    objectStatus: text("objectStatus"),
    charge: text("charge"),
    disputedAmount: number("disputedAmount"),
    disputedFor: text("disputedFor"),
    respondBy: number("respondBy"),
    backInAll: number("backInAll"),
    refundedAmount: number("refundedAmount"),
    refundKey: text("refundKey"),
    warningKind: text("warningKind"),
    warningReason: text("warningReason"),
    warningIsOpen: number("warningIsOpen"),
  };
}
