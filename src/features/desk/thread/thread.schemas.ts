import Type, { type Static } from "typebox";
import { LONGEST } from "../../../shared/longest";
import { Id, InstantMs, Line, Nullable, Strict, Uuid } from "../../../shared/schemas";
import { NoteText } from "../../notes/notes.schemas";

/** A template filled with the plan's facts, in the client's language. */
export const FilledDraft = Strict({
  TemplateId: Id,
  /** In the staff's language. */
  Title: Type.String(),
  Subject: Type.String(),
  Message: Type.String(),
});

/** A message that staff began: to the client, or to colleagues, which the client never sees. */
export const Written = Strict({
  Key: Type.String(),
  At: InstantMs,
  To: Type.Enum(["client", "colleagues"]),
  By: Type.String(),
  Subject: Type.String(),
  /** Empty: erased with the client's account, or not readable. (SAFE-63) */
  Message: Type.String(),
  Unreadable: Type.Boolean(),
  /** The key of the emails by which the client was told of it; null for notes to colleagues. */
  SentAs: Nullable(Type.String()),
});
export type Written = Static<typeof Written>;

export const PlanThread = Strict({
  /** The newest first. */
  Written: Type.Array(Written),
  Drafts: Type.Array(FilledDraft),
  /** The client has verified a number that WhatsApp reaches. */
  WhatsApp: Type.Boolean(),
});
export type PlanThread = Static<typeof PlanThread>;

/** `RequestKey`: one per intent to write, so that what is sent again is one message. */
export const Message = Strict({
  TravelPlanId: Id,
  Subject: Line(LONGEST.subject, 1),
  Message: NoteText,
  WhatsApp: Type.Boolean(),
  RequestKey: Uuid,
});
export type Message = Static<typeof Message>;

export const InternalNote = Strict({ TravelPlanId: Id, Message: NoteText });
export type InternalNote = Static<typeof InternalNote>;
