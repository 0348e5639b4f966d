import { endpoint } from "../../shared/endpoint";
import type { HolderCheck, HolderQuestion, HolderReview, Payment, PurchaseMethod } from "./payments.schemas";

/** Calls of payments that all methods share (WIRE-11). A method's own are in its folder. */
export const paymentsContract = {
  getPurchaseMethods: endpoint<PurchaseMethod[]>()({
    method: "GET",
    path: "/api/travelPlans/purchaseMethodsFromWebSite/:siteId/:lang",
    access: "client",
    impersonator: "act",
  }),
  /** For an amount in minor units and its further charges: the methods offered for both, each with its charge. */
  getPurchaseMethodsForAmount: endpoint<PurchaseMethod[]>()({
    method: "GET",
    path: "/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/:siteId/:price/:charges/:lang",
    access: "client",
    impersonator: "act",
  }),
  changePurchaseMethod: endpoint<null>()({
    method: "GET",
    path: "/api/travelPlans/changePurchaseMethod/:planId/:methodId",
    access: "client",
    impersonator: "notAct",
    changes: true,
  }),
  getAcceptedCards: endpoint<string[]>()({
    method: "GET",
    path: "/api/travelPlans/getAcceptedCards/:methodId",
    access: "client",
    impersonator: "act",
  }),
  /** Whether the name on a card is the client's. */
  checkHolderName: endpoint<HolderCheck, HolderQuestion>()({
    method: "POST",
    path: "/api/admin/clients/CheckIfNameIsValid",
    access: "client",
    impersonator: "notAct",
  }),
  /** The names on cards that staff judge, or have judged, for a plan. */
  getHolderReviews: endpoint<HolderReview[]>()({
    method: "GET",
    path: "/api/checkout/:planId/holders",
    access: "client",
    impersonator: "act",
  }),
  /** Every attempt to pay a plan with its status, the newest first. */
  getPayments: endpoint<Payment[]>()({
    method: "GET",
    path: "/api/checkout/:planId/payments",
    access: "client",
    impersonator: "act",
  }),
  getPayment: endpoint<Payment>()({
    method: "GET",
    path: "/api/checkout/payments/:paymentId",
    access: "client",
    impersonator: "act",
  }),
} as const;
