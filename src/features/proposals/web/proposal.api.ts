import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import type { AcceptedProposal } from "../proposal.schemas";
import { proposalsContract } from "../proposals.contract";

/** A proposal, and the plan that it is for. */
type Answer = { ProposalId: number; planId: number };
type Acceptance = AcceptedProposal & { planId: number };

/** Proposals by staff, and the client's answers. */
const proposalApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getProposals: build.query({
      ...call(proposalsContract.getProposals),
      providesTags: (_proposals, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    acceptProposal: build.mutation({
      ...callBy(({ planId: _plan, ...accepted }: Acceptance) => request(proposalsContract.acceptProposal, accepted)),
      invalidatesTags: (_done, _error, { planId }) => planTags(planId),
    }),
    declineProposal: build.mutation({
      ...callBy(({ ProposalId }: Answer) => request(proposalsContract.declineProposal, { ProposalId })),
      invalidatesTags: (_done, _error, { planId }) => planTags(planId),
    }),
  }),
});

export const { useGetProposalsQuery, useAcceptProposalMutation, useDeclineProposalMutation } = proposalApi;
