import type { Instant } from "../../../shared/instant";
import { type Minor, sum } from "../../../shared/money";
import {
  type BookedExternalRefund,
  externalRefundNews,
  type OwnRefund,
  type ReportTraits,
  seenRefunds,
} from "../outside/outside.rules";

/** A captured charge from a provider's list. `planId`, `paymentId`: what it pays, if the provider includes it. */
export type ComparedCharge = {
  reference: string;
  amount: Minor;
  currency: string;
  createdAt: Instant;
  planId: number | null;
  paymentId: string | null;
};

type ComparedRefund = { reference: string; charge: string; amount: Minor; key: string | null; hasFailed: boolean };

/** What a provider lists. `keepsKeys`: it stores our refund ids with the refunds. Minor units. */
export type Compared = {
  charges: readonly ComparedCharge[];
  refunds: readonly ComparedRefund[];
  keepsKeys: boolean;
};

/** A payment in our book whose charge we know, and its refunds. `amount`: what was captured, minor units. */
export type BookedPayment = {
  id: string;
  planId: number;
  reference: string;
  amount: Minor;
  currency: string;
  createdAt: Instant;
  settledAt: Instant | null;
  ours: readonly (OwnRefund & { isSent: boolean })[];
  elsewhere: readonly BookedExternalRefund[];
};

/** Our payment records for one provider. */
export type OwnBook = {
  payments: readonly BookedPayment[];
  /** Known charges that pay for nothing, because they were in another currency. */
  noted: ReadonlySet<string>;
  /** Attempts whose outcome is still unknown: a charge for one of them will be recorded later. */
  pending: readonly { id: string; planId: number; amount: Minor; createdAt: Instant }[];
  /** The existing plans among those that the charges name. */
  planIds: ReadonlySet<number>;
};

type RefundDifference = {
  kind: "refundUnknown" | "refundNamed" | "refundFailed";
  payment: BookedPayment;
  reference: string;
  amount: Minor;
};

/**
 * The differences between a provider's list and our book. `refundUnknown`: an external refund that is not in the book.
 * `refundNamed`: the book has it from the charge's total alone. `refundFailed`: the book has it as sent.
 * `chargeUnknown`: `planId` is one of our plans, or null if it names none; `back`: the amount already refunded.
 * `chargeMissing`: the book has the money as received, and the provider does not list it.
 */
export type Difference =
  | RefundDifference
  | { kind: "chargeUnknown"; charge: ComparedCharge; planId: number | null; back: Minor }
  | { kind: "amountDiffers"; payment: BookedPayment; charge: ComparedCharge }
  | { kind: "chargeMissing"; payment: BookedPayment };

/**
 * Compares a provider's list with our book. A payment that began since `from` and was settled by `until` must be in the
 * list; otherwise it is missing. (PAY-36)
 */
export function differences(
  { charges, refunds, keepsKeys }: Compared,
  { payments, noted, pending, planIds }: OwnBook,
  { from, until }: { from: Instant; until: Instant },
): Difference[] {
  const booked = new Map(payments.map((payment) => [payment.reference, payment]));
  const listed = new Set(charges.map(({ reference }) => reference));
  const refundsOf = byCharge(refunds);
  const backOf = (charge: string) =>
    sum((refundsOf.get(charge) ?? []).map(({ amount, hasFailed }) => (hasFailed ? 0 : amount)));
  const isUnderWay = ({ planId, paymentId, amount }: ComparedCharge) =>
    pending.some((one) => one.id === paymentId || (one.planId === planId && one.amount === amount));

  return [
    ...charges.flatMap((charge): Difference[] => {
      const payment = booked.get(charge.reference);
      if (payment) return isSameMoney(payment, charge) ? [] : [{ kind: "amountDiffers", payment, charge }];
      if (noted.has(charge.reference) || isUnderWay(charge)) return [];
      const planId = charge.planId !== null && planIds.has(charge.planId) ? charge.planId : null;
      return [{ kind: "chargeUnknown", charge, planId, back: backOf(charge.reference) }];
    }),
    ...[...refundsOf].flatMap(([charge, ofCharge]) => {
      const payment = booked.get(charge);
      return payment ? refundDifferences(payment, ofCharge, { isAll: false, keepsKeys }) : [];
    }),
    ...payments.flatMap((payment): Difference[] => {
      const { reference, createdAt, settledAt } = payment;
      const isExpected = createdAt >= from && settledAt !== null && settledAt <= until;
      return isExpected && !listed.has(reference) ? [{ kind: "chargeMissing", payment }] : [];
    }),
  ];
}

/** Refunds of one charge each. */
function byCharge<Refund extends { charge: string }>(refunds: readonly Refund[]): Map<string, Refund[]> {
  const found = new Map<string, Refund[]>();
  for (const refund of refunds) found.set(refund.charge, [...(found.get(refund.charge) ?? []), refund]);
  return found;
}

/** Whether the same amount came in the same currency. */
export const isSameMoney = (
  payment: Pick<BookedPayment, "amount" | "currency">,
  charge: Pick<ComparedCharge, "amount" | "currency">,
): boolean => payment.amount === charge.amount && payment.currency === charge.currency;

/** How the refunds of a payment's charge differ from those in our book. */
export function refundDifferences(
  payment: BookedPayment,
  refunds: readonly Omit<ComparedRefund, "charge">[],
  traits: ReportTraits,
): RefundDifference[] {
  const { ours, elsewhere } = payment;
  const references = new Set(elsewhere.map(({ reference }) => reference));
  const seen = seenRefunds(refunds, { ours, elsewhere: references }, traits);
  const news = externalRefundNews({ refunds: seen, total: null }, elsewhere);
  const hasFailed = ({ reference, key }: (typeof refunds)[number]) => {
    const booked = elsewhere.find((one) => one.reference === reference);
    return booked
      ? !booked.hasFailed
      : ours.some((own) => own.isSent && (own.id === key || own.reference === reference));
  };
  const failed = refunds.filter((one) => one.hasFailed && hasFailed(one));
  const difference =
    (kind: "refundUnknown" | "refundNamed" | "refundFailed") =>
    (one: { reference: string | null; amount: Minor }): RefundDifference => ({
      kind,
      payment,
      reference: one.reference ?? "",
      amount: one.amount,
    });
  return [
    ...news.gone.map(difference("refundUnknown")),
    ...news.named.map(difference("refundNamed")),
    ...failed.map(difference("refundFailed")),
  ];
}
