import { endpoint } from "../../../shared/endpoint";
import type { Voucher, VoucherStanding, VoucherToken } from "../../papers/voucher.schemas";
import type { BookingProposal, ProposalAnswer } from "../../proposals/proposal.schemas";
import type {
  CardFields,
  Checkout,
  ClientCard,
  CloverPayment,
  HolderCheck,
  HolderQuestion,
  PayeezyPayment,
  Payment,
  PurchaseMethod,
  ReceiptPreview,
  ReceiptQuestion,
  Signature,
  VerifiedReceipt,
} from "./checkout.schemas";

/** Calls of specification section 7, Payment, and our own under /api/checkout. */
export const checkoutContract = {
  getCheckout: endpoint<Checkout>()({
    method: "GET",
    path: "/api/checkout/:planId",
    access: "client",
    impersonator: "act",
  }),
  getCardFields: endpoint<CardFields>()({
    method: "GET",
    path: "/api/checkout/:planId/cardFields",
    access: "client",
    impersonator: "notAct",
  }),
  payWithClover: endpoint<Payment, CloverPayment>()({
    method: "POST",
    path: "/api/travelPlans/doPaymentWithCloverAPI",
    access: "client",
    impersonator: "notAct",
  }),
  /** The cards that the caller keeps at the provider. */
  getClientCards: endpoint<ClientCard[]>()({
    method: "GET",
    path: "/api/clients/getClientCards",
    access: "client",
    impersonator: "notAct",
  }),
  removeClientCard: endpoint<null>()({
    method: "POST",
    path: "/api/checkout/cards/:cardId/remove",
    access: "client",
    impersonator: "notAct",
  }),
  payWithPayeezy: endpoint<Payment, PayeezyPayment>()({
    method: "POST",
    path: "/api/travelPlans/doPaymentWithPayeezyAPI",
    access: "client",
    impersonator: "notAct",
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
  getAcceptedCards: endpoint<string[]>()({
    method: "GET",
    path: "/api/travelPlans/getAcceptedCards/:methodId",
    access: "client",
    impersonator: "act",
  }),
  getPurchaseMethods: endpoint<PurchaseMethod[]>()({
    method: "GET",
    path: "/api/travelPlans/purchaseMethodsFromWebSite/:siteId/:lang",
    access: "client",
    impersonator: "act",
  }),
  /** For a price in minor units, and what is charged beside it: the methods offered for both, each with what it costs. */
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
  /** Whether the name on a card is the client's. */
  checkHolderName: endpoint<HolderCheck, HolderQuestion>()({
    method: "POST",
    path: "/api/admin/clients/CheckIfNameIsValid",
    access: "client",
    impersonator: "notAct",
  }),
  /** The page where this plan's receipt is signed. */
  getSignUrl: endpoint<string>()({
    method: "GET",
    path: "/api/admin/esign/getUrl/:planId/:siteId/:lang",
    access: "client",
    impersonator: "notAct",
  }),
  getReceiptPreview: endpoint<ReceiptPreview>()({
    method: "GET",
    path: "/api/checkout/:planId/receipt",
    access: "client",
    impersonator: "act",
  }),
  /** Alternatives that the desk proposes for bookings of a plan. */
  getProposals: endpoint<BookingProposal[]>()({
    method: "GET",
    path: "/api/checkout/:planId/proposals/:lang",
    access: "client",
    impersonator: "act",
  }),
  acceptProposal: endpoint<null, ProposalAnswer>()({
    method: "POST",
    path: "/api/checkout/proposals/accept",
    access: "client",
    impersonator: "act",
  }),
  declineProposal: endpoint<null, ProposalAnswer>()({
    method: "POST",
    path: "/api/checkout/proposals/decline",
    access: "client",
    impersonator: "act",
  }),
  getVoucher: endpoint<Voucher>()({
    method: "GET",
    path: "/api/checkout/vouchers/:bookingId",
    access: "client",
    impersonator: "act",
  }),
  /** Public: a desk with a network asks whether a voucher still counts. */
  verifyVoucher: endpoint<VoucherStanding, VoucherToken>()({
    method: "POST",
    path: "/api/vouchers/verify",
    access: "public",
    impersonator: "act",
  }),
  /** Public: whoever is shown a receipt can ask whether it is ours. */
  verifyReceipt: endpoint<VerifiedReceipt, ReceiptQuestion>()({
    method: "POST",
    path: "/api/receipts/verify",
    access: "public",
    impersonator: "act",
  }),
  signReceipt: endpoint<Checkout, Signature>()({
    method: "POST",
    path: "/api/checkout/:planId/sign",
    access: "client",
    impersonator: "notAct",
  }),
} as const;

/** Files, not enveloped: fetched with the bearer token and shown as a blob. */
export const checkoutFiles = {
  receipt: "/api/checkout/:planId/receipt.pdf",
  voucher: "/api/checkout/vouchers/:bookingId/voucher.pdf",
} as const;
