import { api } from "../../../../platform/web/api";
import { request } from "../../../../platform/web/request";
import { checkoutContract } from "../../checkout/checkout.contract";
import type {
  CardFields,
  Checkout,
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
} from "../../checkout/checkout.schemas";

type OfPlan = { planId: number };
type OfPlanOnSite = { planId: number; siteId: number; lang: string };

import type { Voucher } from "../../../papers/voucher.schemas";

/** Payment, receipt and signature (specification section 7, and our own calls under /api/checkout). */
export const checkoutApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCheckout: build.query<Checkout, OfPlan>({
      query: (params) => request(checkoutContract.getCheckout, { params }),
      providesTags: ["Checkout"],
    }),
    getCardFields: build.query<CardFields, OfPlan>({
      query: (params) => request(checkoutContract.getCardFields, { params }),
      extraOptions: { failure: "error.payment.acceptedCardsFailed" },
    }),
    payWithClover: build.mutation<Payment, CloverPayment>({
      query: (body) => request(checkoutContract.payWithClover, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    payWithPayeezy: build.mutation<Payment, PayeezyPayment>({
      query: (body) => request(checkoutContract.payWithPayeezy, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    getPayment: build.query<Payment, { paymentId: string }>({
      query: (params) => request(checkoutContract.getPayment, { params }),
      providesTags: ["Checkout"],
    }),
    getAcceptedCards: build.query<string[], { methodId: number }>({
      query: (params) => request(checkoutContract.getAcceptedCards, { params }),
      extraOptions: { failure: "error.payment.acceptedCardsFailed" },
    }),
    getPurchaseMethods: build.query<PurchaseMethod[], { siteId: number; lang: string }>({
      query: (params) => request(checkoutContract.getPurchaseMethods, { params }),
      extraOptions: { failure: "error.payment.methodsFailed" },
    }),
    getSignUrl: build.query<string, OfPlanOnSite>({
      query: (params) => request(checkoutContract.getSignUrl, { params }),
      extraOptions: { failure: "error.payment.signUrlFailed" },
    }),
    checkHolderName: build.query<HolderCheck, HolderQuestion>({
      query: (body) => request(checkoutContract.checkHolderName, { params: {}, body }),
      providesTags: ["Client"],
    }),
    getReceiptPreview: build.query<ReceiptPreview, OfPlan>({
      query: (params) => request(checkoutContract.getReceiptPreview, { params }),
      providesTags: ["Checkout"],
    }),
    getVoucher: build.query<Voucher, { bookingId: number }>({
      query: (params) => request(checkoutContract.getVoucher, { params }),
      providesTags: ["Plan", "Refunds"],
    }),
    verifyReceipt: build.mutation<VerifiedReceipt, ReceiptQuestion>({
      query: (body) => request(checkoutContract.verifyReceipt, { params: {}, body }),
    }),
    signReceipt: build.mutation<Checkout, OfPlan & Signature>({
      query: ({ planId, ...body }) => request(checkoutContract.signReceipt, { params: { planId }, body }),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
    }),
  }),
});

export const {
  useGetCheckoutQuery,
  useGetCardFieldsQuery,
  usePayWithCloverMutation,
  usePayWithPayeezyMutation,
  useGetPaymentQuery,
  useGetAcceptedCardsQuery,
  useGetPurchaseMethodsQuery,
  useGetSignUrlQuery,
  useCheckHolderNameQuery,
  useGetReceiptPreviewQuery,
  useSignReceiptMutation,
  useVerifyReceiptMutation,
  useGetVoucherQuery,
} = checkoutApi;
