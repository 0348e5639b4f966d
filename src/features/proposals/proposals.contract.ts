import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { AcceptedProposal, BookingProposal, ProposalAnswer } from "./proposal.schemas";

/** Proposals by staff for bookings of a plan, and the client's answers. */
export const proposalsContract = {
  getProposals: endpoint<BookingProposal[]>()({
    method: "GET",
    path: "/api/checkout/:planId/proposals/:lang",
    ...byClient,
  }),
  acceptProposal: endpoint<null, AcceptedProposal>()({
    method: "POST",
    path: "/api/checkout/proposals/accept",
    ...byClientAlone,
  }),
  declineProposal: endpoint<null, ProposalAnswer>()({
    method: "POST",
    path: "/api/checkout/proposals/decline",
    ...byClientAlone,
  }),
} as const;
