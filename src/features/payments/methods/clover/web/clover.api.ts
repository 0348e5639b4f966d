import { api } from "../../../../../platform/web/api";
import { call, callBy, request } from "../../../../../platform/web/request";
import { cloverContract } from "../clover.contract";

/** Paying by card over Clover. */
const cloverApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCardFields: build.query({
      ...call(cloverContract.getCardFields),
      extraOptions: { failure: "error.payment.acceptedCardsFailed" },
    }),
    payWithClover: build.mutation({
      ...call(cloverContract.payWithClover),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    getClientCards: build.query({
      // The caller's own: each client's are kept apart.
      ...callBy((_given: { clientId: number }) => request(cloverContract.getClientCards, undefined)),
      providesTags: ["Checkout"],
      extraOptions: { failure: "error.payment.cardsFailed" },
    }),
    removeClientCard: build.mutation({
      ...call(cloverContract.removeClientCard),
      invalidatesTags: ["Checkout"],
    }),
  }),
});

export const { useGetCardFieldsQuery, usePayWithCloverMutation, useGetClientCardsQuery, useRemoveClientCardMutation } =
  cloverApi;
