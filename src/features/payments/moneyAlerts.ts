/** Movements of money, or failures of one, that we did not cause: staff are alerted. */
export const moneyAlertNames = [
  "disputed",
  "disputeWon",
  "disputeLost",
  "disputeReversed",
  "refundFailed",
  "refundedElsewhere",
  "currencyDiffers",
] as const;
export type MoneyAlert = (typeof moneyAlertNames)[number];
