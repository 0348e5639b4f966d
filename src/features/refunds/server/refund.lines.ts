import type { MoneyLines } from "../../../platform/server/notify/notify";
import { havanaDate } from "../../../shared/havana";
import type { MessageUnder, MessageValues } from "../../../shared/messageId";
import type { Minor } from "../../../shared/money";
import type { ReturnedPart } from "../../fund/fund.rules";
import { lotExpiry } from "../../fund/fund.rules";
import { wayBack } from "../../payments/money.words";
import type { PlanSums } from "../refunds.schemas";
import type { RequestRow } from "./refunds.repository";

/**
 * The amount paid for a booking before a refund: its price, its part of the method's charge, and earlier refunds of
 * both.
 */
export type PaidFor = {
  price: Minor;
  charge: Minor;
  /** Refunded before. */
  gone: Minor;
  /** Returned in other ways, such as by the payer's bank. */
  elsewhere: Minor;
};

type Refunding = Pick<
  RequestRow,
  "bookingId" | "toMethod" | "toLots" | "toNewLot" | "endsBooking" | "decidedAt" | "askedAt"
>;

/**
 * The amount paid for a booking, and where each part of it is after a refund: the first line is the sum of the others.
 * `lots`: the outcome of the fund's part. (MAIL-11)
 */
export function refundLines(
  { price, charge, gone, elsewhere }: PaidFor,
  request: Refunding,
  { lots, methods }: { lots: readonly ReturnedPart[]; methods: readonly number[] },
): MoneyLines {
  const { bookingId, toMethod, toLots, toNewLot, endsBooking, decidedAt, askedAt } = request;
  const back = gone + elsewhere + toMethod + toLots + toNewLot;
  // A refund uses the price first, then the charge.
  const ofPrice = Math.max(0, price - back);
  const ofCharge = price + charge - back - ofPrice;
  const rest = endsBooking
    ? [line("keptByPolicy", ofPrice), line("keptCharge", ofCharge)]
    : [line("stays", ofPrice + ofCharge)];
  const newUntil = lotExpiry(decidedAt ?? askedAt);
  return {
    title: "mail.money.ofBooking",
    values: { bookingId },
    lines: [
      line("paid", price + charge, { parts: charge > 0 ? "yes" : "no", priceAmount: price, chargeAmount: charge }),
      line("gone", gone),
      line("elsewhere", elsewhere),
      ...rest,
      line("toMethod", toMethod, wayBack(...methods)),
      ...lots.map(({ fate, amount, until }) => line(`lots.${fate}`, amount, { untilOn: havanaDate(until) })),
      line("newLot", toNewLot, { untilOn: havanaDate(newUntil) }),
    ].filter(({ amount }, index) => index === 0 || amount !== 0),
  };
}

const line = (
  name: MessageUnder<"mail.money">,
  amount: Minor,
  values: MessageValues = {},
): MoneyLines["lines"][number] => ({ label: `mail.money.${name}`, amount, values });

const parts = ["ForBookings", "Sent", "OnItsWay", "InFund", "ExpiredInFund", "KeptByPolicy", "KeptCharge"] as const;

/**
 * The split of a plan's money, as its page shows it: the first line is the sum of the others. Null if nothing was paid,
 * or while more was refunded than paid. (MAIL-11)
 */
export function planLines(planId: number, sums: PlanSums): MoneyLines | null {
  const { Paid, FromFund } = sums;
  const shown = parts.filter((part) => sums[part] > 0);
  const isWhole = shown.reduce((total, part) => total + sums[part], 0) === Paid;
  if (Paid <= 0 || !isWhole) return null;
  const fund = FromFund > 0 ? "yes" : "no";
  return {
    title: "mail.money.ofPlan",
    values: { planId },
    lines: [
      { label: "mail.money.planPaid", amount: Paid, values: { fund, fundAmount: FromFund } },
      ...shown.map((part) => ({ label: `refund.sums.${part}` as const, amount: sums[part] })),
    ],
  };
}
