import Type, { type Static } from "typebox";
import { destinations } from "../../shared/enumerations";
import { refusalCodes } from "../../shared/refusals";
import {
  AskedMinorUnits,
  Facts,
  Id,
  InstantMs,
  LanguageCode,
  MinorUnits,
  Nullable,
  NumberLine,
  Reason,
  SomeMinorUnits,
  Strict,
  USD,
  Uuid,
} from "../../shared/schemas";
import { clientContact } from "../account/clientContact.schemas";
import { fates } from "../fund/fund.rules";
import { settlements } from "../ledger/ledger.rules";
import { disputeStatuses } from "../payments/disputes/dispute.rules";
import { means } from "../payments/methodFacts";
import { attributions, outsideKinds } from "../payments/outside/outside.rules";
import { LONGEST_REFERENCE, refundCauses, refundStatuses } from "../payments/refunds/refunds.enumerations";

/** A refund's amounts in minor units: the part kept by the cancellation rule, and the destinations of the rest. */
const Option = {
  Amount: MinorUnits,
  Charge: MinorUnits,
  /** Back the way it was paid, such as to the card. */
  ToMethod: MinorUnits,
  /** Back to the lots of the fund that paid, with their own expiry. */
  ToLots: MinorUnits,
  /** A new lot of the fund. */
  ToNewLot: MinorUnits,
};

/** A part of `ToLots`, and its outcome; `Until`: when it expires, or when the lost part expired. (FUND-6) */
const LotsPart = Strict({ Amount: MinorUnits, Fate: Type.Enum(fates), Until: InstantMs });

const ForeseenOption = { ...Option, Lots: Type.Array(LotsPart) };

export const RefundState = Strict({
  ...Option,
  /** The parts of `ToLots` that go to expired credit and are lost, or are renewed. */
  LotsLost: MinorUnits,
  LotsRenewed: MinorUnits,
  /** The request's id, or the refund's if it has no request. */
  RequestId: Uuid,
  Cause: Type.Enum(refundCauses),
  /** Null if the refund is not a booking's. */
  BookingId: Nullable(Id),
  TravelPlanId: Id,
  Destination: Type.Enum(destinations),
  Status: Type.Enum(refundStatuses),
  /** The way for the part that does not go into the fund; null while none has been decided. */
  Means: Nullable(Type.Enum([...means, "other"])),
  Reason: Nullable(Type.String()),
  SupplierFault: Type.Boolean(),
  EndsBooking: Type.Boolean(),
  AskedAt: InstantMs,
  DecidedAt: Nullable(InstantMs),
  Decision: Nullable(Type.String()),
  SentAt: Nullable(InstantMs),
  /** When it appears on the client's statement at the latest. */
  ArrivesBy: Nullable(InstantMs),
  Reference: Nullable(Type.String()),
});
export type RefundState = Static<typeof RefundState>;

/**
 * The split of a plan's money, in minor units: the paid amount is the sum of all the following fields except
 * `FromFund`, which is a part of it.
 */
export const PlanSums = Strict({
  Paid: MinorUnits,
  FromFund: MinorUnits,
  /** For continuing bookings. */
  ForBookings: MinorUnits,
  KeptByPolicy: MinorUnits,
  /** The payment method's charge. */
  KeptCharge: MinorUnits,
  OnItsWay: MinorUnits,
  Sent: MinorUnits,
  InFund: MinorUnits,
  /** Refunded to expired credit, and lost. */
  ExpiredInFund: MinorUnits,
});
export type PlanSums = Static<typeof PlanSums>;

const Refusal = Strict({
  Code: Type.Enum(refusalCodes),
  Facts,
});

