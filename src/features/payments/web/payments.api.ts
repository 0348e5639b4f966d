import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { paymentsContract } from "../payments.contract";
import type { HolderCheck, HolderQuestion, Payment, PurchaseMethod } from "../payments.schemas";

type OfPlan = { planId: number };
type ForAmount = { siteId: number; price: number; charges: number; lang: string };

/** Payments by any method (specification section 7, Payment). */
export const paymentsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPurchaseMethods: build.query<PurchaseMethod[], { siteId: number; lang: string }>({
      query: (params) => request(paymentsContract.getPurchaseMethods, { params }),
      extraOptions: { failure: "error.payment.methodsFailed" },
    }),
    getPurchaseMethodsForAmount: build.query<PurchaseMethod[], ForAmount>({
      query: (params) => request(paymentsContract.getPurchaseMethodsForAmount, { params }),
      extraOptions: { failure: "error.payment.methodsFailed" },
    }),
    changePurchaseMethod: build.mutation<null, OfPlan & { methodId: number }>({
      query: (params) => request(paymentsContract.changePurchaseMethod, { params }),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.changeMethodFailed" },
    }),
    getAcceptedCards: build.query<string[], { methodId: number }>({
      query: (params) => request(paymentsContract.getAcceptedCards, { params }),
      extraOptions: { failure: "error.payment.acceptedCardsFailed" },
    }),
    checkHolderName: build.query<HolderCheck, HolderQuestion>({
      query: (body) => request(paymentsContract.checkHolderName, { params: {}, body }),
      providesTags: ["Client"],
    }),
    getPayments: build.query<Payment[], OfPlan>({
      query: (params) => request(paymentsContract.getPayments, { params }),
      providesTags: ["Checkout"],
    }),
    getPayment: build.query<Payment, { paymentId: string }>({
      query: (params) => request(paymentsContract.getPayment, { params }),
      providesTags: ["Checkout"],
    }),
  }),
});

export const {
  useGetPurchaseMethodsForAmountQuery,
  useChangePurchaseMethodMutation,
  useCheckHolderNameQuery,
  useGetPaymentsQuery,
  useGetPaymentQuery,
} = paymentsApi;
