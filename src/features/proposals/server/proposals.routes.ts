import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Lang, Strict } from "../../../shared/schemas";
import { AcceptedProposal, BookingProposal, ProposalAnswer } from "../proposal.schemas";
import { proposalsContract } from "../proposals.contract";
import type { ProposalsService } from "./proposals.service";

const OfPlan = Strict({ planId: Id, lang: Lang });

export function proposalsRoutes(app: FastifyInstance, proposals: ProposalsService): void {
  const list = { params: OfPlan, data: Type.Array(BookingProposal) };
  route(app, proposalsContract.getProposals, list, ({ caller, params }) =>
    proposals.getProposals(caller, params.planId),
  );
  const accepted = { body: AcceptedProposal, data: Type.Null() };
  route(app, proposalsContract.acceptProposal, accepted, async ({ caller, body }) => {
    await proposals.accept(caller, body);
    return null;
  });
  const declined = { body: ProposalAnswer, data: Type.Null() };
  route(app, proposalsContract.declineProposal, declined, async ({ caller, body }) => {
    await proposals.decline(caller, body.ProposalId);
    return null;
  });
}
