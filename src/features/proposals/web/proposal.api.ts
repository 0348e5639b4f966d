import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { checkoutContract } from "../../plan/checkout/checkout.contract";
import type { BookingProposal, ProposalAnswer } from "../proposal.schemas";

/** What the desk proposes in the place of bookings, and the client's answers. */
const proposalApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getProposals: build.query<BookingProposal[], { planId: number; lang: string }>({
      query: (params) => request(checkoutContract.getProposals, { params }),
      providesTags: ["Plan", "Checkout"],
    }),
    acceptProposal: build.mutation<null, ProposalAnswer>({
      query: (body) => request(checkoutContract.acceptProposal, { params: {}, body }),
      invalidatesTags: ["Plan", "Checkout"],
    }),
    declineProposal: build.mutation<null, ProposalAnswer>({
      query: (body) => request(checkoutContract.declineProposal, { params: {}, body }),
      invalidatesTags: ["Plan", "Checkout"],
    }),
  }),
});

export const { useGetProposalsQuery, useAcceptProposalMutation, useDeclineProposalMutation } = proposalApi;
