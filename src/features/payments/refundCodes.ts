/** Why a refund is not under way, in codes of our own; the others are the provider's. */
export const refundCodes = {
  /** The provider had taken it, and it came back from the payer's bank: it is owed again, by hand. */
  sentBack: "sent_back",
  /** The payer disputes the charge: nothing is sent before the bank has decided, or it would go back twice. */
  disputed: "disputed",
} as const;
