/** How staff fare with a client's records: they may look and help, or may not act in the client's stead. */
export type StaffMay = "act" | "notAct";

export type Subject = {
  clientId: number;
  planId: number;
  bookingId: number;
  /** A booking of a stay, as `bookingId` is one of a car. */
  stayId: number;
  paymentId: string;
  noteId: number;
};

export type OwnedCall = {
  staff: StaffMay;
  params?: (subject: Subject) => Record<string, string | number>;
  body?: (subject: Subject) => object;
  /** It takes a file's bare bytes. */
  file?: true;
};

const lang = "en";
const ofClient = ({ clientId }: Subject) => ({ clientId, lang });
const ofPhone = ({ clientId }: Subject) => ({ ClientId: clientId, MobilePhone: "+1 305 555 0142" });
const ofPhoneCode = ({ clientId }: Subject) => ({ ClientId: clientId, Code: "123456" });
const ofPlan = ({ planId }: Subject) => ({ planId, lang, siteId: 11 });
const ofBooking = ({ bookingId }: Subject) => ({ id: bookingId, bookingId, lang });
const ofPayment = ({ paymentId }: Subject) => ({ paymentId });
const awaitedPayment = ({ clientId, planId }: Subject) => ({
  TravelPlanId: planId,
  ClientId: clientId,
  PaymentKey: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b12",
  Amount: 41_500,
  AcceptTerms: true,
});
const ofClientAndPlan = ({ clientId, planId }: Subject) => ({ clientId, planId });

/**
 * Calls for signed-in clients that name a record, and how it is named: for another client it does not exist. A call that
 * stands neither here nor among `ownerless` has no declared expectation, which fails the test of access.
 */
