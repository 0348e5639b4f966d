import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { paymentsContract } from "../payments.contract";

/** Payments by any method (specification section 7, Payment). */
export const paymentsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPurchaseMethods: build.query({
      ...call(paymentsContract.getPurchaseMethods),
      extraOptions: { failure: "error.payment.methodsFailed" },
    }),
    getPurchaseMethodsForAmount: build.query({
      ...call(paymentsContract.getPurchaseMethodsForAmount),
      extraOptions: { failure: "error.payment.methodsFailed" },
    }),
    changePurchaseMethod: build.mutation({
      ...call(paymentsContract.changePurchaseMethod),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.changeMethodFailed" },
    }),
    getAcceptedCards: build.query({
      ...call(paymentsContract.getAcceptedCards),
      extraOptions: { failure: "error.payment.acceptedCardsFailed" },
    }),
    checkHolderName: build.query({
      ...call(paymentsContract.checkHolderName),
      providesTags: ["Client"],
    }),
    getPayments: build.query({
      ...call(paymentsContract.getPayments),
      providesTags: ["Checkout"],
    }),
    getPayment: build.query({
      ...call(paymentsContract.getPayment),
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
