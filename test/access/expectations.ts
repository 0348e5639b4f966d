import { accountCalls } from "./account.expectations";
import { bookingCalls } from "./bookings.expectations";
import { checkoutCalls } from "./checkout.expectations";
import { lang, type OwnedCalls, ofBooking, ofPlan, type Subject } from "./subject";

/**
 * Calls for signed-in clients that name a record, and how: another client gets "not found". A call that is neither here
 * nor in `ownerless` fails the access test.
 */
export const owned: OwnedCalls = {
  ...accountCalls,
  ...bookingCalls,
  ...checkoutCalls,
  "GET /qa/plans/:planId/events": { staff: "act", params: ofPlan },
  "POST /qa/plans/:planId/events": { staff: "act", params: ofPlan, body: () => ({ type: "holder.accepted" }) },
  "GET /qa/plans/:planId/faults": { staff: "act", params: ofPlan },
  "POST /qa/plans/:planId/afterwards": { staff: "act", params: ofPlan, body: () => ({ What: "disputed" }) },
};

/** Calls for signed-in clients without a record's id. */
export const ownerless: Record<string, Record<string, string | number>> = {
  "GET /api/travelPlans/getAcceptedCards/:methodId": { methodId: 135 },
  "GET /api/travelPlans/purchaseMethodsFromWebSite/:siteId/:lang": { siteId: 11, lang },
  "GET /api/travelPlans/purchaseMethodsFromWebSiteAndAmount/:siteId/:price/:charges/:lang": {
    siteId: 11,
    price: 41_500,
    charges: 0,
    lang,
  },
  "GET /api/clients/getClientCards": {},
  "GET /api/access": {},
  "POST /api/access/factor/begin": {},
  "POST /api/access/factor/confirm": {},
  "POST /api/access/factor/end": {},
  "POST /api/access/recoveryCodes/renew": {},
  "POST /api/access/passkeys/ask": {},
  "POST /api/access/passkeys/begin": {},
  "POST /api/access/passkeys/add": {},
  "POST /api/access/passkeys/remove": {},
  "GET /api/sessions": {},
  "POST /api/sessions/end": {},
  "POST /api/sessions/endOthers": {},
  "GET /api/information/courierRates": {},
  "GET /api/information/courierQuote/:provinceId/:grams": { provinceId: 1, grams: 800 },
  "POST /api/checkout/cards/:cardId/remove": { cardId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b13" },
  "GET /api/checkout/transfers/proofs/:proofId": { proofId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b14" },
  "GET /api/documents/photos/:photoId": { photoId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b15" },
  "POST /api/support/impersonation/end": {},
  "GET /qa/scenarios": {},
  "GET /qa/plans": {},
  "POST /qa/plans": {},
  "GET /qa/faults": {},
  "POST /qa/faults": {},
  "POST /qa/scenarios/:name": { name: "none-of-this-name" },
  "POST /qa/recreate": {},
};

/**
 * Calls refused to staff in a client's place: paying, signing, passwords, refunds and cards, and everything about the
 * staff's own session. The contracts decide; a call that becomes refused, or no longer is, must be changed here too.
 */
export const heldBack: readonly string[] = [
  "POST /api/checkout/:planId/usTravel",
  "POST /token",
  "POST /api/clients",
  "GET /api/clients/activate/:code",
  "POST /api/clients/recoverPassword",
  "POST /api/clients/activation",
  "POST /api/clients/changePassword",
  "GET /api/access",
  "POST /api/access/factor/begin",
  "POST /api/access/factor/confirm",
  "POST /api/access/factor/end",
  "POST /api/access/recoveryCodes/renew",
  "POST /api/access/passkeys/ask",
  "POST /api/access/passkeys/begin",
  "POST /api/access/passkeys/add",
  "POST /api/access/passkeys/remove",
  "GET /api/sessions",
  "POST /api/sessions/end",
  "POST /api/sessions/endOthers",
  "POST /api/browser-errors",
  "POST /api/support/invitation/look",
  "POST /api/support/invitation/accept",
  "GET /api/clients/myData/:clientId",
  "GET /api/clients/closing/:clientId",
  "POST /api/clients/closeAccount",
  "POST /api/admin/clients/startWAAccountVerification",
  "POST /api/clients/phoneVerification/confirm",
  "POST /api/clients/registrationMail",
  "POST /unsubscribe/:kind/:code",
  "POST /api/profile/mails",
  "POST /api/profile/email",
  "POST /api/profile/email/confirm",
  "POST /api/mails/end",
  "GET /api/notes/markAsRead/:id",
  "GET /api/notes/markAsHidden/:id",
  "POST /api/notes/",
  "POST /api/clients/logOff",
  "GET /api/checkout/:planId/cardFields",
  "GET /api/checkout/:planId/payeezyFields",
  "POST /api/travelPlans/doPaymentWithCloverAPI",
  "POST /api/travelPlans/doPaymentWithPayeezyAPI",
  "GET /api/clients/getClientCards",
  "POST /api/checkout/cards/:cardId/remove",
  "POST /api/checkout/payments/:paymentId/authenticated",
  "POST /api/checkout/transfers/order",
  "POST /api/checkout/transfers/:paymentId/withdraw",
  "POST /api/checkout/transfers/:paymentId/proof",
  "POST /api/documents/:clientId/:docType/photo",
  "POST /api/documents/give",
  "POST /api/admin/clientDocuments/startProcessClientDocument",
  "POST /api/opinions/asked",
  "POST /api/opinions/write",
  "POST /api/carBookings/:lang",
  "POST /api/saved",
  "POST /api/lodgingBookings/createBooking",
  "POST /api/checkout/proposals/accept",
  "POST /api/checkout/proposals/decline",
  "GET /api/admin/clients/getStripeLinkUrl/:planId/:siteId",
  "POST /api/checkout/links/create",
  "POST /api/checkout/links/:paymentId/close",
  "POST /api/stripe/webhook",
  "POST /api/admin/bookings/refundToClient/:id",
  "POST /api/admin/bookings/refundToFund/:id",
  "GET /api/travelPlans/changePurchaseMethod/:planId/:methodId",
  "POST /api/admin/clients/CheckIfNameIsValid",
  "GET /api/admin/esign/getUrl/:planId/:siteId/:lang",
  "POST /api/checkout/:planId/sign",
  "POST /qa/scenarios/:name",
  "POST /qa/recreate",
  "POST /qa/plans/:planId/events",
  "POST /qa/plans/:planId/afterwards",
  "POST /qa/faults",
];

/** Calls that only read, although their paths mention money, signatures, cards or passwords. */
export const harmless: readonly string[] = [
  "GET /api/travelPlans/getAcceptedCards/:methodId",
  "GET /api/checkout/payments/:paymentId",
  "GET /api/checkout/:planId/payments",
  "GET /api/checkout/:planId/transfer",
  "GET /api/checkout/transfers/:paymentId/order.pdf",
  "GET /api/admin/bookings/getAllRefundValues/:id",
  "GET /api/refunds/plans/:planId",
  "GET /api/refunds/plans/:planId/sums",
  "GET /.well-known/change-password",
];

/** Calls for staff with a record's id in their path. */
export const forStaff: Record<string, (subject: Subject) => Record<string, string | number>> = {
  "GET /api/support/plans/:planId/:lang": ofPlan,
  "GET /api/support/bundles/:planId": ofPlan,
  "GET /api/support/unreadable/:planId": ofPlan,
  "GET /api/support/bookings/:bookingId/alternatives/:lang": ofBooking,
  "GET /api/support/bookings/:bookingId/cars": ofBooking,
  "GET /api/support/documents/:documentId": () => ({ documentId: 1 }),
};

/** Routes without a contract: files, which have no envelope, and the server's own routes. */
export const beside = {
  "GET /qa/clock.js": "public",
  "GET /.well-known/malecon-voucher-keys.json": "public",
  "GET /.well-known/change-password": "public",
  "POST /unsubscribe/:kind/:code": "public",
  "POST /api/stripe/webhook": "public",
  "GET /api/whatsapp/webhook": "public",
  "POST /api/whatsapp/webhook": "public",
  "GET /robots.txt": "public",
  "GET /manifest.webmanifest": "public",
  "GET /photos/:name": "public",
  "GET /shop-marks/:name": "public",
  "GET /documents/:file": "public",
  "GET /sitemap.xml": "public",
  "GET /page-head": "public",
  "GET /health/live": "public",
  "GET /health/ready": "public",
} as const;
