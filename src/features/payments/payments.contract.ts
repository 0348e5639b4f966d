import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { HolderCheck, HolderQuestion, HolderReview, Payment, PurchaseMethod } from "./payments.schemas";

/** Calls of payments that all methods share (WIRE-11). A method's own are in its folder. */
export const paymentsContract = {
  getPurchaseMethods: endpoint<PurchaseMethod[]>()({
    method: "GET",
    path: "/api/travelPlans/purchaseMethodsFromWebSite/:siteId/:lang",
    ...byClient,
  }),
  /** The methods offered for an amount in minor units and its further charges, each with its charge. */
  getPurchaseMethodsForAmount: endpoint<PurchaseMethod[]>()({
    method: "GET",
    path: "/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/:siteId/:price/:charges/:lang",
    ...byClient,
  }),
  changePurchaseMethod: endpoint<null>()({
    method: "GET",
    path: "/api/travelPlans/changePurchaseMethod/:planId/:methodId",
    ...byClientAlone,
    changes: true,
  }),
  getAcceptedCards: endpoint<string[]>()({
    method: "GET",
    path: "/api/travelPlans/getAcceptedCards/:methodId",
    ...byClient,
  }),
  /** Whether the name on a card is the client's. */
  checkHolderName: endpoint<HolderCheck, HolderQuestion>()({
    method: "POST",
    path: "/api/admin/clients/CheckIfNameIsValid",
    ...byClientAlone,
  }),
  /** The names on cards that staff judge, or have judged, for a plan. */
  getHolderReviews: endpoint<HolderReview[]>()({ method: "GET", path: "/api/checkout/:planId/holders", ...byClient }),
  /** Every attempt to pay a plan with its status, the newest first. */
  getPayments: endpoint<Payment[]>()({ method: "GET", path: "/api/checkout/:planId/payments", ...byClient }),
  getPayment: endpoint<Payment>()({ method: "GET", path: "/api/checkout/payments/:paymentId", ...byClient }),
} as const;
