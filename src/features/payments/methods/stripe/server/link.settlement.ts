import { writeSystemAudit } from "../../../../../platform/server/audit/audit.repository";
import type { Notify } from "../../../../../platform/server/notify/notify";
import type { Tx } from "../../../../../platform/server/services";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { type Clock, type Instant, MINUTE } from "../../../../../shared/instant";
import { capturedPosting } from "../../../../ledger/ledger.rules";
import { post } from "../../../../ledger/server/ledger.repository";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { findPayer, staffIds } from "../../../../plan/server/checkout/checkout.repository";
import type { LockedPlan } from "../../../../plan/server/checkout/lockedPlan";
import { ownFailure } from "../../../failureCodes";
import { moneyAlerts } from "../../../server/outside/money.alerts";
import { outsideRecorder } from "../../../server/outside/outside.recorder";
import { byProvider, type Capture } from "../../../server/payment.capture";
import { refundNotification } from "../../../server/payment.notifications";
import { addRefundOfRest, derivedId } from "../../../server/payment.owed";
import type { LinkPayment, LinkProvider, Reached } from "../../../server/payment.ports";
import { insertPayment, lockPayment, type PaymentRow, updatePayment } from "../../../server/payment.repository";
import { closed, isPending, saleOf } from "../../../server/payment.rules";
import { changeLink, findLink, type Linked } from "./link.repository";
import { payerWarnings } from "./link.rules";

/** How often an open link is polled, in case a webhook is lost. */
const LOOK_AGAIN = MINUTE;
/** Milliseconds until a question that the provider did not answer is repeated. */
const ASK_AGAIN = 10_000;

type Deps = {
  db: Tx;
  now: Clock;
  commands: CheckoutCommands;
  capture: Capture;
  provider: LinkProvider;
  publicUrl: string;
  notify: Notify;
  reached: Reached;
};

export type LinkSettlement = ReturnType<typeof linkSettlement>;

