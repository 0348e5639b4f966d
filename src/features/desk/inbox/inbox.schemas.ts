import Type, { type Static } from "typebox";
import { LONGEST } from "../../../shared/longest";
import {
  Day,
  Hour,
  Id,
  InstantMs,
  Line,
  MinorUnits,
  Nullable,
  OptionalLine,
  Reason,
  Strict,
} from "../../../shared/schemas";
import { DeskRate } from "../../currencies/currencies.schemas";
import { DocumentHolder } from "../../documents/documents.schemas";
import { outsideKinds } from "../../payments/outside/outside.rules";
import { setAsideCauses } from "../../plan/checkout/setAside";
import { stuckReasons } from "../../refunds/refunds.rules";
import { Actor } from "../plans/plans.schemas";
import { waitingKinds } from "./inbox.rules";
import { LONGEST_VIEW } from "./inbox.view";
import { backReasons } from "./snooze.rules";

/** Identifies an item that waits for staff: its kind, and its id within that kind; for documents their client's. */
export const waitingItem = { Kind: Type.Enum(waitingKinds), ItemId: Line(80) };

/** An item that waits for staff, wherever it is answered. (DESK-14) */
export const Waiting = Strict({
  ...waitingItem,
  /** What it is called: a booking's name, the name on a card, a subject, a reference; empty for a document. */
  Name: Type.String(),
  /**
   * For a refund: requested by a client, or why it is stuck. For a dispute: lost, so that it has to be settled. For a
   * booking: `proposed`, an alternative waits for its client. For a transfer: `short`, a part is missing; `ended`, its plan has ended and nobody has looked at its proof. For money that
   * moved at the provider: its kind. For a plan: why it is set aside. `unreadable`: the plan of the item cannot be read.
   */
  Status: Type.Enum([
    "waiting",
    "unreadable",
    ...setAsideCauses,
    "requested",
    "proposed",
    "lost",
    "short",
    "ended",
    ...stuckReasons,
    ...outsideKinds,
  ]),
  /** In minor units of `CurrencyCode`. */
  Amount: Nullable(MinorUnits),
  CurrencyCode: Type.String(),
  /** IdentityDocumentType of WIRE-19, and whose document it is: all of one client's, or none for other kinds. */
  Documents: Type.Array(Strict({ Type: Type.Integer(), Holder: DocumentHolder })),
  /** A booking's supplier, and its first and last day in Havana; absent for other kinds and in answers of the last release. */
  Service: Type.Optional(Strict({ Supplier: Type.String(), From: Day, To: Day })),
  ClientName: Type.String(),
  /** Null for items without a plan. */
  TravelPlanId: Nullable(Id),
  Since: InstantMs,
  /** The deadline by the plan's chart or the bank; null: none. */
  Until: Nullable(InstantMs),
  /** The staff member to whom it is assigned; null: nobody. */
  OwnerId: Nullable(Id),
  /**
   * The colleague who handed it to its owner, and their text; null: the owner took it themselves. An empty text was
   * erased with its client, or cannot be opened. (DESK-110)
   */
  HandedOver: Nullable(Strict({ By: Type.String(), At: InstantMs, Word: Nullable(Type.String()) })),
  /** Put aside, or back from it; null: neither. (DESK-111) */
  Snooze: Nullable(
    Strict({
      /** The person who snoozed it. */
      By: Type.String(),
      At: InstantMs,
      /** The time that was chosen; null: until its client writes or acts. */
      Until: Nullable(InstantMs),
      /** When it is back at the latest, by the time that was chosen or before its deadline; null: at no time. */
      Ends: Nullable(InstantMs),
      /** Why it is back; null: it is still put aside. */
      Back: Nullable(Type.Enum(backReasons)),
    }),
  ),
});
export type Waiting = Static<typeof Waiting>;

export const Inbox = Strict({
  Now: InstantMs,
  /** The items that the caller may answer, most urgent first. */
  Items: Type.Array(Waiting),
  /** The rates that end soon or are too old, for those who may set them. (PLAN-35) */
  Rates: Type.Array(DeskRate),
  /**
   * The database was restored or is a copy, and takes no payments until an operator has settled it. Says when that was
   * noticed, and of what time its newest data are. Null: it was not restored. (PAY-45)
   */
  Restored: Nullable(Strict({ NoticedAt: InstantMs, KnowsUntil: Nullable(InstantMs) })),
  /** Staff to whom items can be assigned, and the kinds that each may answer. */
  Staff: Type.Array(Strict({ StaffId: Id, Name: Type.String(), Kinds: Type.Array(Type.Enum(waitingKinds)) })),
});
export type Inbox = Static<typeof Inbox>;

/**
 * Assigns an item. `Was`: the owner that the caller saw, so that an assignment that they have not seen is not
 * overwritten. `Word`: a text for the colleague to whom it is handed. (DESK-110)
 */
export const Assignment = Strict({
  ...waitingItem,
  OwnerId: Nullable(Id),
  Was: Nullable(Id),
  Word: Type.Optional(Reason),
});
export type Assignment = Static<typeof Assignment>;

/** Puts an item aside: until an hour of a day in Havana, or (both null) until its client writes or acts. (DESK-111) */
export const NewSnooze = Strict({ ...waitingItem, Day: Nullable(Day), Hour: Nullable(Hour) });
export type NewSnooze = Static<typeof NewSnooze>;

/** Returns a snoozed item to the list, or removes its mark. */
export const OfWaiting = Strict(waitingItem);
export type OfWaiting = Static<typeof OfWaiting>;

/** The last thing that happened to an item: how it was answered, or why it waits for nobody any more. (DESK-106) */
export const Outcome = Strict({
  At: InstantMs,
  /** The name is included for staff only. */
  By: Actor,
  /** An action of the audit log, an event of the plan's chart, or `booking.replaced`: another one took its place. */
  What: Type.String(),
  TravelPlanId: Nullable(Id),
  /** Of an item without a plan. */
  ClientId: Nullable(Id),
});
export type Outcome = Static<typeof Outcome>;

/** A saved view of the inbox: the caller's own, or one that is shared with all. (DESK-120) */
export const SavedView = Strict({
  ViewId: Id,
  Name: Type.String(),
  /** The query of the inbox's address. */
  Query: Type.String(),
  Shared: Type.Boolean(),
  /** Whether the caller may rename and remove it. */
  Changeable: Type.Boolean(),
});
export type SavedView = Static<typeof SavedView>;

/** The content of a view. */
const viewWords = { Name: Line(LONGEST.name), Query: OptionalLine(LONGEST_VIEW), Shared: Type.Boolean() };
const ViewWords = Strict(viewWords);
export type ViewWords = Static<typeof ViewWords>;

/**
 * Saves a view, or with its id changes it. `Was`: what the caller saw of it, so that nothing is overwritten unseen; null of
 * a new one.
 */
export const ViewChange = Strict({ ViewId: Nullable(Id), ...viewWords, Was: Nullable(ViewWords) });
export type ViewChange = Static<typeof ViewChange>;

/** `Was` as for `ViewChange`. */
export const OfView = Strict({ ViewId: Id, Was: ViewWords });
export type OfView = Static<typeof OfView>;
