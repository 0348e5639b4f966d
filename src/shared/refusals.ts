/** Why an event is refused. Each has a message `refusal.<code>` in both languages, filled from its facts. */
export const refusalCodes = [
  "notInState",
  "bookingUnknown",
  "bookingNotRequested",
  "bookingAlreadyExtended",
  "bookingNotOpen",
  "bookingNotPaid",
  "bookingNotConfirmed",
  "changeWaits",
  "changeNotFree",
  "changeCostsMore",
  "changeNotAgreed",
  "changeDisputed",
  "refundWaits",
  "noBookings",
  "confirmationOverdue",
  "serviceStarted",
  "payWindowOver",
  "signWindowOver",
  "documentsNotChecked",
  "profileIncomplete",
  "passportMissing",
  "licenceMissing",
  "documentsInReview",
  "documentsRejected",
  "licenceTooYoung",
  "licenceExpires",
  "passportExpires",
  "passportPeriodTooShort",
  "driverTooYoung",
  "driverTooOld",
  "driverLicenceTooYoung",
  "driverLicenceExpires",
  "driverInReview",
  "driverRejected",
  "driverNotVerified",
  "driverPassportTooShort",
  "travelerPassportTooShort",
  "termsNotAccepted",
  "holderDiffers",
  "holderUnclear",
  "amountDiffers",
  "methodDiffers",
  "attemptUnknown",
  "amountShort",
  "notRestorable",
  "bookingsOutstanding",
  "extensionBeyondStart",
  "notYet",
  "paymentDisputed",
  "paymentUnderWay",
  "papersHeld",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Facts are plain values for the message: ids, counts, Havana dates, minor units, epoch ms. Never names or document
 * numbers.
 */
export type Refusal = { code: RefusalCode; facts: Record<string, string | number> };

const ofStaff: readonly RefusalCode[] = ["documentsInReview", "driverInReview"];

/** Whether a reason goes away only when staff have reviewed a document. (PLAN-34) */
export const isWithStaff = ({ code }: Refusal): boolean => ofStaff.includes(code);
