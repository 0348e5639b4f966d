/** External movements of money, failed ones, and warnings about a payment: staff are alerted. */
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
