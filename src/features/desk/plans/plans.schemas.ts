import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, LanguageCode, Line, MinorUnits, Nullable, Strict, Uuid } from "../../../shared/schemas";
import { DocumentHolder } from "../../documents/documents.schemas";
import { settlements } from "../../ledger/ledger.rules";
import { disputeStandings } from "../../payments/dispute.rules";
import { moneyAlertNames } from "../../payments/moneyAlerts";
import type { CheckoutEventType } from "../../plan/checkout/checkout.events";
import type { DeadlineKind } from "../../plan/checkout/checkout.upcoming";
import { limitNames } from "../../plan/limits.rules";
import { Booking } from "../../plan/plan.schemas";
import { PlanThread } from "../thread/thread.schemas";
import { PlanWhy, RefusalOnWire } from "./why.schemas";

/** A client's name, e-mail address or telephone, a plan's or booking's id, any reference that a client can quote. */
export const PlanQuery = Strict({ Query: Line(120, 2) });
export type PlanQuery = Static<typeof PlanQuery>;

export const FoundPlan = Strict({
  TravelPlanId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  /** The dotted state after the last fact; what the clock has decided since is only on the plan's own page. */
  State: Type.String(),
  CreatedAt: InstantMs,
  BookingIds: Type.Array(Id),
  /** What was searched for is the id of a request that wrote something about it. */
  RequestId: Nullable(Type.String()),
});
export type FoundPlan = Static<typeof FoundPlan>;

/** Newest first. */
export const FoundPlans = Strict({
  Plans: Type.Array(FoundPlan),
  /** There are more than are listed. */
  More: Type.Boolean(),
});
export type FoundPlans = Static<typeof FoundPlans>;

/** Who made something happen; the name where it was one of the staff or the client. */
export const Actor = Strict({ Kind: Type.String(), Name: Nullable(Type.String()) });
export type Actor = Static<typeof Actor>;

const EventType = Type.Unsafe<CheckoutEventType>(Type.String());

export const PlanDeadline = Strict({
  Kind: Type.Unsafe<DeadlineKind>(Type.String()),
  At: InstantMs,
  BookingId: Nullable(Id),
});

/** An event that somebody may want next; it may happen when nothing is said against it. */
export const NextEvent = Strict({
  Type: EventType,
  By: Type.Union([Type.Literal("client"), Type.Literal("staff")]),
  BookingId: Nullable(Id),
  Refusals: Type.Array(RefusalOnWire),
});
export type NextEvent = Static<typeof NextEvent>;

export const PlanPayment = Strict({
  PaymentId: Uuid,
  /** PaymentProvider and PaymentStatus of PAY-6, PAY-14. */
  Method: Type.Integer(),
  Status: Type.Integer(),
  Amount: MinorUnits,
  /** The part of a bank transfer that has arrived; null for payments that are charged at once. */
  Received: Nullable(MinorUnits),
  ProviderReference: Nullable(Type.String()),
  FailureCode: Nullable(Type.String()),
  CreatedAt: InstantMs,
  SettledAt: Nullable(InstantMs),
  /** How often the provider was asked again, and when it is asked next. */
  Asked: Type.Integer(),
  AskAgainAt: Nullable(InstantMs),
});
export type PlanPayment = Static<typeof PlanPayment>;

export const PlanRefund = Strict({
  RefundId: Uuid,
  Amount: MinorUnits,
  Reason: Type.String(),
  Status: Type.Integer(),
  ProviderReference: Nullable(Type.String()),
  FailureCode: Nullable(Type.String()),
  CreatedAt: InstantMs,
  SettledAt: Nullable(InstantMs),
  /** When its provider is asked for it next; null: it is sent by hand. */
  AskAgainAt: Nullable(InstantMs),
});
export type PlanRefund = Static<typeof PlanRefund>;

/**
 * A plan's money in minor units: received, thereof from the fund, refunded, thereof to the fund, still to be refunded,
 * and left. `Bookings`: the refund decided for each booking, if any.
 */
export const PlanMoney = Strict({
  Paid: MinorUnits,
  FromFund: MinorUnits,
  Back: MinorUnits,
  ToFund: MinorUnits,
  Owed: MinorUnits,
  Left: MinorUnits,
  Bookings: Type.Array(Strict({ BookingId: Id, Back: MinorUnits })),
});
export type PlanMoney = Static<typeof PlanMoney>;

/** Money that moved, or failed to, without us, as a provider reported it; `Reference` is the provider's. */
export const PlanAlert = Strict({
  At: InstantMs,
  What: Type.Enum(moneyAlertNames),
  Reference: Type.String(),
});
export type PlanAlert = Static<typeof PlanAlert>;