export const owned: Record<string, OwnedCall> = {
  "GET /api/profile/:id/2": { staff: "act", params: ({ clientId }) => ({ id: clientId }) },
  "POST /api/profile/update": {
    staff: "notAct",
    body: ({ clientId }) => ({
      clientId,
      FirstName: "Ana",
      LastName: "Rivera",
      Phone: null,
      BirthDate: null,
      CountryId: null,
      Address: null,
      City: null,
      PostalCode: null,
      Language: "en",
    }),
  },
  "POST /api/clients/changePassword": {
    staff: "notAct",
    body: ({ clientId }) => ({
      ClientId: clientId,
      OldPassword: "not the password",
      NewPassword: "una-buena-clave",
      ConfirmPassword: "una-buena-clave",
    }),
  },
  "GET /api/travelPlans/activeTravelPlan/:clientId/:lang": { staff: "act", params: ofClient },
  "GET /api/travelPlans/paidTravelPlans/:clientId/:lang": { staff: "act", params: ofClient },
  "GET /api/travelPlans/bookings/:planId/:lang": { staff: "act", params: ofPlan },
  "GET /api/travelPlans/:id/:lang": { staff: "act", params: ({ planId }) => ({ id: planId, lang }) },
  "GET /api/travelPlans/changePurchaseMethod/:planId/:methodId": {
    staff: "act",
    params: ({ planId }) => ({ planId, methodId: 135 }),
  },
  "GET /api/bookings/:id/:lang": { staff: "act", params: ofBooking },
  "GET /api/bookings/cancel/:id": { staff: "act", params: ofBooking },
  "GET /api/bookings/delete/:id": { staff: "act", params: ofBooking },
  "GET /api/carBookings/:id/:lang": { staff: "act", params: ofBooking },
  "POST /api/carBookings/:lang": {
    staff: "act",
    params: () => ({ lang }),
    body: ({ clientId }) => carBooking(clientId),
  },
  "GET /api/lodgingBookings/getBooking/:id": { staff: "act", params: ({ stayId }) => ({ id: stayId }) },
  "POST /api/lodgingBookings/createBooking": {
    staff: "act",
    body: ({ clientId }) => lodgingBooking(clientId),
  },
  "GET /api/admin/clientDocuments/isNeededClientDocuments/:clientId/:planId": {
    staff: "act",
    params: ofClientAndPlan,
  },
  "GET /api/admin/clientDocuments/getClientDocumentsInfo/:clientId/:docType": {
    staff: "act",
    params: ({ clientId }) => ({ clientId, docType: 0 }),
  },
  "GET /api/admin/clientDocuments/checkLicenseAge/:clientId": { staff: "act", params: ofClient },
  "GET /api/admin/clientDocuments/checkPassportValidPeriod/:clientId/:planId": {
    staff: "act",
    params: ofClientAndPlan,
  },
  "POST /api/admin/clientDocuments/startProcessClientDocument": {
    staff: "act",
    body: ({ clientId }) => ({
      ClientId: clientId,
      ClientPhone: null,
      ClientDocumentType: 2,
      ActionType: "check",
      SiteId: 11,
    }),
  },
  "GET /api/admin/clientDocuments/getProcessClientDocumentStatus/:clientId/:docType": {
    staff: "act",
    params: ({ clientId }) => ({ clientId, docType: 2 }),
  },
  "POST /api/documents/:clientId/:docType/photo": {
    staff: "notAct",
    params: ({ clientId }) => ({ clientId, docType: 2 }),
  },
  "POST /api/documents/give": {
    staff: "notAct",
    body: ({ clientId }) => ({
      ClientId: clientId,
      Type: 2,
      Number: "C01X00T47",
      FirstName: "Ana",
      LastName: "Rivera",
      CountryId: 167,
      IssuedOn: null,
      ExpiresOn: "2031-01-01",
      BirthDate: null,
    }),
  },
  "POST /api/admin/clients/allowedWAAccount": { staff: "act", body: ofPhone },
  "POST /api/admin/clients/existsWAAccount": { staff: "act", body: ofPhone },
  "POST /api/admin/clients/needToVerifyWAAccount": { staff: "act", body: ofPhone },
  "POST /api/admin/clients/startWAAccountVerification": { staff: "notAct", body: ofPhone },
  "GET /api/clients/phoneVerification/:clientId": { staff: "act", params: ofClient },
  "POST /api/clients/phoneVerification/confirm": { staff: "notAct", body: ofPhoneCode },
  "GET /api/notes/countNew/:clientId": { staff: "act", params: ofClient },
  "GET /api/notes/list/:clientId/:siteId/:isSent/true/:lang": {
    staff: "act",
    params: ({ clientId }) => ({ clientId, siteId: 11, isSent: "false", lang }),
  },
  "GET /api/notes/markAsRead/:id": { staff: "notAct", params: ({ noteId }) => ({ id: noteId }) },
  "GET /api/notes/markAsHidden/:id": { staff: "notAct", params: ({ noteId }) => ({ id: noteId }) },
  "POST /api/notes/": {
    staff: "notAct",
    body: ({ clientId }) => ({ ClientId: clientId, SiteId: 11, Subject: "Hello", Message: "A word", Language: "en" }),
  },
  "GET /api/admin/bookings/getAllRefundValues/:id": { staff: "act", params: ofBooking },
  "POST /api/admin/bookings/refundToClient/:id": { staff: "act", params: ofBooking, body: () => ({}) },
  "POST /api/admin/bookings/refundToFund/:id": { staff: "act", params: ofBooking, body: () => ({}) },
  "GET /api/refunds/plans/:planId": { staff: "act", params: ofPlan },
  "GET /api/fund/:clientId": { staff: "act", params: ofClient },
  "GET /api/checkout/:planId": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/cardFields": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/receipt": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/receipt.pdf": { staff: "act", params: ofPlan },
  "GET /api/checkout/vouchers/:bookingId": { staff: "act", params: ofBooking },
  "GET /api/checkout/vouchers/:bookingId/voucher.pdf": { staff: "act", params: ofBooking },
  "GET /api/checkout/payments/:paymentId": { staff: "act", params: ({ paymentId }) => ({ paymentId }) },
  "GET /api/checkout/:planId/payments": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/transfer": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/link": { staff: "act", params: ofPlan },
  "GET /api/admin/clients/getStripeLinkUrl/:planId/:siteId": { staff: "notAct", params: ofPlan },
  "POST /api/checkout/transfers/order": { staff: "notAct", body: awaitedPayment },
  "POST /api/checkout/links/create": { staff: "notAct", body: awaitedPayment },
  "POST /api/checkout/transfers/:paymentId/withdraw": { staff: "notAct", params: ofPayment },
  "POST /api/checkout/transfers/:paymentId/proof": { staff: "notAct", params: ofPayment, file: true },
  "GET /api/checkout/transfers/:paymentId/order.pdf": { staff: "act", params: ofPayment },
  "POST /api/checkout/links/:paymentId/close": { staff: "notAct", params: ofPayment },
  "POST /api/travelPlans/doPaymentWithPayeezyAPI": {
    staff: "notAct",
    body: ({ clientId, planId }) => ({
      TravelPlanId: planId,
      ClientId: clientId,
      PaymentKey: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b11",
      Token: { Type: "visa", Value: "2537446225198291", ExpDate: "1230" },
      Amount: 41_500,
      HolderName: "Ana Rivera",
      AcceptTerms: true,
    }),
  },
  "GET /api/admin/esign/getUrl/:planId/:siteId/:lang": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/proposals/:lang": { staff: "act", params: ofPlan },
  "POST /api/checkout/proposals/accept": { staff: "notAct", body: ({ bookingId }) => ({ ProposalId: bookingId }) },
  "POST /api/checkout/proposals/decline": { staff: "notAct", body: ({ bookingId }) => ({ ProposalId: bookingId }) },
  "POST /api/checkout/:planId/sign": {
    staff: "notAct",
    params: ofPlan,
    body: () => ({ SignerName: "Ana Rivera", Consent: true, ConsentVersion: "1", Drawing: null }),
  },
  "POST /api/travelPlans/doPaymentWithCloverAPI": {
    staff: "notAct",
    body: ({ clientId, planId }) => ({
      TravelPlanId: planId,
      ClientId: clientId,
      PaymentKey: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10",
      Token: "clv_1TtestTokenOfNobody",
      Amount: 41_500,
      HolderName: "Ana Rivera",
      AcceptTerms: true,
    }),
  },
  "POST /api/admin/clients/CheckIfNameIsValid": {
    staff: "act",
    body: ({ clientId }) => ({ ClientId: clientId, HolderName: "Ana Rivera" }),
  },
  "GET /qa/plans/:planId/events": { staff: "act", params: ofPlan },
  "POST /qa/plans/:planId/events": { staff: "act", params: ofPlan, body: () => ({ type: "holder.accepted" }) },
};

