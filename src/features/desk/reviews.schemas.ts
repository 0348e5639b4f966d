import Type, { type Static } from "typebox";
import { likenesses } from "../../shared/names/likeness";
import { Day, Id, InstantMs, MinorUnits, Nullable, Strict } from "../../shared/schemas";
import { clientContact } from "../account/clientContact.schemas";
import { documentStatuses } from "../documents/documents.rules";
import { ClientDocument, DocumentHolder } from "../documents/documents.schemas";
import { measuredRules } from "../documents/measure.rules";
import { AlternativeChoice } from "./actions.schemas";

const Whose = {
  ...clientContact,
  ClientId: Id,
};

/** A document not reviewed yet. With `inReview` it does not count until then. */
export const WaitingDocument = Strict({
  DocumentId: Id,
  ...Whose,
  Type: Type.Integer(),
  Holder: DocumentHolder,
  Status: Type.Enum(documentStatuses),
  /** Whether the payment of the client's plan waits for this review and nothing of the client's. */
  HoldsUp: Type.Boolean(),
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

/** Who drives or stays in a booking of the trip, from and until when (Havana). */
const TripPerson = Strict({ BookingId: Id, Name: Type.String(), Drives: Type.Boolean(), From: Day, To: Day });

/** A rule for the document, measured: see `Measure` in the documents' rules. */
export const PaperMeasure = Strict({
  Rule: Type.Enum(measuredRules),
  BookingId: Nullable(Id),
  Of: Type.Integer(),
  Needed: Day,
  Has: Day,
  /** Days; 0: the document fulfils the rule. */
  Missing: Type.Integer(),
});
export type PaperMeasure = Static<typeof PaperMeasure>;

/** A document's data, with the client's name to compare, and the trip that it is for, measured by the rules. (DESK-35) */
export const ReviewedDocument = Strict({
  ClientName: Type.String(),
  Document: ClientDocument,
  /** Null: no plan of the client needs it. */
  Trip: Nullable(
    Strict({
      TravelPlanId: Id,
      FirstDay: Day,
      LastDay: Day,
      People: Type.Array(TripPerson),
      /** Whether the name on the document is that of the client, or of somebody who is booked there. */
      NameIs: Type.Enum(likenesses),
      Measures: Type.Array(PaperMeasure),
    }),
  ),
});
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
