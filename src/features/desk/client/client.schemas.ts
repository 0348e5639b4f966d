import Type, { type Static } from "typebox";
import { Day, Email, Id, InstantMs, LanguageCode, MinorUnits, Nullable, Reason, Strict } from "../../../shared/schemas";
import { MailStatus } from "../../account/mails.schemas";
import { NoteText } from "../../notes/notes.schemas";
import { stateNames } from "../../plan/checkout/checkout.states";
import { MOST_OF_PAST } from "../desk.limits";
import { PlanDocument, PlanLimits, PlanMail, PlanMoney, PlanNote } from "../plans/plans.schemas";
import { Written } from "../thread/thread.schemas";
import { TimelineEntry } from "../timeline/timeline.schemas";

/** A suspension of a client, one that is over too. (SAFE-29) */
export const Suspension = Strict({
  Reason: Type.String(),
  SuspendedAt: InstantMs,
  By: Type.String(),
  /** The last day (Havana) on which it holds; null: until staff lift it. */
  LastDay: Nullable(Day),
  LiftedAt: Nullable(InstantMs),
  LiftedBy: Nullable(Type.String()),
  /** Whether it is in force now. */
  Holds: Type.Boolean(),
});
export type Suspension = Static<typeof Suspension>;

/** A plan of the client's; `State` after its last fact. */
export const ClientPlan = Strict({
  TravelPlanId: Id,
  State: Type.Enum(stateNames),
  CreatedAt: InstantMs,
  PaidAt: Nullable(InstantMs),
  /** When its first open service begins and the last one ends; null without any. */
  StartsAt: Nullable(InstantMs),
  EndsAt: Nullable(InstantMs),
  BookingIds: Type.Array(Id),
});
export type ClientPlan = Static<typeof ClientPlan>;

/** The back office's data about a client. (DESK-33) */
export const SupportClient = Strict({
  ClientId: Id,
  Name: Type.String(),
  Email,
  Phone: Nullable(Type.String()),
  /** The client has proven with a code that the number is theirs, so WhatsApp reaches it. */
  PhoneVerified: Type.Boolean(),
  Language: LanguageCode,
  CountryId: Nullable(Id),
  /** Street, postal code and city, as far as known. */
  Address: Type.String(),
  BirthDate: Nullable(Day),
  CreatedAt: InstantMs,
  /** Null: the address is not proven to be this client's. */
  ActivatedAt: Nullable(InstantMs),
  /** Set once the client has closed the account. */
  ClosedAt: Nullable(InstantMs),
  SecondFactor: Type.Boolean(),
  MailRefusedAt: MailStatus.properties.RefusedAt,
  Now: InstantMs,
  /** Newest first. */
  Suspensions: Type.Array(Suspension),
  Limits: PlanLimits,
  /** Newest first. */
  Plans: Type.Array(ClientPlan),
  /** Of all plans together; null until the first money has arrived. */
  Money: Nullable(PlanMoney),
  /** The credit that the client can pay with now. */
  Fund: MinorUnits,
  Documents: Type.Array(PlanDocument),
});
export type SupportClient = Static<typeof SupportClient>;

export const ClientPastQuery = Strict({ ClientId: Id, Most: Type.Integer({ minimum: 1, maximum: MOST_OF_PAST }) });
export type ClientPastQuery = Static<typeof ClientPastQuery>;

/** What was written to and by a client, and the audit log about them and their plans; each newest first. */
export const ClientPast = Strict({
  Mails: Type.Array(PlanMail),
  Notes: Type.Array(PlanNote),
  Written: Type.Array(Written),
  History: Type.Array(TimelineEntry),
  /** There is more of some kind. */
  More: Type.Boolean(),
});
export type ClientPast = Static<typeof ClientPast>;

/** `Reason`: the client reads it. `LastDay`: the last day (Havana) on which it holds; null: until staff lift it. */
export const SuspensionOfClient = Strict({ ClientId: Id, LastDay: Nullable(Day), Reason });
export type SuspensionOfClient = Static<typeof SuspensionOfClient>;

/** A note for colleagues about a client, whatever the plan. */
export const NoteOnClient = Strict({ ClientId: Id, Message: NoteText });
export type NoteOnClient = Static<typeof NoteOnClient>;
