import { api } from "../../../../../platform/web/api";
import { call, callBy, request } from "../../../../../platform/web/request";
import { planTags } from "../../../../../platform/web/tags";
import { cloverContract } from "../clover.contract";

/** Paying by card over Clover. */
const cloverApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // Its failure is shown instead of the fields.
    getCardFields: build.query({ ...call(cloverContract.getCardFields) }),
    payWithClover: build.mutation({
      ...call(cloverContract.payWithClover),
      invalidatesTags: (_payment, _error, { TravelPlanId }) => [...planTags(TravelPlanId), "Cards"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    authenticated: build.mutation({
      ...call(cloverContract.authenticated),
      invalidatesTags: (payment) => (payment ? planTags(payment.TravelPlanId) : []),
    }),
    getClientCards: build.query({
      // The call answers with the caller's own cards; `clientId` keeps the caches of clients apart.
      ...callBy((_given: { clientId: number }) => request(cloverContract.getClientCards, undefined)),
      providesTags: ["Cards"],
      extraOptions: { failure: "error.payment.cardsFailed" },
    }),
    removeClientCard: build.mutation({
      ...call(cloverContract.removeClientCard),
      invalidatesTags: ["Cards"],
    }),
  }),
});

export const {
  useAuthenticatedMutation,
  useGetCardFieldsQuery,
  usePayWithCloverMutation,
  useGetClientCardsQuery,
  useRemoveClientCardMutation,
} = cloverApi;
