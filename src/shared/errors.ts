/**
 * Every error the server answers with: its code and the HTTP status it travels under. The text is the message
 * `error.<code>` of i18n/, in the caller's language. One way from a code to a status to a message.
 */
export const errorStatus = {
  unexpected: 500,
  notFound: 404,
  invalid: 400,
  tooLarge: 413,
  tooManyRequests: 429,
  unauthorized: 401,
  forbidden: 403,
  navigationRefused: 403,
  cardNumberRefused: 400,
  "account.badCredentials": 400,
  "account.notActivated": 403,
  "account.emailTaken": 409,
  "account.passwordTooCommon": 400,
  "account.activationUnknown": 404,
  "account.wrongPassword": 400,
  "account.sessionExpired": 400,
  "car.offerGone": 404,
  "car.soldOut": 409,
  "car.datesInPast": 400,
  "car.dropOffBeforePickUp": 400,
  "car.rentalTooShort": 400,
  "car.tooFarAhead": 400,
  "car.tooSoon": 400,
  "car.dropOffNotServed": 400,
  "car.driverTooYoung": 400,
  "car.driverTooOld": 400,
  "plan.bookingUnknown": 404,
  "plan.notFound": 404,
  "checkout.refused": 409,
  "payment.sameKeyOtherRequest": 409,
  "payment.declined": 402,
  "payment.methodNotOffered": 400,
  "payment.providerUnavailable": 502,
  "receipt.notPaid": 409,
  "receipt.notSigned": 409,
  "receipt.consentOutdated": 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;
