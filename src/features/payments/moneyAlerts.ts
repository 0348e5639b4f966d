/** Money that moved, or failed to, without us: staff are alerted. */
export const moneyAlertNames = [
  "disputed",
  "disputeWon",
  "disputeLost",
  "disputeReversed",
  "refundFailed",
  "refundedElsewhere",
] as const;
export type MoneyAlert = (typeof moneyAlertNames)[number];
