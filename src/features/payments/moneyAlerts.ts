/** Movements of money that we did not cause, failures of one, and warnings about one: staff are alerted. */
export const moneyAlertNames = [
  "disputed",
  "disputeWon",
  "disputeLost",
  "disputeReversed",
  "refundFailed",
  "elsewhereFailed",
  "refundedElsewhere",
  "currencyDiffers",
  "amountDiffers",
  "chargeMissing",
  "chargeUnknown",
  "fraudWarning",
  "reviewOpened",
] as const;
export type MoneyAlert = (typeof moneyAlertNames)[number];
