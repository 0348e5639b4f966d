import type { Endpoint } from "../../shared/endpoint";
import { isForStaff, type StaffRole } from "../../shared/staffRole";
import { opinionsContract } from "../opinions/opinions.contract";
import { matchedByStaff } from "../payments/methods/methods.contract";
import { refundsContract } from "../refunds/refunds.contract";
import { type WaitingKind, waitingKinds } from "./inbox/inbox.rules";
import { supportContract } from "./support.contract";

/** The call that answers each kind of item: staff who may make it may answer. */
const answerOf: Readonly<Record<WaitingKind, Pick<Endpoint, "staff">>> = {
  plan: supportContract.getSupportPlan,
  booking: supportContract.confirmBooking,
  holder: supportContract.acceptHolder,
  document: supportContract.verifyDocument,
  transfer: matchedByStaff.arrived,
  payment: supportContract.retryPayment,
  refund: refundsContract.decideRefund,
  movement: refundsContract.attributeRefund,
  dispute: supportContract.answerDispute,
  note: supportContract.answerNote,
  upload: supportContract.endInfectedUpload,
  opinion: opinionsContract.decideOpinion,
  mail: supportContract.sendMailAgain,
};

/** The kinds of items that a role answers, by the contracts of these calls. (DESK-17) */
export const answeredBy = (role: StaffRole): WaitingKind[] =>
  waitingKinds.filter((kind) => isForStaff(role, answerOf[kind].staff));
