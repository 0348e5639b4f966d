import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, LanguageCode, MinorUnits, Nullable, Strict } from "../../shared/schemas";
import { documentStatuses } from "../documents/documents.rules";
import { ClientDocument, DocumentHolder } from "../documents/documents.schemas";
import { AlternativeChoice } from "./actions.schemas";

const Whose = {
  ClientId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  /** The language in which we write to the client. */
  ClientLanguage: LanguageCode,
};

/** A document not reviewed yet. With `inReview` it does not count until then, and blocks the payment. */
export const WaitingDocument = Strict({
  DocumentId: Id,
  ...Whose,
  Type: Type.Integer(),
  Holder: DocumentHolder,
  Status: Type.Enum(documentStatuses),
  GivenAt: InstantMs,
});
export type WaitingDocument = Static<typeof WaitingDocument>;

/** A name on a card that is not clearly the client's. */
export const WaitingHolder = Strict({
  HolderId: Id,
  TravelPlanId: Id,
  ...Whose,
  Name: Type.String(),
  AskedAt: InstantMs,
});
export type WaitingHolder = Static<typeof WaitingHolder>;

/** Oldest first; those that block a payment before the rest. */
export const Reviews = Strict({ Documents: Type.Array(WaitingDocument), Holders: Type.Array(WaitingHolder) });
export type Reviews = Static<typeof Reviews>;

/** A document's data, with the client's name to compare. */
export const ReviewedDocument = Strict({ ClientName: Type.String(), Document: ClientDocument });
export type ReviewedDocument = Static<typeof ReviewedDocument>;

/**
 * An alternative to a booked service, with its supplier: a car, or rooms. `PayNow` is what the client would pay,
 * `ListPrice` its full price; `NoWorse`: at least as good in everything.
 */
export const Alternative = Strict({
  Choice: AlternativeChoice,
  Name: Type.String(),
  SupplierName: Type.String(),
  Stay: Nullable(Strict({ RoomClassCode: Type.String(), MealsPlanCode: Type.String() })),
  NoWorse: Type.Boolean(),
  ListPrice: MinorUnits,
  PayNow: MinorUnits,
});
export type Alternative = Static<typeof Alternative>;