/** The life of a link: it is created once at the provider, polled until it is paid, and finally closed. */
export function linkSettlement({ db, now, commands, capture, provider, publicUrl, notify, reached }: Deps) {
  const outside = outsideRecorder({ notify, alert: moneyAlerts({ notify }) });

  /** Does the next step that a link needs. Any process may repeat it. */
  async function advance(paymentId: string): Promise<void> {
    const found = await findLink(db, paymentId);
    if (!found || found.link.closedAt !== null) return changeLink(db, paymentId, { askAgainAt: null });
    const linkId = found.link.linkId ?? (await make(found));
    if (linkId === null) return;
    const paid = await provider.ask(linkId);
    if (paid === "unknown") return changeLink(db, paymentId, { askAgainAt: now() + ASK_AGAIN });
    if (paid === "notFound") return forget(found.payment);
    const { payment } = paid === null ? ((await findLink(db, paymentId)) ?? found) : await record(found, paid);
    if (isPending(payment)) return changeLink(db, paymentId, { askAgainAt: now() + LOOK_AGAIN });
    const isClosed = await provider.close(linkId);
    await changeLink(
      db,
      paymentId,
      isClosed ? { closedAt: now(), askAgainAt: null } : { askAgainAt: now() + ASK_AGAIN },
    );
  }

  /** Creates the link at the provider, once per key; null: not yet, or never. */
  async function make({ payment, link }: Linked): Promise<string | null> {
    const { id: paymentId, planId, amount } = payment;
    const returnUrl = `${publicUrl}/payment?link=${paymentId}`;
    const made = await provider.create({
      key: link.requestKey,
      paymentId,
      planId,
      amount,
      name: saleOf(payment),
      returnUrl,
    });
    if (made.kind === "created") {
      await changeLink(db, paymentId, { linkId: made.linkId, url: made.url, askAgainAt: now() + LOOK_AGAIN });
      reached("link.created");
      return made.linkId;
    }
    if (made.kind === "unknown") await changeLink(db, paymentId, { askAgainAt: now() + ASK_AGAIN });
    else await giveUp(payment, PaymentStatus.Failed, made.code);
    return null;
  }

  const forget = (payment: PaymentRow) => giveUp(payment, PaymentStatus.NoFound, ownFailure.notFound);

  /** The provider refuses to make the link or does not know it: the client has to pay another way. */
  function giveUp({ id, planId }: PaymentRow, status: PaymentStatus, failureCode: string): Promise<void> {
    return commands.change(null, planId, async (plan) => {
      const { tx } = plan;
      const payment = await lockPayment(tx, id);
      plan.take({ type: "link.closed", attemptId: id }, byProvider);
      if (payment && isPending(payment)) await updatePayment(tx, id, closed(status, plan.at, { failureCode }));
      await changeLink(tx, id, { closedAt: plan.at, askAgainAt: null });
    });
  }

  async function record(found: Linked, paid: LinkPayment): Promise<{ payment: PaymentRow }> {
    const card = found.payment.providerReference === null ? await provider.cardOf(paid.reference) : noCard;
    return commands.change(null, found.payment.planId, async (plan) => ({
      payment: await recordOn(plan, found.payment.id, paid, card),
    }));
  }

  /** Records money that came over a link, on a locked plan. Idempotent. (FAULT-11) */
  async function recordOn(
    plan: LockedPlan,
    paymentId: string,
    paid: LinkPayment,
    card: Awaited<ReturnType<LinkProvider["cardOf"]>>,
  ): Promise<PaymentRow> {
    const { tx, at } = plan;
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new Error(`payment ${paymentId} is gone`);
    if (payment.providerReference === paid.reference) return payment;
    if (paid.currency !== payment.currency) {
      // The money stays with the provider, and the link is checked again later. Staff are alerted once.
      await outside.recordCurrency(plan, payment, paid);
      return payment;
    }
    if (payment.providerReference !== null) return recordSecond(tx, payment, paid, at);
    if (paid.amount !== payment.amount) {
      const facts = { payment: paymentId, asked: payment.amount, paid: paid.amount };
      await writeSystemAudit(tx, { at, action: "payment.amountDiffers", subject: `plan ${plan.row.id}`, facts });
    }
    await warn(plan, payment, paid);
    const facts = {
      providerReference: paid.reference,
      holderName: paid.payerName,
      cardBrand: card.brand,
      cardLast4: card.last4,
    };
    const settled = await capture.record(plan, payment, { amount: paid.amount, facts });
    await changeLink(tx, paymentId, { askAgainAt: at });
    return settled;
  }

  /** A link that was paid twice: the second payment gets a row of its own and is refunded. */
  async function recordSecond(tx: Tx, payment: PaymentRow, paid: LinkPayment, at: Instant): Promise<PaymentRow> {
    const id = derivedId(`second/${payment.id}/${paid.reference}`);
    const { planId, clientId, method, currency } = payment;
    const row = { id, planId, clientId, method, currency, amount: paid.amount, captured: paid.amount, createdAt: at };
    const facts = { providerReference: paid.reference, failureCode: ownFailure.refunded };
    const inserted = await insertPayment(tx, {
      ...row,
      ...closed(PaymentStatus.Failed, at, facts),
      status: PaymentStatus.Failed,
    });
    if (!inserted) return payment;
    await post(tx, capturedPosting({ key: `payment/${id}/captured`, planId, clientId, at }, method, paid.amount));
    await addRefundOfRest(tx, inserted, paid.amount, "notPayable", at);
    await notify(tx, refundNotification(inserted, "paidTwice", paid.amount, at));
    return payment;
  }

  /**
   * Warns client and staff when the payer's name or email address at the provider differs from the client's. (PAY-25)
   */
  async function warn({ tx, at, row }: LockedPlan, payment: PaymentRow, paid: LinkPayment): Promise<void> {
    const client = await findPayer(tx, payment.clientId);
    const warnings = client ? payerWarnings(paid, client) : [];
    if (warnings.length === 0) return;
    await changeLink(tx, payment.id, { warnings });
    const what = warnings.length > 1 ? "both" : (warnings[0] ?? "");
    const message = { planId: row.id, template: "payerDiffers", values: { planId: row.id, what }, at } as const;
    await notify(tx, { ...message, clientId: payment.clientId, key: `payment-${payment.id}-payer` });
    for (const clientId of await staffIds(tx, "finance")) {
      await notify(tx, {
        ...message,
        clientId,
        template: "payerDiffersAtDesk",
        key: `payment-${payment.id}-payer-${clientId}`,
      });
    }
  }

  return { advance, recordOn };
}

const noCard = { brand: null, last4: null };
