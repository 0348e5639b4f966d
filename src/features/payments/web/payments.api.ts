import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import { paymentsContract } from "../payments.contract";

/** Payments by any method (WIRE-11), with the messages of WIRE-27. */
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
      invalidatesTags: (_done, _error, { planId }) => planTags(planId),
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
    // The payment page is complete without this data, so a failure to load it is not shown.
    getHolderReviews: build.query({
      ...call(paymentsContract.getHolderReviews),
      providesTags: (_reviews, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    getPayments: build.query({
      ...call(paymentsContract.getPayments),
      providesTags: (_payments, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    getPayment: build.query({
      ...call(paymentsContract.getPayment),
      providesTags: (payment) => [{ type: "Checkout", id: payment?.TravelPlanId }],
    }),
  }),
});

export const {
  useGetAcceptedCardsQuery,
  useGetPurchaseMethodsQuery,
  useGetPurchaseMethodsForAmountQuery,
  useChangePurchaseMethodMutation,
  useCheckHolderNameQuery,
  useGetHolderReviewsQuery,
  useGetPaymentsQuery,
  useGetPaymentQuery,
} = paymentsApi;
