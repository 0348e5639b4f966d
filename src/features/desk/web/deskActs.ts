import { type CallRequest, request } from "../../../platform/web/request";
import { supportContract } from "../support.contract";

type Id = number | string;
type Row = (id: Id, Reason: string) => CallRequest<unknown>;

/**
 * What the desk does with no more than a reason, a row an action: its call and what it is about. The words of its
 * button are `support.act.<name>`.
 */
export const deskActs = {
  extend: (id, Reason) => request(supportContract.extendBooking, { BookingId: Number(id), Reason }),
  withdraw: (id, Reason) => request(supportContract.withdrawProposal, { BookingId: Number(id), Reason }),
  holder: (id, Reason) => request(supportContract.acceptHolder, { HolderId: Number(id), Reason }),
  refuseHolder: (id, Reason) => request(supportContract.refuseHolder, { HolderId: Number(id), Reason }),
  dispute: (id, Reason) => request(supportContract.answerDispute, { DisputeId: String(id), Reason }),
  vouchers: (id, Reason) => request(supportContract.sendVouchersAgain, { TravelPlanId: Number(id), Reason }),
  liftLimits: (id, Reason) => request(supportContract.liftLimits, { ClientId: Number(id), Reason }),
  mail: (id, Reason) => request(supportContract.sendMailAgain, { MailId: Number(id), Reason }),
  payment: (id, Reason) => request(supportContract.retryPayment, { PaymentId: String(id), Reason }),
  verifyDocument: (id, Reason) => request(supportContract.verifyDocument, { DocumentId: Number(id), Reason }),
  rejectDocument: (id, Reason) => request(supportContract.rejectDocument, { DocumentId: Number(id), Reason }),
} satisfies Record<string, Row>;

export type DeskActKind = keyof typeof deskActs;

/** Actions whose reason the client reads. */
export type ToldKind = "refuseHolder" | "rejectDocument";

/** One of them, and which booking, plan, mail, attempt or document it is about. */
export type DeskAct<Kind extends DeskActKind = DeskActKind> = { kind: Kind; id: Id };
