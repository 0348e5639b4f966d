import type { Notify } from "../../../../platform/server/notify/notify";
import type { Tx } from "../../../../platform/server/services";
import { PaymentStatus } from "../../../../shared/enumerations";
import { type Minor, sum } from "../../../../shared/money";
import { owedPosting, sentPosting } from "../../../ledger/ledger.rules";
import { post } from "../../../ledger/server/ledger.repository";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import { arrival, wayBack } from "../../money.words";
import {
  type ExternalRefundNews,
  externalRefundNews,
  type ReportTraits,
  seenRefunds,
  type WarningKind,
} from "../../outside/outside.rules";
import { seenReference } from "../../providerReference";
import { refundCodes, refundReasons } from "../../refunds/refundCodes";
import { lockOpenRefunds } from "../disputes/disputes.repository";
import { type Covered, claimDoubleRefund, settleOwedRefunds } from "../externalRefunds";
import { derivedId, refundableAmount } from "../payment.owed";
import type { ListedRefund } from "../payment.ports";
import type { PaymentRow } from "../payment.repository";
import { insertRefund, type RefundRow, refundsByUs, updateRefund } from "../refunds.repository";
import type { AlertStaff } from "./money.alerts";
import {
  bookedExternalRefund,
  changeOutside,
  type ExternalRefundRow,
  endOutside,
  externalRefundsOf,
  insertOutside,
  openOutside,
  sendWaiting,
} from "./outside.repository";
import { reverseExternalRefund } from "./reverseExternalRefund";

/** A provider's report on a charge's refunds. Minor units. */
export type ReportedRefunds = ReportTraits & {
  /** The listed refunds; null: it was not asked, or has not answered. */
  listed: readonly ListedRefund[] | null;
  /** What its message names: one refund, or the total refunded of the charge. */
  told: ListedRefund | null;
  total: Minor | null;
};

/**
 * Records on a locked plan what happened to a payment at its provider without us, in any order and number of reports.
 * An external refund counts at once; finance is alerted, and it waits in the inbox until they have attributed it.
 * (PAY-34, PAY-35)
 */
