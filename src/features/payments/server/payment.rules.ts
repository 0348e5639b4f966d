import { cardBrandName } from "../../../shared/cardBrands";
import { PaymentStatus } from "../../../shared/enumerations";
import { type Instant, MINUTE, SECOND } from "../../../shared/instant";
import { BRAND } from "../../../shared/shop";
import type { Payment } from "../payments.schemas";
import type { PaymentRow } from "./payment.repository";

/** A process that has asked the provider has this long to receive and record the answer before another one asks. */
export const ANSWER_WITHIN = 15 * SECOND;
const LONGEST_WAIT = 5 * MINUTE;

/**
 * When to ask the provider again after it was asked `asked` times in vain: 2, 4, 8 s, at most 5 min. (FAULT-7, PAY-11)
 */
export function askAgainAt(now: Instant, asked: number): Instant {
  return now + Math.min(2 ** Math.max(asked, 1) * SECOND, LONGEST_WAIT);
}

/** That a provider has never heard of an attempt is believed once it has said so this often: it may have been on its way. */
export const NOT_FOUND_BELIEVED_AT = 2;

type Asked = { clientId: number; planId: number; method: number; amount: number; fundAmount: number };

/** Whether a repeated key is the same request: the same client, plan, method and amounts. (FAULT-6) */
export function isSameRequest(row: Asked, asked: Asked): boolean {
  const sameAmounts = row.amount === asked.amount && row.fundAmount === asked.fundAmount;
  const { clientId, planId, method } = asked;
  return row.clientId === clientId && row.planId === planId && row.method === method && sameAmounts;
}

/**
 * The description of a payment for card providers, shown by the bank to the client. It is made of the row alone: a provider refuses
 * a repeated request that says something else. (OPS-95, PAY-9)
 */
export const saleOf = ({ seller, planId }: Pick<PaymentRow, "seller" | "planId">): string =>
  `${seller ?? BRAND}, travel plan ${planId}`;

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
  };
}

export const isPending = ({ status }: Pick<PaymentRow, "status">) => status === PaymentStatus.Created;

/** A settled attempt: its token is spent and not kept. */
export function closed(status: PaymentStatus, at: Instant, facts: Partial<PaymentRow>): Partial<PaymentRow> {
  return { ...facts, status, settledAt: at, askAgainAt: null, source: null };
}
