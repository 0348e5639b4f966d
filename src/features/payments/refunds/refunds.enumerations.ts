/** The most characters of the reference under which money was sent back by hand. */
export const LONGEST_REFERENCE = 80;

export const requestStatuses = ["requested", "approved", "declined"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/**
 * The status of a refund. `sent`: by the provider; `returned`: the payer's bank returned it, and it is to be sent
 * another way; `held`: the bank has to decide a dispute first; `credited`: it is in the fund.
 */
export const refundStatuses = [...requestStatuses, "sent", "failing", "returned", "held", "credited"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Whether staff still have to decide on it. */
export const isUndecided = (status: RefundStatus): boolean => status === "requested";

/** Whether neither staff nor a provider or bank has to do anything more for a refund. */
export const isOver = (status: RefundStatus): boolean => ["declined", "sent", "credited"].includes(status);

/**
 * Why money is refunded: a booking's refund; the difference to a cheaper change; the whole of a plan whose receipt was
 * not signed; money that a plan could not take; a transfer's excess; a lost dispute; an external refund.
 */
export const refundCauses = [
  "booking",
  "changed",
  "unsigned",
  "notPayable",
  "overpaid",
  "disputed",
  "elsewhere",
] as const;
export type RefundCause = (typeof refundCauses)[number];
