import Type, { type Static } from "typebox";
import { Id, InstantMs, Line, Nullable, PrintableNumber, Reason, Strict, Uuid } from "../../shared/schemas";
import { settlements } from "../ledger/ledger.rules";
import { unitFits } from "../plan/service/unitFits";
import { LONGEST_SUPPLIER_REFERENCE } from "./desk.limits";

/** `Reason`: why staff act. It is written to the audit log; some actions show it to the client. */

export const MailAgain = Strict({ MailId: Id, Reason });
export type MailAgain = Static<typeof MailAgain>;

export const PaymentRetry = Strict({ PaymentId: Uuid, Reason });
export type PaymentRetry = Static<typeof PaymentRetry>;

/** PaymentStatus of PAY-14, after the provider was asked. */
export const RetriedPayment = Strict({ Status: Type.Integer() });
export type RetriedPayment = Static<typeof RetriedPayment>;

export const OfPlan = Strict({ TravelPlanId: Id, Reason });
export type OfPlan = Static<typeof OfPlan>;

export const OfClient = Strict({ ClientId: Id, Reason });
export type OfClient = Static<typeof OfClient>;

/** A name on a card that waits for staff. */
export const OfHolder = Strict({ HolderId: Id, Reason });
export type OfHolder = Static<typeof OfHolder>;

/** A dispute at the provider; the reason says which evidence was submitted. */
export const OfDispute = Strict({ DisputeId: Line(80), Reason });
export type OfDispute = Static<typeof OfDispute>;

/** How a lost dispute is settled; the reason describes how, or why the claim is given up. */
export const DisputeSettlement = Strict({ DisputeId: Line(80), SettledAs: Type.Enum(settlements), Reason });
export type DisputeSettlement = Static<typeof DisputeSettlement>;

/** Accepting a document needs no reason (DESK-96); without a photo, staff say that they saw typed data only. (DESK-35) */
export const DocumentInOrder = Strict({
  DocumentId: Id,
  TypedOnly: Type.Optional(Type.Boolean()),
  Reason: Type.Optional(Reason),
});
export type DocumentInOrder = Static<typeof DocumentInOrder>;

export const OfDocument = Strict({ DocumentId: Id, Reason });
export type OfDocument = Static<typeof OfDocument>;

export const OfBooking = Strict({ BookingId: Id, Reason });
export type OfBooking = Static<typeof OfBooking>;

/** The proposed alternative, as its product knows it: the ids of a car, or of rooms with a meal plan. */
export const AlternativeChoice = Type.Record(Type.String({ pattern: "^[A-Z][A-Za-z]{1,30}Id$" }), Id, {
  additionalProperties: false,
});
export type AlternativeChoice = Static<typeof AlternativeChoice>;

/** A proposal of an alternative that its supplier has agreed to, with its reference; the client reads the reason. */
export const Proposal = Strict({
  BookingId: Id,
  Choice: AlternativeChoice,
  Reference: PrintableNumber(LONGEST_SUPPLIER_REFERENCE),
  Reason,
});
export type Proposal = Static<typeof Proposal>;

/** A free car that a booking may have instead of its own, with its class's code. */
export const OtherCar = Strict({
  UnitId: Id,
  /** Null if none was entered. */
  Plate: Nullable(Type.String()),
  ModelName: Type.String(),
  ClassName: Type.String(),
  Fit: Type.Enum(unitFits),
});
export type OtherCar = Static<typeof OtherCar>;

/** The car of a booking, and those of its company at its office that are free from `From` to `Until`. (DESK-104) */
export const OtherCars = Strict({
  Plate: Nullable(Type.String()),
  ModelName: Type.String(),
  SupplierName: Type.String(),
  OfficeName: Type.String(),
  From: InstantMs,
  Until: InstantMs,
  /** Until when its car is blocked once it has another one; null: its rental has not begun. (CAR-64) */
  BlockedUntil: Nullable(InstantMs),
  Cars: Type.Array(OtherCar),
});
export type OtherCars = Static<typeof OtherCars>;

export const CarChange = Strict({ BookingId: Id, UnitId: Id, Reason });
export type CarChange = Static<typeof CarChange>;
