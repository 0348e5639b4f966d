import { endpoint } from "../../shared/endpoint";
import type {
  CardFields,
  Checkout,
  CloverPayment,
  Payment,
  PurchaseMethod,
  ReceiptPreview,
  Signature,
} from "./checkout.schemas";

/** Calls of specification section 7, Payment, and our own under /api/checkout. */
export const checkoutContract = {
  getCheckout: endpoint<Checkout>()({ method: "GET", path: "/api/checkout/:planId", access: "client" }),
  getCardFields: endpoint<CardFields>()({ method: "GET", path: "/api/checkout/:planId/cardFields", access: "client" }),
  payWithClover: endpoint<Payment, CloverPayment>()({
    method: "POST",
    path: "/api/travelPlans/doPaymentWithCloverAPI",
    access: "client",
  }),
  getPayment: endpoint<Payment>()({ method: "GET", path: "/api/checkout/payments/:paymentId", access: "client" }),
  getAcceptedCards: endpoint<string[]>()({
    method: "GET",
    path: "/api/travelPlans/getAcceptedCards/:methodId",
    access: "client",
  }),
  getPurchaseMethods: endpoint<PurchaseMethod[]>()({
    method: "GET",
    path: "/api/travelPlans/purchaseMethodsFromWebSite/:siteId/:lang",
    access: "client",
  }),
  /** The page where this plan's receipt is signed. */
  getSignUrl: endpoint<string>()({
    method: "GET",
    path: "/api/admin/esign/getUrl/:planId/:siteId/:lang",
    access: "client",
  }),
  getReceiptPreview: endpoint<ReceiptPreview>()({
    method: "GET",
    path: "/api/checkout/:planId/receipt",
    access: "client",
  }),
  signReceipt: endpoint<Checkout, Signature>()({
    method: "POST",
    path: "/api/checkout/:planId/sign",
    access: "client",
  }),
} as const;

/** Files, not enveloped: fetched with the bearer token and shown as a blob. */
export const checkoutFiles = {
  receipt: "/api/checkout/:planId/receipt.pdf",
  voucher: "/api/checkout/vouchers/:bookingId/voucher.pdf",
} as const;
