/** Money that moved, or did not, without us: what staff are told of. */
export const moneyAlertNames = [
  "disputed",
  "disputeWon",
  "disputeLost",
  "disputeReversed",
  "refundFailed",
  "refundedElsewhere",
] as const;
export type MoneyAlert = (typeof moneyAlertNames)[number];
