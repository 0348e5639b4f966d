import { api } from "../../../../../platform/web/api";
import { request } from "../../../../../platform/web/request";
import type { Payment } from "../../../payments.schemas";
import { cloverContract } from "../clover.contract";
import type { CardFields, ClientCard, CloverPayment } from "../clover.schemas";

/** Paying by card over Clover. */
const cloverApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCardFields: build.query<CardFields, { planId: number }>({
      query: (params) => request(cloverContract.getCardFields, { params }),
      extraOptions: { failure: "error.payment.acceptedCardsFailed" },
    }),
    payWithClover: build.mutation<Payment, CloverPayment>({
      query: (body) => request(cloverContract.payWithClover, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    getClientCards: build.query<ClientCard[], { clientId: number }>({
      query: () => request(cloverContract.getClientCards, { params: {} }),
      providesTags: ["Checkout"],
      extraOptions: { failure: "error.payment.cardsFailed" },
    }),
    removeClientCard: build.mutation<null, { cardId: string }>({
      query: (params) => request(cloverContract.removeClientCard, { params }),
      invalidatesTags: ["Checkout"],
    }),
  }),
});

export const { useGetCardFieldsQuery, usePayWithCloverMutation, useGetClientCardsQuery, useRemoveClientCardMutation } =
  cloverApi;
