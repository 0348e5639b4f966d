import { REFUND_SHOWN_WITHIN_DAYS } from "../../shared/constants";
import type { Destination } from "../../shared/enumerations";
import { DAY, type Instant } from "../../shared/instant";
import { type Minor, sum } from "../../shared/money";
import type { PlanMoney } from "../ledger/planMoney";
import { type FromFund, type PaidShare, prorate } from "../payments/payment.shares";
import { refundCodes, refundReasons } from "../payments/refunds/refundCodes";
import type { RefundCause, RefundStatus, RequestStatus } from "../payments/refunds/refunds.enumerations";
import type { PlanSums, RefundValues } from "./refunds.schemas";

/** The parts of a refund: the way it was paid, to the fund's lots that paid, to a new lot. Minor units. */
export type Legs = { toMethod: Minor; toLots: Minor; toNewLot: Minor };
/**
 * The refundable amount of a booking: of its price, and `whole`: with its part of the payment method's charge, which is
 * refunded only if the supplier failed. (REFUND-11)
 */
export type Left = FromFund & { whole: FromFund };
export type RefundOption = Legs & { amount: Minor; charge: Minor };

/** The part of a refund that goes to expired credit and is lost. Minor units. (FUND-6) */
export const lostOf = ({ Lots }: Pick<RefundValues["ToClient"], "Lots">): Minor =>
  sum(Lots.flatMap(({ Fate, Amount }) => (Fate === "lost" ? Amount : [])));

/** The rest of a booking's paid share after its settled refunds, minor units. (REFUND-10, REFUND-11) */
export function leftOf({ amount, fromFund, charge }: PaidShare, settled: readonly Legs[]): Left {
  const gone = sum(settled.map(sumOfLegs));
  const returned = sum(settled.map(({ toLots }) => toLots));
  // A refund uses the price first, then the charge.
  const price = Math.max(0, amount - gone);
  return {
    amount: price,
    fromFund: Math.min(price, Math.max(0, fromFund - returned)),
    whole: { amount: amount + charge.amount - gone, fromFund: fromFund + charge.fromFund - returned },
  };
}

/**
 * The same with an upper limit on refunds by the payment's method, as after its bank has taken money back. `ofPrice`:
 * the limit for the price alone, while an external refund may be of it.
 */
export function leftWithin({ whole, ...price }: Left, byMethod: Minor, ofPrice = byMethod): Left {
  const within = ({ amount, fromFund }: FromFund, most: Minor) => ({
    amount: Math.min(amount, fromFund + most),
    fromFund,
  });
  return { ...within(price, Math.min(ofPrice, byMethod)), whole: within(whole, byMethod) };
}

/**
 * How an external refund is split over some bookings, in proportion to their refundable amounts, the payment method's
 * charge included. An excess belongs to none of them. Minor units. (PAY-34)
 */
export function attributedTo(
  amount: Minor,
  chosen: readonly { bookingId: number; left: Minor }[],
): { bookingId: number; amount: Minor }[] {
  const lefts = chosen.map(({ left }) => left);
  const shares = prorate(Math.min(amount, sum(lefts)), lefts);
  return chosen.map(({ bookingId }, index) => ({ bookingId, amount: shares[index] ?? 0 }));
}

/** The total of a refund, minor units. */
export const sumOfLegs = ({ toMethod, toLots, toNewLot }: Legs): Minor => toMethod + toLots + toNewLot;

/**
 * Splits a refund. The fund's part returns to its lots, in proportion and with their expiry, for either destination;
 * the rest goes back the way it was paid, or becomes a new lot of the fund. (REFUND-10)
 */
export function legsOf(left: FromFund, amount: Minor, destination: Destination): Legs {
  const toLots = left.amount === 0 ? 0 : Math.ceil((amount * left.fromFund) / left.amount);
  const rest = amount - toLots;
  return { toLots, toMethod: destination === "client" ? rest : 0, toNewLot: destination === "fund" ? rest : 0 };
}

