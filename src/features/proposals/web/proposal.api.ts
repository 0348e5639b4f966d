import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { proposalsContract } from "../proposals.contract";

/** What the desk proposes in the place of bookings, and the client's answers. */
const proposalApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getProposals: build.query({
      ...call(proposalsContract.getProposals),
      providesTags: ["Plan", "Checkout"],
    }),
    acceptProposal: build.mutation({
      ...call(proposalsContract.acceptProposal),
      invalidatesTags: ["Plan", "Checkout"],
    }),
    declineProposal: build.mutation({
      ...call(proposalsContract.declineProposal),
      invalidatesTags: ["Plan", "Checkout"],
    }),
  }),
});

export const { useGetProposalsQuery, useAcceptProposalMutation, useDeclineProposalMutation } = proposalApi;
