/** Why a refund is not being sent, as our own codes; other codes are the provider's. */
export const refundCodes = {
  /** The provider had sent it, and the payer's bank returned it: it is owed again and sent by hand. */
  sentBack: "sent_back",
  /** The payer disputes the charge: nothing is sent before the bank has decided, because it could be refunded twice. */
  disputed: "disputed",
  /** The provider was asked for it, and its answer is not recorded: it may have been sent. */
  unknown: "outcome_unknown",
} as const;

/** Why money was refunded without our sending it, as reasons of stored refunds. */
export const refundReasons = {
  /** The payer's bank took it after a dispute. */
  disputed: "disputed",
  /** It was refunded in the provider's own pages. */
  elsewhere: "elsewhere",
} as const;

/** Whether a failure code means that the provider refused, so that no refund is in progress. */
export const isRefusal = (code: string | null): boolean =>
  code !== null && !Object.values<string>(refundCodes).includes(code);
