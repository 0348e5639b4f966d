import type { To } from "../../../../../platform/web/links";
import type { MessageId } from "../../../../../shared/messageId";
import type { WaitingKind } from "../../../inbox/inbox.rules";
import type { SupportPlan } from "../../../plans/plans.schemas";
import type { PlanWhy } from "../../../plans/why.schemas";
import { supportContract } from "../../../support.contract";
import { answerPlace } from "../../parts/answerPlace";
import { pageAnswering } from "../../shell/deskPages";
import { type StaffAction, staffActions } from "../../shell/staffActions";
import type { StaffCall } from "../../shell/useMay";

type WhyName = PlanWhy["What"];

/** The items on other pages with which reasons are dealt with. */
const answered = {
  refundedElsewhere: "movement",
  currencyDiffers: "movement",
  amountDiffers: "movement",
  chargeMissing: "movement",
  fraudWarning: "movement",
  reviewOpened: "movement",
  refundReturned: "refund",
  refundUnknown: "refund",
  refundRefused: "refund",
  refundByHand: "refund",
  refundAsked: "refund",
  transferToMatch: "transfer",
  transferShort: "transfer",
  documentWaiting: "document",
  bookingToAnswer: "booking",
  noteWaiting: "note",
} as const satisfies Partial<Record<WhyName, WaitingKind>>;

const isAnswered = (name: WhyName): name is keyof typeof answered => name in answered;

/**
 * The link to where a reason is dealt with, and the call of that page: staff who may make it see the link. Null if a
 * reason is dealt with on its plan's page, or if staff cannot. (DESK-23)
 */
export function placeOf({ What, Id }: PlanWhy, TravelPlanId: number) {
  if (!isAnswered(What)) return null;
  const Kind = answered[What];
  const page = pageAnswering(Kind);
  const words = `support.why.do.${Kind}` as const;
  return page ? { words, call: page.call, to: answerPlace({ Kind, ItemId: Id, TravelPlanId }) } : null;
}

/** The items of the inbox that are dealt with beside their reason. */
const answeredHere: Partial<Record<WhyName, WaitingKind>> = {
  mailLost: "mail",
  disputeOpen: "dispute",
  disputeLost: "dispute",
  paymentUnderWay: "payment",
  providerSilent: "payment",
};

/** The id of a reason's row, to which the inbox leads if its item is dealt with there; undefined: it needs none. */
export function rowOfReason({ What, Id }: PlanWhy): string | undefined {
  const kind = answeredHere[What];
  return kind && `${kind}-${Id}`;
}

/** The actions for a reason that need only a text. */
export function actionsFor({ What, Id }: PlanWhy, plan: SupportPlan): StaffAction[] {
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
    case "alternativeProposed":
      return [{ kind: "withdraw", id: Id }];
    case "limitReached":
      return [{ kind: "liftLimits", id: plan.ClientId }];
    case "paymentUnderWay":
    case "providerSilent":
      return [{ kind: "payment", id: Id }];
    default:
      return [];
  }
}

/**
 * The first action for a reason that the caller may take; null: none. `to`: the page for it; null: the action next to
 * the reason.
 */
export function mainActionOf(
  why: PlanWhy,
  plan: SupportPlan,
  may: (call: StaffCall) => boolean,
): { words: MessageId; to: To | null } | null {
  const place = placeOf(why, plan.TravelPlanId);
  if (place && may(place.call)) return place;
  if (why.Waits === "client" && may(supportContract.writeToClient))
    return { words: "support.thread.write", to: { hash: "thread" } };
  const act = actionsFor(why, plan).find(({ kind }) => may(staffActions[kind].call));
  return act ? { words: `support.act.${act.kind}`, to: null } : null;
}
