import Type, { type Static } from "typebox";
import { IdentityDocumentType } from "../../shared/enumerations";
import { LONGEST } from "../../shared/longest";
import { RefusalOnWire } from "../../shared/refusals.schemas";
import {
  Day,
  FirstName,
  Id,
  InstantMs,
  LastName,
  Line,
  Needed,
  Nullable,
  NumberLine,
  SiteId,
  Strict,
  Uuid,
} from "../../shared/schemas";
import { dayStatuses, documentHolders, LONGEST_ACTION_TYPE, processStatuses } from "./documents.rules";

/** The types of IdentityDocumentType (WIRE-19) that a client gives. */
const GivenType = Type.Union([
  Type.Literal(IdentityDocumentType.Passport),
  Type.Literal(IdentityDocumentType.DriverLicense),
]);

export const DocumentHolder = Type.Enum(documentHolders);

export const ClientDocument = Strict({
  Type: GivenType,
  Number: Type.String(),
  FirstName: Type.String(),
  LastName: Type.String(),
  CountryId: Id,
  IssuedOn: Nullable(Day),
  ExpiresOn: Day,
  BirthDate: Nullable(Day),
  /** Today, by the server's clock. */
  Status: Type.Enum(dayStatuses),
  /** Staff's reason for rejecting it. */
  RejectedFor: Nullable(Type.String()),
  GivenAt: InstantMs,
  /** Staff accepted it without a photo. */
  TypedOnly: Type.Boolean(),
  /** The document photo that the client agreed to send to staff. */
  PhotoId: Nullable(Uuid),
});
export type ClientDocument = Static<typeof ClientDocument>;

export const GivenDocument = Strict({
  ClientId: Id,
  Type: GivenType,
  Number: Needed(NumberLine(LONGEST.documentNumber), "documentNumber"),
  FirstName,
  LastName,
  CountryId: Id,
  IssuedOn: Nullable(Day),
  ExpiresOn: Day,
  BirthDate: Nullable(Day),
});
export type GivenDocument = Static<typeof GivenDocument>;

const NullableRefusal = Nullable(RefusalOnWire);

/** A check's outcome: `Passed`, or the refusal that names its reason. */
export const CheckOutcome = Strict({ Passed: Type.Boolean(), Refusal: NullableRefusal });
export type CheckOutcome = Static<typeof CheckOutcome>;

/** Which documents a plan needs and which are there. */
export const NeededDocuments = Strict({
  Needed: Type.Array(GivenType),
  Missing: Type.Array(GivenType),
  /** The earliest expiry that is enough for the plan; for a passport by its country's rule, if known. */
  ValidUntil: Type.Array(Strict({ Type: GivenType, Day })),
  /** Other drivers of the plan's cars: why they may not drive, and why staff rejected their documents. */
  Drivers: Type.Array(
    Strict({ BookingId: Id, Name: Type.String(), Refusal: NullableRefusal, RejectedFor: Nullable(Type.String()) }),
  ),
  /** Why the plan's documents are not in order today, whatever its payment has checked; absent: they are. (DOC-14) */
  NotInOrder: Type.Optional(RefusalOnWire),
});
export type NeededDocuments = Static<typeof NeededDocuments>;

/**
 * Type of a process: 1 an identity document (in Cuba the passport), 2 a passport, 3 a driver's licence, 4 what serves
 * as a licence.
 */
export const ProcessType = Type.Integer({ minimum: 1, maximum: 4 });

/** The client document check of DOC-8. The token identifies the caller, not the phone. */
export const StartedProcess = Strict({
  ClientId: Id,
  ClientPhone: Nullable(Type.String({ maxLength: 40 })),
  ClientDocumentType: ProcessType,
  ActionType: Line(LONGEST_ACTION_TYPE),
  SiteId,
});
export type StartedProcess = Static<typeof StartedProcess>;

export const DocumentProcess = Strict({
  Type: GivenType,
  Status: Type.Enum(processStatuses),
  /** When the client last began to give it. */
  StartedAt: Nullable(InstantMs),
  RejectedFor: Nullable(Type.String()),
  /** The path of the page to continue on. */
  Path: Type.String(),
});
export type DocumentProcess = Static<typeof DocumentProcess>;
