import { api } from "../../../../../platform/web/api";
import { request } from "../../../../../platform/web/request";
import { linkContract } from "../link.contract";
import type { LinkOrder, PaymentLink } from "../link.schemas";

/** Paying over a link to Stripe's page. */
const linkApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getLink: build.query<PaymentLink | null, { planId: number }>({
      query: (params) => request(linkContract.getLink, { params }),
      providesTags: ["Checkout"],
    }),
    createLink: build.mutation<PaymentLink, LinkOrder>({
      query: (body) => request(linkContract.createLink, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.stripeLinkFailed" },
    }),
    closeLink: build.mutation<PaymentLink, { paymentId: string }>({
      query: (params) => request(linkContract.closeLink, { params }),
      invalidatesTags: ["Checkout", "Plan"],
    }),
  }),
});

export const { useGetLinkQuery, useCreateLinkMutation, useCloseLinkMutation } = linkApi;