/** Calls for signed-in clients that name no record. */
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
  "GET /api/information/courierRates": {},
  "GET /api/information/courierQuote/:provinceId/:grams": { provinceId: 1, grams: 800 },
  "POST /api/checkout/cards/:cardId/remove": { cardId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b13" },
  "GET /api/checkout/transfers/proofs/:proofId": { proofId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b14" },
  "GET /api/documents/photos/:photoId": { photoId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b15" },
  "POST /api/support/impersonation/end": {},
  "GET /qa/scenarios": {},
  "GET /qa/plans": {},
  "POST /qa/scenarios/:name": { name: "none-of-this-name" },
};

/**
 * What staff in a client's place are refused: paying, signing, passwords, refunds and cards, and whatever is about the
 * session of the one who acts. The contracts decide; a call that becomes refused, or no longer is, has to be told here.
 */
export const heldBack: readonly string[] = [
  "POST /token",
  "POST /api/clients",
  "GET /api/clients/activate/:code",
  "POST /api/clients/recoverPassword",
  "POST /api/clients/changePassword",
  "POST /api/admin/clients/startWAAccountVerification",
  "POST /api/clients/phoneVerification/confirm",
  "GET /api/notes/markAsRead/:id",
  "GET /api/notes/markAsHidden/:id",
  "POST /api/notes/",
  "POST /api/clients/logOff",
  "GET /api/checkout/:planId/cardFields",
  "POST /api/travelPlans/doPaymentWithCloverAPI",
  "POST /api/travelPlans/doPaymentWithPayeezyAPI",
  "GET /api/clients/getClientCards",
  "POST /api/checkout/cards/:cardId/remove",
  "POST /api/checkout/transfers/order",
  "POST /api/checkout/transfers/:paymentId/withdraw",
  "POST /api/checkout/transfers/:paymentId/proof",
  "POST /api/documents/:clientId/:docType/photo",
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
  "POST /qa/plans/:planId/events",
];

/** Calls whose addresses speak of money, signatures, cards or passwords, and that only read. */
export const harmless: readonly string[] = [
  "GET /card-fields",
  "GET /card-fields.css",
  "GET /card-fields.js",
  "GET /api/travelPlans/getAcceptedCards/:methodId",
  "GET /api/checkout/payments/:paymentId",
  "GET /api/checkout/:planId/payments",
  "GET /api/checkout/:planId/transfer",
  "GET /api/checkout/transfers/:paymentId/order.pdf",
  "GET /api/admin/bookings/getAllRefundValues/:id",
  "GET /api/refunds/plans/:planId",
];

/** Calls for staff that name a record in their path. */
export const forStaff: Record<string, (subject: Subject) => Record<string, string | number>> = {
  "GET /api/support/plans/:planId/:lang": ofPlan,
  "GET /api/support/bundles/:planId": ofPlan,
  "GET /api/support/bookings/:bookingId/alternatives/:lang": ofBooking,
  "GET /api/support/documents/:documentId": () => ({ documentId: 1 }),
};

/** Routes that stand in no contract: files, which carry no envelope, and what the host itself answers. */
export const beside = {
  "GET /.well-known/malecon-voucher-keys.json": "public",
  "GET /api/checkout/:planId/receipt.pdf": "client",
  "GET /api/checkout/vouchers/:bookingId/voucher.pdf": "client",
  "GET /api/checkout/transfers/:paymentId/order.pdf": "client",
  "POST /api/checkout/transfers/:paymentId/proof": "client",
  "GET /api/checkout/transfers/proofs/:proofId": "client",
  "POST /api/documents/:clientId/:docType/photo": "client",
  "GET /api/documents/photos/:photoId": "client",
  "POST /api/stripe/webhook": "public",
  "GET /api/whatsapp/webhook": "public",
  "POST /api/whatsapp/webhook": "public",
  "GET /card-fields": "public",
  "GET /card-fields.css": "public",
  "GET /card-fields.js": "public",
  "GET /robots.txt": "public",
  "GET /sitemap.xml": "public",
  "GET /health/ready": "public",
  "GET /api/docs/json": "public",
} as const;

function carBooking(ClientId: number) {
  return {
    CarOffer: {
      PickUp: "2027-02-01",
      DropOff: "2027-02-06",
      StartHour: "0900",
      EndHour: "0900",
      SiteCode: 11,
      CurrencyCode: "USD",
      AgencyId: 1,
      DropOffAgencyId: 1,
      UserCountryId: 167,
      ClassId: 1,
      TransmissionId: 1,
      RentalCompanyId: 1,
      SupplierId: 1,
      ModelId: 1,
      ZoneId: 2,
    },
    BookForm: {
      Driver: {
        FirstName: "Ana",
        LastName: "Rivera",
        BirthDate: "1988-05-17",
        CountryId: 167,
        Passport: "C01X00T47",
        PassportExpires: "2031-01-01",
        LicenseNumber: "R123456",
        LicenseCountryId: 167,
        LicenseIssued: "2015-03-01",
        LicenseExpires: "2031-01-01",
      },
      ExtraDrivers: 0,
      ChildSeats: 0,
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId,
    SiteId: 11,
    Book: true,
    RequestKey: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  };
}

export function lodgingBooking(ClientId: number) {
  const room = { room: 1, adultsAmount: 1, childrenAmount: 0, childrenAgeList: [] };
  const stay = { CheckIn: "2027-02-01", CheckOut: "2027-02-06", Rooms: [room], CurrencyCode: "USD" };
  return {
    Offer: { HotelId: 1, RoomClassId: 1, MealsPlanId: 3, ...stay },
    BookForm: {
      travelers: [{ CountryId: 167, FirstName: "Ana", LastName: "Rivera", Passport: "C01X00T47" }],
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId,
    SiteId: 11,
    Book: true,
    RequestKey: "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
  };
}
