import Type, { type Static } from "typebox";
import { Id, InstantMs, Line, MinorUnits, Nullable, Strict } from "../../../shared/schemas";
import { DocumentHolder } from "../../documents/documents.schemas";
import { waysToBeStuck } from "../../refunds/refunds.rules";
import { waitingKinds } from "./inbox.rules";

/** What waits for a person: which kind, and its id among those. */
const item = { Kind: Type.Enum(waitingKinds), ItemId: Line(80) };

/** Something that waits for a person, wherever it is answered. (DESK-14) */
export const Waiting = Strict({
  ...item,
  /** As people wrote or call it: the booking's name, the name on the card, a subject, a reference; empty of a document. */
  Name: Type.String(),
  /**
   * Of a refund: a client asks for it, or why it is stuck. Of a dispute: it was lost, and has to be settled. Of a
   * transfer: `short`, a part is missing; `ended`, its plan has ended and nobody has looked at its proof.
   */
  Standing: Type.Enum(["waiting", "requested", "lost", "short", "ended", ...waysToBeStuck]),
  Amount: Nullable(MinorUnits),
  /** IdentityDocumentType of WIRE-19, and whose document it is. */
  Document: Nullable(Strict({ Type: Type.Integer(), Holder: DocumentHolder })),
  ClientName: Type.String(),
  /** Null for items without a plan. */
  TravelPlanId: Nullable(Id),
  Since: InstantMs,
  /** The deadline that the plan's machine or the bank has set; null: there is none. */
  Until: Nullable(InstantMs),
  /** The one of the staff that it is assigned to; null: nobody. */
  OwnerId: Nullable(Id),
});
export type Waiting = Static<typeof Waiting>;

export const Inbox = Strict({
  Now: InstantMs,
  /** What the caller may answer, the most urgent first. */
  Items: Type.Array(Waiting),
  /** Who can own something, and which kinds: those that they may answer. */
  Staff: Type.Array(Strict({ StaffId: Id, Name: Type.String(), Kinds: Type.Array(Type.Enum(waitingKinds)) })),
});
export type Inbox = Static<typeof Inbox>;

/** Who takes care of something. `Was`: the owner that the caller saw, so that nothing is taken from anybody unseen. */
export const Assignment = Strict({ ...item, OwnerId: Nullable(Id), Was: Nullable(Id) });
export type Assignment = Static<typeof Assignment>;