/** Both kinds of refund for a booking, as of `At`. */
export const RefundValues = Strict({
  BookingId: Id,
  TravelPlanId: Id,
  At: InstantMs,
  CurrencyCode: USD,
  Paid: Type.Boolean(),
  BookingAmount: MinorUnits,
  /** CancelPolicyCode of the rule in force, and the rule's end. */
  PolicyCode: Type.Integer(),
  PolicyUntil: Nullable(InstantMs),
  /** How it was paid; null: it is not paid. */
  Means: Nullable(Type.Enum(means)),
  /** The booking's part of the payment method's charge: kept, unless the supplier failed. */
  MethodCharge: MinorUnits,
  ToClient: Strict(ForeseenOption),
  ToFund: Strict({ ...ForeseenOption, ExpiresAt: InstantMs }),
  /** Both amounts if the supplier failed: everything paid for it that is not refunded yet. */
  IfSupplierFailed: Strict({ ToClient: Strict(ForeseenOption), ToFund: Strict(ForeseenOption) }),
  CardBrand: Nullable(Type.String()),
  CardLast4: Nullable(Type.String()),
  /** The client decides; otherwise staff do. */
  SelfService: Type.Boolean(),
  /** Why the booking cannot be refunded now: the chart's reasons, or its payment's dispute; empty if it can. */
  Refusals: Type.Array(Refusal),
  /** The waiting change of it, which is withdrawn when a refund is requested. Absent: none. (PLAN-42) */
  Withdraws: Type.Optional(Id),
  Refunds: Type.Array(RefundState),
});
export type RefundValues = Static<typeof RefundValues>;

export const RefundOrder = Strict({
  /** Made once by the browser: a repeated request is the same refund. */
  Key: Type.Optional(Uuid),
  /** The amount that the client saw; if it has changed since, nothing is refunded. */
  Amount: Type.Optional(AskedMinorUnits),
  Reason: Type.Optional(Reason),
  /** The client reports that the supplier failed: staff decide, and everything would be refunded. */
  SupplierFault: Type.Optional(Type.Boolean()),
});
export type RefundOrder = Static<typeof RefundOrder>;

/** A request that waits for staff. */
export const QueuedRefund = Strict({
  Refund: RefundState,
  BookingName: Type.String(),
  BookingAmount: MinorUnits,
  StartsAt: InstantMs,
  ...clientContact,
  /** The payer's bank has not decided about the payment: the request can only be declined. (PAY-31) */
  Disputed: Type.Boolean(),
});
export type QueuedRefund = Static<typeof QueuedRefund>;

/** A refund that staff have to send or to check at its provider, or that the provider keeps refusing. */
export const StuckRefund = Strict({
  RefundId: Uuid,
  TravelPlanId: Id,
  BookingId: Nullable(Id),
  Method: Type.Integer(),
  Amount: MinorUnits,
  ClientName: Type.String(),
  FailureCode: Nullable(Type.String()),
  /** No provider is asked for it, or no longer. */
  ByHand: Type.Boolean(),
  CreatedAt: InstantMs,
});
export type StuckRefund = Static<typeof StuckRefund>;

/** An undecided dispute. `RespondBy`: the deadline for evidence. */
export const QueuedDispute = Strict({
  DisputeId: Type.String(),
  TravelPlanId: Id,
  ClientName: Type.String(),
  Amount: MinorUnits,
  Status: Type.Enum(disputeStatuses),
  RespondBy: Nullable(InstantMs),
  /** The amount that a lost dispute has taken beyond the payment's own money; 0 before. */
  Shortfall: MinorUnits,
});
export type QueuedDispute = Static<typeof QueuedDispute>;

/**
 * An external movement of money that waits for finance. `Amount` and `Shortfall`, which the client has twice, in minor
 * units of `CurrencyCode`. (PAY-34, PAY-35)
 */
export const QueuedMovement = Strict({
  MovementId: Uuid,
  Kind: Type.Enum(outsideKinds),
  TravelPlanId: Id,
  ClientName: Type.String(),
  /** The language in which we write to the client. */
  ClientLanguage: LanguageCode,
  Method: Type.Integer(),
  Amount: MinorUnits,
  CurrencyCode: Type.String(),
  /** The provider's id of it; null: only the charge's total is known. */
  Reference: Nullable(Type.String()),
  KnownAt: InstantMs,
  Shortfall: MinorUnits,
  /**
   * The bookings that it may have been for, and the refundable amount of each, the payment method's charge included.
   */
  Bookings: Type.Array(
    Strict({
      BookingId: Id,
      Name: Type.String(),
      Left: MinorUnits,
      /** Whether it can end with it. */ MayEnd: Type.Boolean(),
    }),
  ),
  /** Owed refunds that it may have been. */
  Owed: Type.Array(Strict({ RefundId: Uuid, Amount: MinorUnits })),
});
export type QueuedMovement = Static<typeof QueuedMovement>;

