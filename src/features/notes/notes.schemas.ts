import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import {
  AskedLanguage,
  Id,
  InstantMs,
  LanguageCode,
  Line,
  Lines,
  Nullable,
  SiteId,
  Strict,
  Uuid,
} from "../../shared/schemas";

export const NoteText = Lines(LONGEST.message, 1);

/** A note (NOTE-1). The client's own are sent; the program's and staff's are received. */
export const Note = Strict({
  Id,
  ClientId: Id,
  SiteId: Type.Integer(),
  Subject: Type.String(),
  Message: Type.String(),
  isSent: Type.Boolean(),
  /** For a received note: the client has read it. For a sent one: staff have dealt with it. (NOTE-5) */
  IsRead: Type.Boolean(),
  language: LanguageCode,
  CreatedAt: InstantMs,
  /** The button of a note by the program, to the page of our site where what it is about is done. (NOTE-8) */
  Action: Nullable(Strict({ Label: Type.String(), Path: Type.String() })),
});
export type Note = Static<typeof Note>;

/**
 * A note may be sent in the form in which it is answered: fields set by the server may have a new note's values.
 * (NOTE-6)
 */
export const NewNote = Strict({
  Id: Type.Optional(Type.Literal(0, { refusal: "readOnly" })),
  IsRead: Type.Optional(Type.Literal(false, { refusal: "readOnly" })),
  isSent: Type.Optional(Type.Boolean()),
  /** Sent by pages that were loaded before an update. */
  IsSent: Type.Optional(Type.Boolean()),
  Language: Type.Optional(AskedLanguage),
  ClientId: Id,
  SiteId,
  Subject: Line(LONGEST.subject),
  Message: NoteText,
  /** By default the request's language. */
  language: Type.Optional(AskedLanguage),
  /** One per intent to send: a note sent again with it is the same note. */
  RequestKey: Type.Optional(Uuid),
});
export type NewNote = Static<typeof NewNote>;
