import { type OwnedCalls, ofBooking, ofClient, ofPlan, type Subject } from "./subject";

const ofPayment = ({ paymentId }: Subject) => ({ paymentId });
const awaitedPayment = ({ clientId, planId }: Subject) => ({
  TravelPlanId: planId,
  ClientId: clientId,
  PaymentKey: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b12",
  Amount: 41_500,
  AcceptTerms: true,
});

/** Calls about paying, signing, papers and refunds: they name a plan, a booking or a payment. */
export const checkoutCalls: OwnedCalls = {
  "GET /api/travelPlans/changePurchaseMethod/:planId/:methodId": {
    staff: "act",
    params: ({ planId }) => ({ planId, methodId: 135 }),
  },
  "GET /api/admin/bookings/getAllRefundValues/:id": { staff: "act", params: ofBooking },
  "POST /api/admin/bookings/refundToClient/:id": { staff: "act", params: ofBooking, body: () => ({}) },
  "POST /api/admin/bookings/refundToFund/:id": { staff: "act", params: ofBooking, body: () => ({}) },
  "GET /api/refunds/plans/:planId": { staff: "act", params: ofPlan },
  "GET /api/refunds/plans/:planId/sums": { staff: "act", params: ofPlan },
  "GET /api/fund/:clientId": { staff: "act", params: ofClient },
  "GET /api/checkout/:planId": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/cardFields": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/payeezyFields": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/receipt": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/receipt.pdf": { staff: "act", params: ofPlan },
  "GET /api/checkout/holds/:clientId": { staff: "act", params: ofClient },
  "GET /api/checkout/vouchers/:bookingId": { staff: "act", params: ofBooking },
  "GET /api/checkout/vouchers/:bookingId/voucher.pdf": { staff: "act", params: ofBooking },
  "GET /api/checkout/payments/:paymentId": { staff: "act", params: ({ paymentId }) => ({ paymentId }) },
  "POST /api/checkout/payments/:paymentId/authenticated": {
    staff: "notAct",
    params: ({ paymentId }) => ({ paymentId }),
    body: () => ({ FlowStatus: "SUCCESS" }),
  },
  "GET /api/checkout/:planId/payments": { staff: "act", params: ofPlan },
  "GET /api/checkout/:planId/holders": { staff: "act", params: ofPlan },
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
};