export function outsideRecorder({ notify, alert }: { notify: Notify; alert: AlertStaff }) {
  /**
   * Compares a provider's report on a charge's refunds with our books, and books the news. Resolves to the references
   * of all external refunds. (PAY-34)
   */
  async function recordRefunds(plan: LockedPlan, payment: PaymentRow, told: ReportedRefunds): Promise<Set<string>> {
    const { tx } = plan;
    const known = await externalRefundsOf(tx, payment.id);
    const seen = await seenBy(tx, payment, told, known);
    const news = externalRefundNews(seen, known.map(bookedExternalRefund));
    await name(tx, payment.id, news);
    const sent = new Set(seen.refunds.map(({ ownId }) => ownId));
    // Our refund that may have been sent is not taken for an external one.
    const mayBeSent = ({ id, failureCode }: RefundRow) =>
      failureCode === refundCodes.unknown && (!told.isAll || sent.has(id));
    for (const gone of news.gone) await book(plan, payment, gone, mayBeSent);
    const booked = await externalRefundsOf(tx, payment.id);
    for (const one of booked) if (isIn(news.failed, one)) await fail(plan, payment, one);
    return new Set(booked.flatMap(({ movement }) => movement.reference ?? []));
  }

  /** Books an external refund. If less is left of the payment, it settles owed refunds first; the rest is a claim. */
  async function book(
    plan: LockedPlan,
    payment: PaymentRow,
    { reference, amount }: ExternalRefundNews["gone"][number],
    mayBeSent: (refund: RefundRow) => boolean,
  ): Promise<void> {
    const { tx, at } = plan;
    const { id: paymentId, planId, clientId, method, currency } = payment;
    const time = (await externalRefundsOf(tx, paymentId)).length;
    const id = derivedId(`elsewhere/${paymentId}/${reference ?? ""}/${time}`);
    const left = Math.max(0, await refundableAmount(tx, payment));
    const waiting = (await lockOpenRefunds(tx, paymentId)).filter((refund) => !mayBeSent(refund));
    const over = { reference: reference ?? id, amount: Math.max(0, amount - left), at };
    const { covered, excess } = await settleOwedRefunds(tx, payment, waiting, over);
    for (const made of covered) await tellSent(plan, payment, made);
    const rest = amount - sum(covered.map((made) => made.amount));
    if (rest > 0) {
      const settled = { status: PaymentStatus.Success, providerReference: reference, createdAt: at, settledAt: at };
      await insertRefund(tx, { ...settled, id, paymentId, amount: rest, reason: refundReasons.elsewhere });
      const what = { planId, clientId, at };
      await post(tx, owedPosting({ ...what, key: `refund/${id}/elsewhere` }, rest));
      await post(tx, sentPosting({ ...what, key: `refund/${id}/sent` }, method, rest));
      const shortfall = await claimDoubleRefund(tx, payment, `refund/${id}`, excess, at);
      const movement = { id, paymentId, kind: "refundedElsewhere", amount: rest, currency, reference } as const;
      await insertOutside(tx, { ...movement, refundId: id, shortfall, knownAt: at });
      const values = { planId, amount: rest, ...wayBack(method), ...arrival("yes") };
      await notify(tx, { clientId, planId, key: `refund-${id}`, template: "refundElsewhere", values, at });
    }
    const object = reference ?? seenReference(payment.providerReference);
    await alert(plan, payment, "refundedElsewhere", { object, objectStatus: id, amount });
  }

  /** An owed refund was made at the provider: the client, who waits for it, is told that it is sent. */
  async function tellSent({ tx, at }: LockedPlan, payment: PaymentRow, { refund, amount }: Covered): Promise<void> {
    const { planId, clientId, method } = payment;
    const about: Record<string, number> = refund.bookingId === null ? {} : { bookingId: refund.bookingId };
    const values = { planId, amount, ...about, ...wayBack(method), ...arrival("yes") };
    await notify(tx, { clientId, planId, key: `refund-${refund.id}`, template: "refundSent", values, at });
  }

  /** It failed at the provider: its money is available again, and client and finance are told. */
  async function fail(plan: LockedPlan, payment: PaymentRow, failed: ExternalRefundRow): Promise<void> {
    const { tx, at } = plan;
    const { movement, refund } = failed;
    if (refund.status === PaymentStatus.Failed) return;
    await reverseExternalRefund(tx, payment, failed, at);
    await endOutside(tx, movement.id, { settledAt: movement.settledAt ?? at, settledAs: "withdrawn" });
    await sendWaiting(tx, payment.id, at);
    const { planId, clientId, method } = payment;
    const { amount } = refund;
    const values = { planId, amount, ...wayBack(method) };
    await notify(tx, { clientId, planId, key: `refund-${refund.id}-failed`, template: "elsewhereFailed", values, at });
    await alert(plan, payment, "elsewhereFailed", { object: movement.reference, objectStatus: movement.id, amount });
  }

  type Warning = { id: string; kind: WarningKind; reason: string; isOpen: boolean };

  /** A warning about a payment waits for finance until it is dealt with, or its provider withdraws it. (PAY-35) */
  async function recordWarning(plan: LockedPlan, payment: PaymentRow, warning: Warning): Promise<void> {
    const { tx, at } = plan;
    const { id: reference, kind, reason, isOpen } = warning;
    const { id: paymentId, captured: amount, currency } = payment;
    if (!isOpen) {
      const waiting = await openOutside(tx, paymentId, reference);
      for (const { id } of waiting) await endOutside(tx, id, { settledAt: at, settledAs: "withdrawn" });
      return;
    }
    const id = derivedId(`${kind}/${reference}`);
    if (!(await insertOutside(tx, { id, paymentId, kind, amount, currency, reference, knownAt: at }))) return;
    await alert(plan, payment, kind, { object: reference, objectStatus: reason, amount });
  }

  type OtherMoney = { reference: string; amount: Minor; currency: string };

  /** Money in another currency than asked for pays nothing: it waits for finance. (PAY-24, PAY-34) */
  async function recordCurrency(plan: LockedPlan, payment: PaymentRow, money: OtherMoney): Promise<void> {
    const { reference, amount, currency } = money;
    const kind = "currencyDiffers";
    const movement = { id: derivedId(`${kind}/${payment.id}/${reference}`), paymentId: payment.id, kind } as const;
    const isNew = await insertOutside(plan.tx, { ...movement, ...money, knownAt: plan.at });
    if (isNew) await alert(plan, payment, kind, { object: reference, objectStatus: currency, amount, currency });
  }

  type Unlike = { kind: "amountDiffers" | "chargeMissing"; amount: Minor; currency: string };

  /**
   * A charge whose amount differs from ours, or that the provider does not have: it waits for finance, once. (PAY-36)
   */
  async function recordUnlike(
    plan: LockedPlan,
    payment: PaymentRow,
    { kind, amount, currency }: Unlike,
  ): Promise<void> {
    const { id: paymentId, providerReference } = payment;
    const reference = seenReference(providerReference);
    const id = derivedId(`${kind}/${paymentId}/${amount}/${currency}`);
    const movement = { id, paymentId, kind, amount, currency, reference, knownAt: plan.at };
    const isNew = await insertOutside(plan.tx, movement);
    if (isNew) await alert(plan, payment, kind, { object: reference, objectStatus: id, amount, currency });
  }

  return { recordRefunds, recordWarning, recordCurrency, recordUnlike };
}

