import { cardBrandName } from "../../../shared/cardBrands";
import { PaymentStatus } from "../../../shared/enumerations";
import { type Instant, MINUTE, SECOND } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { CheckoutFact } from "../../plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../plan/checkout/checkout.states";
import type { Payment } from "../payments.schemas";
import { LONGEST_WAIT } from "../providerTimeout.rules";
import type { PaymentRow } from "./payment.repository";

/** How long a process may take to record the provider's answer before another one asks. */
export const ANSWER_WITHIN = 15 * SECOND;

/** The delay before the next question after so many unanswered ones: 2, 4, 8 s, at most 5 min. (FAULT-7, PAY-11) */
export function askAgainAt(now: Instant, questionCount: number): Instant {
  return now + Math.min(2 ** Math.max(questionCount, 1) * SECOND, LONGEST_WAIT);
}

/** How many "not found" answers are needed: after fewer, the request may still have been on its way. */
export const NOT_FOUND_BELIEVED_AT = 2;

type Asked = {
  clientId: number;
  planId: number;
  forBookingId: number | null;
  method: number;
  amount: number;
  fundAmount: number;
};

/** Whether a repeated key is the same request: the same client, plan or change, method and amounts. (FAULT-6) */
export function isSameRequest(row: Asked, request: Asked): boolean {
  const sameAmounts = row.amount === request.amount && row.fundAmount === request.fundAmount;
  const { clientId, planId, forBookingId, method } = request;
  const sameCause = row.planId === planId && row.forBookingId === forBookingId;
  return row.clientId === clientId && sameCause && row.method === method && sameAmounts;
}

/**
 * The description of a payment for card providers, which the bank shows to the client. Built from the row alone,
 * because a provider refuses a repeated request with another text. (OPS-95, PAY-9)
 */
export const saleOf = ({ seller, planId }: Pick<PaymentRow, "seller" | "planId">): string =>
  `${seller ?? SELLER_BEFORE}, travel plan ${planId}`;

/** The name in the descriptions of shops without a name, from when the program's own name was used. */
const SELLER_BEFORE = "Malecón";

/** The plan that such a description names; null if it is not ours. */
export function planOfSale(description: string | null): number | null {
  const [, plan] = /, travel plan (\d{1,9})$/.exec(description ?? "") ?? [];
  return plan === undefined ? null : Number(plan);
}

/** A row as the browser sees it. */
export function toPayment(row: PaymentRow): Payment {
  return {
    PaymentId: row.id,
    TravelPlanId: row.planId,
    Method: row.method,
    Status: row.status,
    Amount: row.amount,
    FundAmount: row.fundAmount,
    CurrencyCode: "USD",
    CardBrand: cardBrandName(row.cardBrand),
    CardLast4: row.cardLast4,
    FailureCode: row.failureCode,
    CreatedAt: row.createdAt,
    SettledAt: row.settledAt,
    Authentication: row.authentication?.step,
  };
}

export const isPending = ({ status }: Pick<PaymentRow, "status">) => status === PaymentStatus.Created;

/**
 * How long the holder's bank may wait for the holder. After that the attempt has failed, and nothing was charged.
 * (PAY-44)
 */
export const AUTHENTICATE_WITHIN = 15 * MINUTE;
/** The grace time for the arrival of an answer that was given in time. */
const AUTHENTICATION_MAY_ARRIVE = 2 * MINUTE;

/** Whether the holder's answer is still accepted. */
export const mayAuthenticate = ({ createdAt }: Pick<PaymentRow, "createdAt">, now: Instant): boolean =>
  now < createdAt + AUTHENTICATE_WITHIN;
/** Whether the bank's waiting time is over. */
export const isAuthenticationOver = ({ createdAt }: Pick<PaymentRow, "createdAt">, now: Instant): boolean =>
  now >= createdAt + AUTHENTICATE_WITHIN + AUTHENTICATION_MAY_ARRIVE;
/** When the provider is asked again about a charge that waits for the holder. */
export const askAboutWaiting = (now: Instant): Instant => now + MINUTE;

/** The change that settles an attempt: its token is spent and deleted. */
export function closed(status: PaymentStatus, at: Instant, facts: Partial<PaymentRow>): Partial<PaymentRow> {
  return { ...facts, status, settledAt: at, askAgainAt: null, source: null, browser: null, authentication: null };
}

/** An attempt, and the change whose difference it pays; null: it pays the plan. (PLAN-44) */
type Attempt = Pick<PaymentRow, "id" | "forBookingId">;

/** The chart's facts about an attempt to pay a plan, or a change that costs more. */
export const capturedFact = ({ id: attemptId, forBookingId }: Attempt, amount: Minor): CheckoutFact =>
  forBookingId === null
    ? { type: "payment.captured", attemptId, amount }
    : { type: "supplement.captured", attemptId, amount };

export const declinedFact = ({ id: attemptId, forBookingId }: Attempt): CheckoutFact =>
  forBookingId === null ? { type: "payment.declined", attemptId } : { type: "supplement.declined", attemptId };

export const unknownFact = ({ id: attemptId, forBookingId }: Attempt): CheckoutFact =>
  forBookingId === null ? { type: "payment.unknown", attemptId } : { type: "supplement.unknown", attemptId };

/** Whether the plan knows that the attempt's provider has not answered. */
export const isKnownUnknown = ({ context }: CheckoutSnapshot, { forBookingId }: Attempt): boolean =>
  Boolean((forBookingId === null ? context.attempt : context.supplement)?.unknown);

/** Until when the plan or change of an attempt can be paid; null: no longer. */
export function payableUntil({ context }: CheckoutSnapshot, { forBookingId }: Attempt): Instant | null {
  if (forBookingId === null) return context.payWindow?.closesAt ?? null;
  const change = context.bookings.find(({ id }) => id === forBookingId);
  return change?.status === "agreed" ? change.holdUntil : null;
}
