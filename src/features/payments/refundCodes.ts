/** Why a refund is not under way, in codes of our own; the others are the provider's. */
export const refundCodes = {
  /** The provider had sent it, and the payer's bank returned it: it is owed again and sent by hand. */
  sentBack: "sent_back",
  /** The payer disputes the charge: nothing is sent before the bank has decided, or it would go back twice. */
  disputed: "disputed",
} as const;
