import Type, { type Static } from "typebox";
import { RefusalOnWire } from "../../../shared/refusals.schemas";
import { Facts, InstantMs, Nullable, Strict } from "../../../shared/schemas";

/** Reasons why a plan is in its state; the text is the message `support.why.<name>`. (DESK-23) */
const whyNames = [
  "disputeOpen",
  "disputeAnswered",
  "disputeLost",
  "refundedElsewhere",
  "currencyDiffers",
  "amountDiffers",
  "chargeMissing",
  "fraudWarning",
  "reviewOpened",
  "refundReturned",
  "refundUnknown",
  "refundRefused",
  "refundByHand",
  "refundAsked",
  "refundHeld",
  "refundUnderWay",
  "holderWaiting",
  "transferToMatch",
  "transferShort",
  "documentWaiting",
  "bookingToAnswer",
  "alternativeProposed",
  "changeToPay",
  "noteWaiting",
  "mailLost",
  "limitReached",
  "empty",
  "bookingDeclined",
  "bookingLapsed",
  "clientMissing",
  "clientToPay",
  "cardDeclined",
  "paymentUnderWay",
  "providerSilent",
  "transferOrdered",
  "linkWaits",
  "receiptUnsigned",
  "receiptToSignAgain",
  "vouchersOut",
  "completed",
  "endedUnpaid",
  "endedUnsigned",
  "endedRefunded",
] as const;

/** One reason: for whom the plan waits, what it is about, the evidence, and until when. Amounts in minor units. */
export const PlanWhy = Strict({
  What: Type.Enum(whyNames),
  Waits: Type.Enum(["desk", "client", "provider", "bank", "nobody"]),
  /** The id of the booking, refund, document or email concerned; empty for the plan. */
  Id: Type.String(),
  Facts,
  Since: Nullable(InstantMs),
  Until: Nullable(InstantMs),
  Refusals: Type.Array(RefusalOnWire),
});
export type PlanWhy = Static<typeof PlanWhy>;
