import { request } from "../../../../platform/web/request";
import type { ArgumentOf, Endpoint } from "../../../../shared/endpoint";
import type { Settled } from "../../../ledger/ledger.rules";
import { refundsContract } from "../../../refunds/refunds.contract";
import { clientContract } from "../../client/client.contract";
import { supportContract } from "../../support.contract";
import { webhooksContract } from "../../webhooks/webhooks.contract";

type Id = number | string;

/** A call, and how it is made from an id and a reason. */
function act<E extends Endpoint>(call: E, argument: (id: Id, Reason: string) => ArgumentOf<E>) {
  return { call, ask: (id: Id, Reason: string) => request(call, argument(id, Reason)) };
}

const settlement = (id: Id, SettledAs: Settled, Reason: string) => ({ DisputeId: String(id), SettledAs, Reason });

/**
 * Actions that need only an id and a reason, one row each. The button's text is `support.act.<name>`, and the result's
 * `support.act.done.<name>`.
 */
export const staffActions = {
  extend: act(supportContract.extendBooking, (id, Reason) => ({ BookingId: Number(id), Reason })),
  withdraw: act(supportContract.withdrawProposal, (id, Reason) => ({ BookingId: Number(id), Reason })),
  holder: act(supportContract.acceptHolder, (id, Reason) => ({ HolderId: Number(id), Reason })),
  refuseHolder: act(supportContract.refuseHolder, (id, Reason) => ({ HolderId: Number(id), Reason })),
  dispute: act(supportContract.answerDispute, (id, Reason) => ({ DisputeId: String(id), Reason })),
  disputeUnanswered: act(supportContract.unanswerDispute, (id, Reason) => ({ DisputeId: String(id), Reason })),
  disputeCollected: act(supportContract.settleDispute, (id, Reason) => settlement(id, "collected", Reason)),
  disputeWrittenOff: act(supportContract.settleDispute, (id, Reason) => settlement(id, "losses", Reason)),
  movement: act(refundsContract.settleMovement, (id, Reason) => ({ MovementId: String(id), Reason })),
  vouchers: act(supportContract.sendVouchersAgain, (id, Reason) => ({ TravelPlanId: Number(id), Reason })),
  liftLimits: act(supportContract.liftLimits, (id, Reason) => ({ ClientId: Number(id), Reason })),
  liftSuspension: act(clientContract.liftSuspension, (id, Reason) => ({ ClientId: Number(id), Reason })),
  clientFactor: act(supportContract.forgetClientFactor, (id, Reason) => ({ ClientId: Number(id), Reason })),
  mail: act(supportContract.sendMailAgain, (id, Reason) => ({ MailId: Number(id), Reason })),
  mailAside: act(supportContract.putMailAside, (id, Reason) => ({ MailId: Number(id), Reason })),
  payment: act(supportContract.retryPayment, (id, Reason) => ({ PaymentId: String(id), Reason })),
  delivery: act(webhooksContract.sendDeliveryAgain, (id, Reason) => ({ DeliveryId: Number(id), Reason })),
  rejectDocument: act(supportContract.rejectDocument, (id, Reason) => ({ DocumentId: Number(id), Reason })),
};

export type DeskActKind = keyof typeof staffActions;

/** Actions whose reason the client reads. */
export type ExplainedKind = "refuseHolder" | "rejectDocument";

/** Actions that are about no client, so that their reason is in the audit log alone. */
const ofNoClient: readonly DeskActKind[] = ["delivery"];
export const isOfClient = (kind: DeskActKind): boolean => !ofNoClient.includes(kind);

/** An action, and the id of the booking, plan, email, attempt or document that it is about. */
export type StaffAction<Kind extends DeskActKind = DeskActKind> = { kind: Kind; id: Id };
