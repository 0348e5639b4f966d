import Type, { type Static } from "typebox";
import { RefusalOnWire } from "../../../shared/refusals.schemas";
import { Email, Id, InstantMs, LanguageCode, Line, MinorUnits, Nullable, Strict, Uuid } from "../../../shared/schemas";
import { clientContact } from "../../account/clientContact.schemas";
import { documentStatuses } from "../../documents/documents.rules";
import { DocumentHolder } from "../../documents/documents.schemas";
import { settlements } from "../../ledger/ledger.rules";
import { disputeStatuses } from "../../payments/disputes/dispute.rules";
import { moneyAlertNames } from "../../payments/outside/moneyAlerts";
import { outsideKinds } from "../../payments/outside/outside.rules";
import { limitNames } from "../../plan/bookings/limits.rules";
import type { CheckoutEventType } from "../../plan/checkout/checkout.events";
import { stateNames } from "../../plan/checkout/checkout.states";
import { deadlineKinds } from "../../plan/checkout/checkout.upcoming";
import { setAsideCauses } from "../../plan/checkout/setAside";
import { Booking } from "../../plan/plan.schemas";
import { UsTravelCategory } from "../../plan/usTravel/usTravel.schemas";
import { LONGEST_QUERY } from "../desk.limits";
import { PlanThread } from "../thread/thread.schemas";
import { PlanWhy } from "./why.schemas";

/** A client's name, email address or phone, a plan's or booking's id, or any reference that a client can quote. */
export const PlanQuery = Strict({ Query: Type.String({ ...Line(LONGEST_QUERY, 2), asksForNumber: true }) });
export type PlanQuery = Static<typeof PlanQuery>;

export const FoundPlan = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  /** The dotted state after the last fact; ticks not recorded yet show only on the plan's own page. */
  State: Type.Enum(stateNames),
  CreatedAt: InstantMs,
  BookingIds: Type.Array(Id),
  /** Set if the query was the id of a request that wrote something about the plan. */
  RequestId: Nullable(Type.String()),
  /** Set if the query is the bank's reference of money that was entered for it by mistake and taken off. (PAY-33) */
  Reversed: Nullable(Strict({ Reference: Type.String(), At: InstantMs })),
});
export type FoundPlan = Static<typeof FoundPlan>;

/** A client whom the query names, with or without plans. */
export const FoundClient = Strict({ ClientId: Id, Name: Type.String(), Email, Plans: Type.Integer() });
export type FoundClient = Static<typeof FoundClient>;

/** Newest first. */
export const FoundPlans = Strict({
  Clients: Type.Array(FoundClient),
  Plans: Type.Array(FoundPlan),
  /** There are more than these. */
  More: Type.Boolean(),
});
export type FoundPlans = Static<typeof FoundPlans>;

/** Who made something happen; with the name of staff or client. */
export const Actor = Strict({ Kind: Type.String(), Name: Nullable(Type.String()) });
export type Actor = Static<typeof Actor>;

/** What client or staff may do next. Message `support.next.<type>`. */
export const nextEventTypes = [
  "payment.started",
  "supplement.started",
  "receipt.signed",
  "booking.cancelled",
  "booking.confirmed",
  "booking.extended",
  "booking.refunded",
] as const satisfies readonly CheckoutEventType[];
export type NextEventType = (typeof nextEventTypes)[number];

const _EventType = Type.Unsafe<CheckoutEventType>(Type.String());

export const PlanDeadline = Strict({
  Kind: Type.Enum(deadlineKinds),
  At: InstantMs,
  BookingId: Nullable(Id),
});

/** A possible next event; it may happen if it has no refusals. */
export const NextEvent = Strict({
  Type: Type.Enum(nextEventTypes),
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
  /** The change of a paid booking whose difference it pays; absent: it pays the plan. (PLAN-44) */
  ForChange: Type.Optional(Id),
  /** The part of a bank transfer that has arrived; null for payments that are charged at once. */
  Received: Nullable(MinorUnits),
  ProviderReference: Nullable(Type.String()),
  FailureCode: Nullable(Type.String()),
  CreatedAt: InstantMs,
  SettledAt: Nullable(InstantMs),
  /** How often the provider was asked again, and when it will be asked next. */
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
  /** When its provider will be asked for it next; null: it is sent by hand. */
  AskAgainAt: Nullable(InstantMs),
});
export type PlanRefund = Static<typeof PlanRefund>;

/**
 * A plan's money in minor units: received, the fund's part of that, refunded, the part of that into the fund, still to
 * be refunded, and left. `Bookings`: the refund decided for each booking, if any.
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

/**
 * A movement of money that we did not cause, as a provider reported it, in minor units of `CurrencyCode`; `Reference` is
 * the provider's. `Amount` is null in alerts of before amounts were recorded.
 */
export const PlanAlert = Strict({
  At: InstantMs,
  What: Type.Enum(moneyAlertNames),
  Reference: Type.String(),
  Amount: Nullable(MinorUnits),
  CurrencyCode: Type.String(),
});
export type PlanAlert = Static<typeof PlanAlert>;

/** What happened at the provider without us and waits for finance; in minor units of `CurrencyCode`. (PAY-34, PAY-35) */
export const PlanMovement = Strict({
  MovementId: Uuid,
  Kind: Type.Enum(outsideKinds),
  Amount: MinorUnits,
  CurrencyCode: Type.String(),
  KnownAt: InstantMs,
});
export type PlanMovement = Static<typeof PlanMovement>;