export const RefundQueue = Strict({
  Now: InstantMs,
  /** External movements, oldest first. */
  Movements: Type.Array(QueuedMovement),
  /** Those that wait for evidence first, most urgent first. */
  Disputes: Type.Array(QueuedDispute),
  /** Lost ones that staff have to settle, oldest first. (PAY-32) */
  Losses: Type.Array(QueuedDispute),
  Requests: Type.Array(QueuedRefund),
  Stuck: Type.Array(StuckRefund),
});
export type RefundQueue = Static<typeof RefundQueue>;

export const RefundDecision = Strict({ RequestId: Uuid, Approve: Type.Boolean(), Reason });
export type RefundDecision = Static<typeof RefundDecision>;

/** A booking to be refunded by hand: its client, and how much can still be refunded. Minor units. */
export const RefundByHand = Strict({
  BookingId: Id,
  BookingName: Type.String(),
  TravelPlanId: Id,
  ...clientContact,
  StartsAt: InstantMs,
  EndsAt: InstantMs,
  BookingAmount: MinorUnits,
  /** The refundable maximum, and the fund's part of it, which returns to the fund in any case. */
  Left: MinorUnits,
  LeftFromFund: MinorUnits,
  /** The part of LeftFromFund from expired credit, which is renewed; it is refunded last. */
  LeftRenewed: MinorUnits,
  /** The part of Left that is the booking's payment method's charge: refunded only if the supplier failed. */
  LeftOfCharge: MinorUnits,
  /** The payment method; null: not paid. */
  Method: Nullable(Type.Integer()),
  CardBrand: Nullable(Type.String()),
  CardLast4: Nullable(Type.String()),
  /** The amount that the cancellation rule keeps now. */
  Charge: MinorUnits,
  /** If sent now: when it appears on the statement at the latest, and until when a new lot is valid. */
  ArrivesBy: InstantMs,
  FundUntil: InstantMs,
  /** Whether the booking can still end with the refund. */
  MayEnd: Type.Boolean(),
  /** The payer's bank has not decided about the payment: until then nothing is refunded. (PAY-31) */
  Disputed: Type.Boolean(),
});
export type RefundByHand = Static<typeof RefundByHand>;

export const ManualRefund = Strict({
  Key: Uuid,
  BookingId: Id,
  Destination: Type.Enum(destinations),
  Amount: SomeMinorUnits,
  /** Whether the booking ends with it. */
  EndsBooking: Type.Boolean(),
  Reason,
});
export type ManualRefund = Static<typeof ManualRefund>;

export const SentRefund = Strict({ RefundId: Uuid, Reference: NumberLine(LONGEST_REFERENCE) });
export type SentRefund = Static<typeof SentRefund>;

/** What an external refund was for; for bookings or an owed refund, which ones. */
export const RefundAttribution = Strict({
  MovementId: Uuid,
  As: Type.Enum(attributions),
  BookingIds: Type.Array(Id, { maxItems: 50 }),
  /** Whether these bookings end with it. */
  EndsBookings: Type.Boolean(),
  RefundId: Nullable(Uuid),
  /** How the amount that the client has twice was settled; required if there is any. */
  ShortfallAs: Nullable(Type.Enum(settlements)),
  Reason,
});
export type RefundAttribution = Static<typeof RefundAttribution>;

/** Finance has dealt with a warning, or with money in another currency; the reason says how. */
export const SettledMovement = Strict({ MovementId: Uuid, Reason });
export type SettledMovement = Static<typeof SettledMovement>;

export const UnsentRefund = Strict({ RefundId: Uuid });
export type UnsentRefund = Static<typeof UnsentRefund>;
