import { endpoint } from "../../shared/endpoint";
import type { AcceptedProposal, BookingProposal, ProposalAnswer } from "./proposal.schemas";

/** Proposals by staff for bookings of a plan, and the client's answers. */
export const proposalsContract = {
  getProposals: endpoint<BookingProposal[]>()({
    method: "GET",
    path: "/api/checkout/:planId/proposals/:lang",
    access: "client",
    impersonator: "act",
  }),
  acceptProposal: endpoint<null, AcceptedProposal>()({
    method: "POST",
    path: "/api/checkout/proposals/accept",
    access: "client",
    impersonator: "notAct",
  }),
  declineProposal: endpoint<null, ProposalAnswer>()({
    method: "POST",
    path: "/api/checkout/proposals/decline",
    access: "client",
    impersonator: "notAct",
  }),
} as const;
