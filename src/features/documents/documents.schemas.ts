import Type, { type Static } from "typebox";
import type { Refusal } from "../../shared/refusals";
import { Day, Id, InstantMs, Line, Nullable, Strict } from "../../shared/schemas";

/** IdentityDocumentType of specification section 3: what a client gives here. */
const GivenType = Type.Union([Type.Literal(2), Type.Literal(3)]);

export const ClientDocument = Strict({
  Type: GivenType,
  Number: Type.String(),
  FirstName: Type.String(),
  LastName: Type.String(),
  CountryId: Id,
  IssuedOn: Nullable(Day),
  ExpiresOn: Day,
  BirthDate: Nullable(Day),
  /** DocumentStatus of the rules: given, inReview, verified or rejected. */
  Status: Type.String(),
  /** What our staff said when they rejected it. */
  RejectedFor: Nullable(Type.String()),
  GivenAt: InstantMs,
});
export type ClientDocument = Static<typeof ClientDocument>;

export const GivenDocument = Strict({
  ClientId: Id,
  Type: GivenType,
  Number: Line(30),
  FirstName: Line(80),
  LastName: Line(80),
  CountryId: Id,
  IssuedOn: Nullable(Day),
  ExpiresOn: Day,
  BirthDate: Nullable(Day),
});
export type GivenDocument = Static<typeof GivenDocument>;

/** A check's outcome: `Passed`, or the refusal that names its reason. */
export const CheckOutcome = Strict({
  Passed: Type.Boolean(),
  Refusal: Nullable(Type.Unsafe<Refusal>(Type.Object({ code: Type.String(), facts: Type.Unknown() }))),
});
export type CheckOutcome = Static<typeof CheckOutcome>;

/** Which documents a plan needs and which are there. */
export const NeededDocuments = Strict({
  Needed: Type.Array(GivenType),
  Missing: Type.Array(GivenType),
});
export type NeededDocuments = Static<typeof NeededDocuments>;
