import type { MessageId } from "../../../../platform/web/messages";
import type { Endpoint } from "../../../../shared/endpoint";
import { matchedByStaff } from "../../../payments/methods/methods.contract";
import { refundsContract } from "../../../refunds/refunds.contract";
import type { WaitingKind } from "../../inbox/inbox.rules";
import type { SupportPlan } from "../../plans/plans.schemas";
import type { PlanWhy } from "../../plans/why.schemas";
import { supportContract } from "../../support.contract";
import type { DeskAct } from "../deskActs";
import { answerPlace } from "../inbox/answerPlace";

type WhyName = PlanWhy["What"];

/** A link from a reason to where it is dealt with. `call`: staff who may make it see the link. */
type Leading = { readonly kind: WaitingKind; readonly words: MessageId; readonly call: Pick<Endpoint, "staff"> };

const refund: Leading = { kind: "refund", words: "support.why.do.refund", call: refundsContract.getRefundQueue };
const transfer: Leading = {
  kind: "transfer",
  words: "support.why.do.transfer",
  call: matchedByStaff.queue,
};

const leading: Partial<Record<WhyName, Leading>> = {
  refundReturned: refund,
  refundUnknown: refund,
  refundRefused: refund,
  refundByHand: refund,
  refundAsked: refund,
  transferToMatch: transfer,
  transferShort: transfer,
  documentWaiting: { kind: "document", words: "support.why.do.document", call: supportContract.getReviews },
  bookingToAnswer: { kind: "booking", words: "support.why.do.booking", call: supportContract.getDeskQueue },
  noteWaiting: { kind: "note", words: "support.why.do.note", call: supportContract.getDeskNotes },
};

/** The page where a reason is dealt with; null if that is here, or if staff cannot. (DESK-23) */
export function placeOf({ What, Id }: PlanWhy, TravelPlanId: number) {
  const found = leading[What];
  return found ? { ...found, to: answerPlace({ Kind: found.kind, ItemId: Id, TravelPlanId }) } : null;
}

/** The actions for a reason that need only a text. */
export function actsOf({ What, Id }: PlanWhy, plan: SupportPlan): DeskAct[] {
  switch (What) {
    case "disputeOpen":
      return [{ kind: "dispute", id: Id }];
    case "disputeAnswered":
      return [{ kind: "disputeUnanswered", id: Id }];
    case "disputeLost":
      return [
        { kind: "disputeCollected", id: Id },
        { kind: "disputeWrittenOff", id: Id },
      ];
    case "holderWaiting":
      return [
        { kind: "holder", id: Id },
        { kind: "refuseHolder", id: Id },
      ];
    case "mailLost":
      return [
        { kind: "mail", id: Id },
        { kind: "mailAside", id: Id },
      ];
    case "limitReached":
      return [{ kind: "liftLimits", id: plan.ClientId }];
    case "paymentUnderWay":
    case "providerSilent":
      return [{ kind: "payment", id: Id }];
    default:
      return [];
  }
}