/** A charge that its payer has disputed with their bank. `RespondBy`: until when evidence can be given. (DESK-12) */
export const PlanDispute = Strict({
  DisputeId: Type.String(),
  Amount: MinorUnits,
  /** The bank's, in the provider's word. */
  Reason: Type.String(),
  Standing: Type.Enum(disputeStandings),
  OpenedAt: InstantMs,
  RespondBy: Nullable(InstantMs),
  AnsweredAt: Nullable(InstantMs),
  /** Of a lost one: what the client owes us, and got from the bank. */
  Shortfall: MinorUnits,
  /** Set when staff have settled the remainder: it holds nothing any more. */
  SettledAt: Nullable(InstantMs),
  SettledAs: Nullable(Type.Enum(settlements)),
  ClosedAt: Nullable(InstantMs),
});
export type PlanDispute = Static<typeof PlanDispute>;

/** A refund that a client asks for and the desk has not decided. */
export const AskedRefund = Strict({
  RequestId: Uuid,
  BookingId: Id,
  Amount: MinorUnits,
  Reason: Nullable(Type.String()),
  AskedAt: InstantMs,
});
export type AskedRefund = Static<typeof AskedRefund>;

export const PlanMail = Strict({
  MailId: Id,
  Channel: Type.String(),
  Subject: Type.String(),
  /** To the plan's client; the others went to staff. */
  ToClient: Type.Boolean(),
  CreatedAt: InstantMs,
  DeliveredAt: Nullable(InstantMs),
  Attempts: Type.Integer(),
  /** Whether delivery is still being tried. */
  Waiting: Type.Boolean(),
  /** Emails to the plan's client that were given up and neither sent again nor put aside since. */
  Lost: Type.Boolean(),
});
export type PlanMail = Static<typeof PlanMail>;

/** Never its number, its names or its days: those are looked at one by one, and each access is recorded. */
export const PlanDocument = Strict({
  DocumentId: Id,
  Type: Type.Integer(),
  Holder: DocumentHolder,
  Status: Type.String(),
  GivenAt: InstantMs,
  RejectedFor: Nullable(Type.String()),
});
export type PlanDocument = Static<typeof PlanDocument>;

/** A name on a card that was not clearly the client's: waiting, accepted or refused. */
export const PlanHolder = Strict({ HolderId: Id, Name: Type.String(), Status: Type.String(), AskedAt: InstantMs });
export type PlanHolder = Static<typeof PlanHolder>;

/** What a client wrote to the desk; `HandledAt`: when it was answered, or put aside. */
export const PlanNote = Strict({
  NoteId: Id,
  Subject: Type.String(),
  Message: Type.String(),
  CreatedAt: InstantMs,
  HandledAt: Nullable(InstantMs),
  Answer: Nullable(Strict({ Message: Type.String(), Language: LanguageCode, At: InstantMs })),
});
export type PlanNote = Static<typeof PlanNote>;

/** Which limits of one client, one plan and one card are reached, and until when staff have lifted them. (SAFE-21) */
export const PlanLimits = Strict({ Reached: Type.Array(Type.Enum(limitNames)), LiftedUntil: Nullable(InstantMs) });
export type PlanLimits = Static<typeof PlanLimits>;

/** A plan as support sees it: where it is, why, and all that happened around it. Lists in the order it happened. */
export const SupportPlan = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  /** That we write to the client in. */
  ClientLanguage: LanguageCode,
  CreatedAt: InstantMs,
  Now: InstantMs,
  /** The dotted state now: what the clock has decided counts, whether the sweeper has run or not. */
  State: Type.String(),
  CancelReason: Nullable(Type.String()),
  /** Why it is there: what waits for the desk first. */
  Why: Type.Array(PlanWhy, { minItems: 1 }),
  /** What of its money people have to look at, the newest first. */
  Alerts: Type.Array(PlanAlert),
  /** The newest first. */
  Disputes: Type.Array(PlanDispute),
  Deadlines: Type.Array(PlanDeadline),
  /** While its time to pay runs: until when its bookings are held, and the latest that it can be paid. PLAN-27 */
  Bounds: Nullable(Strict({ HeldUntil: InstantMs, PayableUntil: InstantMs })),
  Limits: PlanLimits,
  Next: Type.Array(NextEvent),
  Bookings: Type.Array(Booking),
  /** Null until the first money has arrived. */
  Money: Nullable(PlanMoney),
  Payments: Type.Array(PlanPayment),
  Refunds: Type.Array(PlanRefund),
  AskedRefunds: Type.Array(AskedRefund),
  Mails: Type.Array(PlanMail),
  /** Of the plan's client, the newest first: notes name no plan. */
  Notes: Type.Array(PlanNote),
  Thread: PlanThread,
  Documents: Type.Array(PlanDocument),
  Holders: Type.Array(PlanHolder),
  /** Bookings for which an alternative waits for the client's answer. */
  Proposed: Type.Array(Id),
});
export type SupportPlan = Static<typeof SupportPlan>;
