import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import type { BookingProposal, ProposalAnswer } from "../proposal.schemas";
import { proposalsContract } from "../proposals.contract";

/** What the desk proposes in the place of bookings, and the client's answers. */
const proposalApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getProposals: build.query<BookingProposal[], { planId: number; lang: string }>({
      query: (params) => request(proposalsContract.getProposals, { params }),
      providesTags: ["Plan", "Checkout"],
    }),
    acceptProposal: build.mutation<null, ProposalAnswer>({
      query: (body) => request(proposalsContract.acceptProposal, { params: {}, body }),
      invalidatesTags: ["Plan", "Checkout"],
    }),
    declineProposal: build.mutation<null, ProposalAnswer>({
      query: (body) => request(proposalsContract.declineProposal, { params: {}, body }),
      invalidatesTags: ["Plan", "Checkout"],
    }),
  }),
});

export const { useGetProposalsQuery, useAcceptProposalMutation, useDeclineProposalMutation } = proposalApi;
