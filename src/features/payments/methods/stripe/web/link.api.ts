import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { linkContract } from "../link.contract";

/** Paying over a link to Stripe's page. */
const linkApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getLink: build.query({
      ...call(linkContract.getLink),
      providesTags: ["Checkout"],
    }),
    createLink: build.mutation({
      ...call(linkContract.createLink),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.stripeLinkFailed" },
    }),
    closeLink: build.mutation({
      ...call(linkContract.closeLink),
      invalidatesTags: ["Checkout", "Plan"],
    }),
  }),
});

export const { useGetLinkQuery, useCreateLinkMutation, useCloseLinkMutation } = linkApi;
