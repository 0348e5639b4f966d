import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { planTags } from "../../../../../platform/web/tags";
import { linkContract } from "../link.contract";

/** Paying over a link to Stripe's page. */
const linkApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getLink: build.query({
      ...call(linkContract.getLink),
      providesTags: (_link, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    createLink: build.mutation({
      ...call(linkContract.createLink),
      invalidatesTags: (_link, _error, { TravelPlanId }) => planTags(TravelPlanId),
      extraOptions: { failure: "error.payment.stripeLinkFailed" },
    }),
    closeLink: build.mutation({
      ...call(linkContract.closeLink),
      invalidatesTags: (link) => planTags(link?.TravelPlanId),
    }),
  }),
});

export const { useGetLinkQuery, useCreateLinkMutation, useCloseLinkMutation } = linkApi;