const isIn = (references: readonly string[], { movement }: ExternalRefundRow): boolean =>
  movement.reference !== null && references.includes(movement.reference);

/** Which refunds are ours, by the ids in the metadata and by our records of sent refunds. */
async function seenBy(
  tx: Tx,
  payment: PaymentRow,
  { listed, told, total, ...traits }: ReportedRefunds,
  known: readonly ExternalRefundRow[],
): Promise<{ refunds: ReturnType<typeof seenRefunds>; total: Minor | null }> {
  const ours = await refundsByUs(tx, payment.id);
  const elsewhere = new Set(known.map(({ movement }) => movement.reference));
  const all =
    listed ??
    ours.map(({ id: key, reference, amount }) => ({ reference: reference ?? key, amount, key, hasFailed: false }));
  // A message may be older than the list, so the list decides about its refund; a failure is final.
  const isListed =
    told === null ||
    all.some(({ reference, hasFailed }) => reference === told.reference && (hasFailed || !told.hasFailed));
  const others = all.filter(({ reference }) => reference !== told?.reference);
  return { refunds: seenRefunds(isListed ? all : [...others, told], { ours, elsewhere }, traits), total };
}

/**
 * Gives a reference to a refund that was known from the charge's total alone; a part of it becomes a separate movement.
 */
async function name(tx: Tx, paymentId: string, { named }: ExternalRefundNews): Promise<void> {
  for (const { id, reference, amount } of named) {
    const nameless = (await externalRefundsOf(tx, paymentId)).find(({ movement }) => movement.id === id);
    if (!nameless) continue;
    const { refund } = nameless;
    if (amount < refund.amount) {
      await splitOff(tx, nameless, { reference, amount });
      continue;
    }
    await changeOutside(tx, id, { reference });
    await updateRefund(tx, refund.id, { providerReference: reference });
  }
}

/** The ledger has the whole amount under the first id, so the part needs no entry. */
async function splitOff(
  tx: Tx,
  { movement, refund }: ExternalRefundRow,
  { reference, amount }: { reference: string; amount: Minor },
): Promise<void> {
  const id = derivedId(`${movement.id}/${reference}`);
  await updateRefund(tx, refund.id, { amount: refund.amount - amount });
  await changeOutside(tx, movement.id, { amount: refund.amount - amount });
  const { logId: _first, settledLogId: _end, ...same } = refund;
  await insertRefund(tx, { ...same, id, amount, providerReference: reference });
  await insertOutside(tx, { ...movement, id, refundId: id, amount, reference, shortfall: 0 });
}
