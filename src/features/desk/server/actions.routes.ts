import type { FastifyInstance } from "fastify";
import Type, { type TSchema } from "typebox";
import { route } from "../../../platform/server/http/route";
import type { Services } from "../../../platform/server/services";
import { Id, Strict } from "../../../shared/schemas";
import {
  CarChange,
  DisputeSettlement,
  DocumentInOrder,
  MailAgain,
  OfBooking,
  OfClient,
  OfDispute,
  OfDocument,
  OfHolder,
  OfPlan,
  OtherCars,
  PaymentRetry,
  Proposal,
  RetriedPayment,
} from "../actions.schemas";
import { supportContract } from "../support.contract";
import {
  disputeActions,
  documentActions,
  factorActions,
  holderActions,
  liftClientLimits,
  mailActions,
  type PaymentActions,
  paymentRetry,
  staffActionRunner,
} from "./records/staffActions";
import { carChanges } from "./services/bookings/carChanges";
import { proposalActions } from "./services/bookings/proposalActions";

export type ActionDeps = Pick<Services, "db" | "now"> &
  PaymentActions &
  Parameters<typeof documentActions>[0] &
  Parameters<typeof holderActions>[0] &
  Parameters<typeof factorActions>[0] &
  Parameters<typeof disputeActions>[0] &
  Parameters<typeof proposalActions>[0] &
  Parameters<typeof carChanges>[0];

const nothing = <Body extends TSchema>(body: Body) => ({ body, data: Type.Null() });

/** The actions of staff (DESK-4), one row each: call, body, name in the audit log, and function. */
export function supportActionRoutes(app: FastifyInstance, deps: ActionDeps): void {
  const desk = staffActionRunner(deps);
  const documents = documentActions(deps);
  const holders = holderActions(deps);
  const mails = mailActions(deps);
  const proposals = proposalActions(deps);
  route(app, supportContract.sendMailAgain, nothing(MailAgain), desk("mail.sentAgain", mails.sendAgain));
  route(app, supportContract.putMailAside, nothing(MailAgain), desk("mail.putAside", mails.putAside));
  route(app, supportContract.sendVouchersAgain, nothing(OfPlan), desk("vouchers.sentAgain", mails.sendVouchersAgain));
  route(app, supportContract.liftLimits, nothing(OfClient), desk("limits.lifted", liftClientLimits));
  const { forget } = factorActions(deps);
  route(app, supportContract.forgetClientFactor, nothing(OfClient), desk("client.factorForgotten", forget));
  route(app, supportContract.acceptHolder, nothing(OfHolder), desk("holder.accepted", holders.accept));
  route(app, supportContract.refuseHolder, nothing(OfHolder), desk("holder.refused", holders.refuse));
  route(app, supportContract.verifyDocument, nothing(DocumentInOrder), desk("document.verified", documents.verify));
  route(app, supportContract.rejectDocument, nothing(OfDocument), desk("document.rejected", documents.reject));
  route(app, supportContract.proposeAlternative, nothing(Proposal), desk("booking.proposed", proposals.propose));
  route(app, supportContract.withdrawProposal, nothing(OfBooking), desk("proposal.withdrawn", proposals.withdraw));

  const cars = carChanges(deps);
  const ofBooking = { params: Strict({ bookingId: Id }), data: OtherCars };
  route(app, supportContract.getOtherCars, ofBooking, ({ caller, params }) => cars.list(caller, params.bookingId));
  route(app, supportContract.changeCar, nothing(CarChange), desk("booking.carChanged", cars.change));

  const disputes = disputeActions(deps);
  route(app, supportContract.answerDispute, nothing(OfDispute), desk("dispute.answered", disputes.answer));
  route(app, supportContract.unanswerDispute, nothing(OfDispute), desk("dispute.unanswered", disputes.unanswer));
  route(app, supportContract.settleDispute, nothing(DisputeSettlement), desk("dispute.settled", disputes.settle));

  const retry = { body: PaymentRetry, data: RetriedPayment };
  const retryPayment = paymentRetry(deps);
  route(app, supportContract.retryPayment, retry, ({ caller, body }) => retryPayment(caller, body));
}