/** A refund after deducting the cancellation rule's charge. */
export function optionOf(left: FromFund, charge: Minor, destination: Destination): RefundOption {
  const amount = Math.max(0, left.amount - charge);
  return { amount, charge: left.amount - amount, ...legsOf(left, amount, destination) };
}

/** A booking of a payment: its refundable amount, and whether it continues. */
export type PaidBooking = { left: Left; open: boolean };

/**
 * The split of a plan's money, by the ledger. Held money is for continuing bookings; the rest is kept: as the
 * unrefunded payment method's charge, and under the cancellation policy. `bookings`: the paid ones; none: the arrived
 * money still waits for the rest. `lost`: the part refunded to the fund that went to expired credit. (REFUND-17,
 * FUND-6)
 */
export function planSums(money: PlanMoney, bookings: readonly PaidBooking[] | null, lost: Minor): PlanSums {
  const held = Math.max(0, money.held);
  const ofOpen = sum((bookings ?? []).filter(({ open }) => open).map(({ left }) => left.amount));
  const ForBookings = bookings ? Math.min(held, ofOpen) : held;
  const charges = sum((bookings ?? []).map(({ left }) => left.whole.amount - left.amount));
  const KeptCharge = Math.min(held - ForBookings, charges);
  return {
    Paid: money.captured + money.fromFund,
    FromFund: money.fromFund,
    ForBookings,
    KeptByPolicy: held - ForBookings - KeptCharge,
    KeptCharge,
    OnItsWay: money.owed,
    Sent: money.sent,
    InFund: Math.max(0, money.toFund - lost),
    ExpiredInFund: Math.min(lost, money.toFund),
  };
}

/** When a refund appears on the client's statement at the latest. */
export const arrivesBy = (sentAt: Instant): Instant => sentAt + REFUND_SHOWN_WITHIN_DAYS * DAY;

/**
 * Why a refund is not sent automatically. `unknown`: its provider may have sent it; `refusedForGood`: the provider
 * refuses any refund of a disputed charge.
 */
export const stuckReasons = ["byHand", "returned", "disputed", "unknown", "refusedForGood", "refused"] as const;

/** Why a refund is stuck. `byHand`: no provider is asked for it, or no longer. */
export function stuckAs({ byHand, failureCode }: { byHand: boolean; failureCode: string | null }): WayToBeStuck {
  if (failureCode === refundCodes.disputed) return "disputed";
  if (!byHand) return "refused";
  if (failureCode === null) return "byHand";
  if (failureCode === refundCodes.unknown) return "unknown";
  return failureCode === refundCodes.sentBack ? "returned" : "refusedForGood";
}

type WayToBeStuck = (typeof stuckReasons)[number];

const causes: Record<string, RefundCause> = {
  cancelled: "booking",
  unsigned: "unsigned",
  overpaid: "overpaid",
  [refundReasons.disputed]: "disputed",
  [refundReasons.elsewhere]: "elsewhere",
};

/** The cause of a refund by its stored reason. */
export const causeOf = (reason: string): RefundCause => causes[reason] ?? "notPayable";

type Facts = {
  status: RequestStatus;
  destination: Destination;
  toMethod: Minor;
  sentAt: Instant | null;
  failureCode: string | null;
};

/** The status of a refund, as shown to its client. (REFUND-15) */
export function refundStatus({ status, toMethod, sentAt, failureCode }: Facts): RefundStatus {
  if (status !== "approved") return status;
  if (toMethod === 0) return "credited";
  if (sentAt !== null) return "sent";
  // While it is unknown whether it was sent, it is not shown as failed.
  if (failureCode === null || failureCode === refundCodes.unknown) return "approved";
  if (failureCode === refundCodes.sentBack) return "returned";
  return failureCode === refundCodes.disputed ? "held" : "failing";
}
