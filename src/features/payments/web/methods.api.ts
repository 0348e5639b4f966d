import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { buildPath } from "../../../shared/endpoint";
import { checkoutContract } from "../../plan/checkout/checkout.contract";
import type { ClientCard, Payment, PurchaseMethod } from "../../plan/checkout/checkout.schemas";
import { linkContract } from "../methods/stripe/link.contract";
import type { LinkOrder, PaymentLink } from "../methods/stripe/link.schemas";
import { transferContract, transferFiles } from "../methods/transfer/transfer.contract";
import type { Transfer, TransferOrder } from "../methods/transfer/transfer.schemas";

type OfPlan = { planId: number };
type OfPayment = { paymentId: string };
type ForAmount = { siteId: number; price: number; charges: number; lang: string };

/** The ways to pay beside the card: methods, transfers, links and kept cards (specification section 7, Payment). */
const methodsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPurchaseMethodsForAmount: build.query<PurchaseMethod[], ForAmount>({
      query: (params) => request(checkoutContract.getPurchaseMethodsForAmount, { params }),
      extraOptions: { failure: "error.payment.methodsFailed" },
    }),
    changePurchaseMethod: build.mutation<null, OfPlan & { methodId: number }>({
      query: (params) => request(checkoutContract.changePurchaseMethod, { params }),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.changeMethodFailed" },
    }),
    getPayments: build.query<Payment[], OfPlan>({
      query: (params) => request(checkoutContract.getPayments, { params }),
      providesTags: ["Checkout"],
    }),
    getClientCards: build.query<ClientCard[], { clientId: number }>({
      query: () => request(checkoutContract.getClientCards, { params: {} }),
      providesTags: ["Checkout"],
      extraOptions: { failure: "error.payment.cardsFailed" },
    }),
    removeClientCard: build.mutation<null, { cardId: string }>({
      query: (params) => request(checkoutContract.removeClientCard, { params }),
      invalidatesTags: ["Checkout"],
    }),
    getTransfer: build.query<Transfer | null, OfPlan>({
      query: (params) => request(transferContract.getTransfer, { params }),
      providesTags: ["Checkout"],
    }),
    orderTransfer: build.mutation<Transfer, TransferOrder>({
      query: (body) => request(transferContract.orderTransfer, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    /** The proof's bare bytes: what they are is for the server to find out. */
    reportTransfer: build.mutation<Transfer, OfPayment & { file: File }>({
      query: ({ paymentId, file }) => ({
        url: buildPath(transferFiles.report, { paymentId }),
        method: "POST",
        body: file,
        headers: { "Content-Type": "application/octet-stream" },
      }),
      invalidatesTags: ["Checkout", "Plan"],
    }),
    withdrawTransfer: build.mutation<Transfer, OfPayment>({
      query: (params) => request(transferContract.withdrawTransfer, { params }),
      invalidatesTags: ["Checkout", "Plan"],
    }),
    getLink: build.query<PaymentLink | null, OfPlan>({
      query: (params) => request(linkContract.getLink, { params }),
      providesTags: ["Checkout"],
    }),
    createLink: build.mutation<PaymentLink, LinkOrder>({
      query: (body) => request(linkContract.createLink, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.stripeLinkFailed" },
    }),
    closeLink: build.mutation<PaymentLink, OfPayment>({
      query: (params) => request(linkContract.closeLink, { params }),
      invalidatesTags: ["Checkout", "Plan"],
    }),
  }),
});

export const {
  useGetPurchaseMethodsForAmountQuery,
  useChangePurchaseMethodMutation,
  useGetPaymentsQuery,
  useGetClientCardsQuery,
  useRemoveClientCardMutation,
  useGetTransferQuery,
  useOrderTransferMutation,
  useReportTransferMutation,
  useWithdrawTransferMutation,
  useGetLinkQuery,
  useCreateLinkMutation,
  useCloseLinkMutation,
} = methodsApi;
