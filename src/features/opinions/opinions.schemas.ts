import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Day, Id, InstantMs, Nullable, OptionalLine, Strict } from "../../shared/schemas";
import { LONGEST_OPINION, opinionLanguages, opinionStatuses } from "./opinions.rules";

const Kind = Type.Enum(["car", "lodging"]);
const Subject = Type.String({ maxLength: 20 });
const StarCounts = Type.Record(Subject, Type.Integer({ minimum: 1, maximum: 5 }));
const Language = Type.Enum([...opinionLanguages]);
const Status = Type.Enum([...opinionStatuses]);
/** Tenths of a star, 10 to 50; 0 without reviews. */
const Tenths = Type.Integer();
/** Text of several lines: no control characters except line breaks and tabs. */
const Text = Type.String({
  minLength: 1,
  maxLength: LONGEST_OPINION,
  pattern: "^(?=[\\s\\S]*[\\p{L}\\p{N}])[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$",
  shape: "words",
  readAs: "text",
});

export const OpinionCode = Strict({ Code: Type.String({ minLength: 1, maxLength: LONGEST.linkCode }) });
export type OpinionCode = Static<typeof OpinionCode>;

/** A booking that the client may review. */
export const ToJudge = Strict({
  BookingId: Id,
  Kind,
  /** The property, or the company with its car. */
  Name: Type.String(),
  From: Day,
  Until: Day,
  /** The state of their review; null: nothing written yet. */
  Status: Nullable(Status),
  /** Why it was refused. */
  Reason: Nullable(Type.String()),
});
export type ToJudge = Static<typeof ToJudge>;

export const Asked = Strict({ FirstName: Type.String(), Bookings: Type.Array(ToJudge) });
export type Asked = Static<typeof Asked>;

export const NewOpinion = Strict({ ...OpinionCode.properties, BookingId: Id, Stars: StarCounts, Text, Language });
export type NewOpinion = Static<typeof NewOpinion>;

/** A review as published. */
export const Opinion = Strict({
  FirstName: Type.String(),
  /** The month of the stay or rental: `2026-11`. */
  Month: Type.String(),
  WrittenOn: Day,
  Language,
  Tenths,
  Text: Type.String(),
});
export type Opinion = Static<typeof Opinion>;

const Mark = { Count: Type.Integer(), Tenths };

export const OpinionPage = Strict({
  ...Mark,
  Subjects: Type.Array(Strict({ Subject, Tenths })),
  /** The newest first. */
  Opinions: Type.Array(Opinion),
  PageSize: Type.Integer(),
});
export type OpinionPage = Static<typeof OpinionPage>;

/** The mark of a company with reviews. */
export const CompanyMark = Strict({ SupplierId: Id, ...Mark });
export type CompanyMark = Static<typeof CompanyMark>;

/** The mark of a property with reviews. */
export const PropertyMark = Strict({ HotelId: Id, ...Mark });
export type PropertyMark = Static<typeof PropertyMark>;

/** A review as staff read it before it is published. */
export const WaitingOpinion = Strict({
  BookingId: Id,
  Kind,
  Name: Type.String(),
  FirstName: Type.String(),
  WrittenAt: InstantMs,
  Language,
  Stars: StarCounts,
  Text: Type.String(),
});
export type WaitingOpinion = Static<typeof WaitingOpinion>;

/** A refusal needs a reason, which the writer reads. */
export const OpinionDecision = Strict({
  BookingId: Id,
  Show: Type.Boolean(),
  Reason: Nullable(OptionalLine(LONGEST.reason)),
});
export type OpinionDecision = Static<typeof OpinionDecision>;

/** A review in its writer's copy of their data. */
export const OwnOpinion = Strict({
  BookingId: Id,
  WrittenAt: InstantMs,
  Language,
  Stars: StarCounts,
  Text: Type.String(),
  Status,
  Reason: Nullable(Type.String()),
});
export type OwnOpinion = Static<typeof OwnOpinion>;
