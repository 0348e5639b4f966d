import type { RefusalCode } from "../../../shared/refusals";

/**
 * Reasons whose usual words address the client. The desk reads them as `support.refusal.<code>`, worded about the client; all
 * the others are worded alike for everybody. (DESK-22)
 */
export const saidToClients = [
  "noBookings",
  "documentsNotChecked",
  "profileIncomplete",
  "passportMissing",
  "licenceMissing",
  "documentsInReview",
  "documentsRejected",
  "passportExpires",
  "passportPeriodTooShort",
  "driverInReview",
  "driverRejected",
  "termsNotAccepted",
  "holderDiffers",
  "holderUnclear",
  "amountDiffers",
  "methodDiffers",
  "attemptUnknown",
] as const satisfies readonly RefusalCode[];
type SaidToClients = (typeof saidToClients)[number];

const isSaidToClients = (code: RefusalCode): code is SaidToClients => saidToClients.some((known) => known === code);

/** The message of a reason as the desk reads it. */
export const deskRefusalId = (code: RefusalCode) =>
  isSaidToClients(code) ? (`support.refusal.${code}` as const) : (`refusal.${code}` as const);
