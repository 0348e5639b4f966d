import type { RefusalCode } from "../../../shared/refusals";

/**
 * Refusals whose usual text addresses the client. Staff read `support.refusal.<code>` instead; all others have one text
 * for everybody. (DESK-22)
 */
const saidToClients = [
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
  "changeNotFree",
  "changeCostsMore",
  "driverNotVerified",
] as const satisfies readonly RefusalCode[];
type SaidToClients = (typeof saidToClients)[number];

const isSaidToClients = (code: RefusalCode): code is SaidToClients => saidToClients.some((known) => known === code);

/** The message of a refusal for staff. */
export const deskRefusalId = (code: RefusalCode) =>
  isSaidToClients(code) ? (`support.refusal.${code}` as const) : (`refusal.${code}` as const);