/** A charge that its payer has disputed with their bank. `RespondBy`: until when evidence can be given. (DESK-12) */
export const PlanDispute = Strict({
  DisputeId: Type.String(),
  Amount: MinorUnits,
  /** The bank's reason, as the provider names it. */
  Reason: Type.String(),
  Status: Type.Enum(disputeStatuses),
  OpenedAt: InstantMs,
  RespondBy: Nullable(InstantMs),
  AnsweredAt: Nullable(InstantMs),
  /** After a lost dispute: what the client got from the bank and owes us. */
  Shortfall: MinorUnits,
  /** Set when staff have settled a lost dispute: it blocks nothing any more. */
  SettledAt: Nullable(InstantMs),
  SettledAs: Nullable(Type.Enum(settlements)),
  ClosedAt: Nullable(InstantMs),
});
export type PlanDispute = Static<typeof PlanDispute>;

/** A refund requested by the client, on which staff have not decided. */
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
  /** Identifies its subject, like the note of the same message. */
  Key: Type.String(),
  Channel: Type.String(),
  Subject: Type.String(),
  /** Sent to the plan's client; other messages went to staff. */
  ToClient: Type.Boolean(),
  CreatedAt: InstantMs,
  DeliveredAt: Nullable(InstantMs),
  Attempts: Type.Integer(),
  /** Whether delivery is still being tried. */
  Waiting: Type.Boolean(),
  /** The mail server's answer when it refused or returned it, without addresses; null: it did not. (MAIL-8) */
  Refusal: Nullable(Type.String()),
  /** An email to the plan's client that was given up and neither sent again nor put aside since. */
  Lost: Type.Boolean(),
});
export type PlanMail = Static<typeof PlanMail>;

/** Without number, names and dates: these have a separate call, whose access is audited. */
export const PlanDocument = Strict({
  DocumentId: Id,
  Type: Type.Integer(),
  Holder: DocumentHolder,
  Status: Type.Enum(documentStatuses),
  GivenAt: InstantMs,
  RejectedFor: Nullable(Type.String()),
  /** Staff accepted it without a photo, by what was typed alone. (DESK-35) */
  TypedOnly: Type.Boolean(),
});
export type PlanDocument = Static<typeof PlanDocument>;

/** A name on a card that was not clearly the client's: waiting, accepted, refused, or used by a payment. */
export const PlanHolder = Strict({ HolderId: Id, Name: Type.String(), Status: Type.String(), AskedAt: InstantMs });
export type PlanHolder = Static<typeof PlanHolder>;

/** A note by the client to staff; `HandledAt`: when it was answered or put aside. */
export const PlanNote = Strict({
  NoteId: Id,
  Subject: Type.String(),
  Message: Type.String(),
  CreatedAt: InstantMs,
  HandledAt: Nullable(InstantMs),
  Answer: Nullable(Strict({ Message: Type.String(), Language: LanguageCode, At: InstantMs })),
});
export type PlanNote = Static<typeof PlanNote>;

/** Which limits are reached for the client, the plan and a card, and until when staff have lifted them. (SAFE-21) */
export const PlanLimits = Strict({ Reached: Type.Array(Type.Enum(limitNames)), LiftedUntil: Nullable(InstantMs) });
export type PlanLimits = Static<typeof PlanLimits>;

/** A plan in the back office: its state, why, and all that happened to it. Lists are in the order of events. */
export const SupportPlan = Strict({
  TravelPlanId: Id,
  ...clientContact,
  ClientId: Id,
  /** Whether the client signs in with a second factor. (SAFE-72) */
  SecondFactor: Type.Boolean(),
  /** The client's statement about the plan under US law; null: none, or no category yet. (PLAN-50) */
  UsTravel: Nullable(UsTravelCategory),
  CreatedAt: InstantMs,
  Now: InstantMs,
  /** The dotted state now, with all due ticks, whether the sweeper has run or not. */
  State: Type.Enum(stateNames),
  CancelReason: Nullable(Type.String()),
  /** Why it is in its state: what waits for staff first. */
  Why: Type.Array(PlanWhy, { minItems: 1 }),
  /** Alerts about its money, newest first. */
  Alerts: Type.Array(PlanAlert),
  /** Newest first. */
  Disputes: Type.Array(PlanDispute),
  Deadlines: Type.Array(PlanDeadline),
  /** While it can be paid: until when its bookings are held, and the last possible deadline. (PLAN-27) */
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
  /** All notes of the plan's client, newest first, as notes name no plan. */
  Notes: Type.Array(PlanNote),
  Thread: PlanThread,
  Documents: Type.Array(PlanDocument),
  Holders: Type.Array(PlanHolder),
  /** Bookings with a proposal that the client has not answered. */
  Proposed: Type.Array(Id),
  /** Bookings that may get another car. (DESK-104) */
  CarMayChange: Type.Array(Id),
});
export type SupportPlan = Static<typeof SupportPlan>;

/** The known data of a plan whose facts cannot be read. (OPS-113) */
export const UnreadableSupportPlan = Strict({
  TravelPlanId: Id,
  ...clientContact,
  ClientId: Id,
  CreatedAt: InstantMs,
  Why: Type.Enum(setAsideCauses),
  Since: InstantMs,
  /** Their statuses are those of the last fact that could be read. */
  Bookings: Type.Array(Booking),
  Money: Nullable(PlanMoney),
  Payments: Type.Array(PlanPayment),
});
export type UnreadableSupportPlan = Static<typeof UnreadableSupportPlan>;
