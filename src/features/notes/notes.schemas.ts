import Type, { type Static } from "typebox";
import { Id, InstantMs, LanguageCode, Line, SiteId, Strict, Uuid } from "../../shared/schemas";

/** What people write in more than one line: no control characters but line breaks and tabs. */
export const NoteText = Type.String({
  minLength: 1,
  maxLength: 2_000,
  pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$",
});

/** A note of NOTE-1. The client's own are sent; ours and the desk's are received. */
export const Note = Strict({
  Id,
  ClientId: Id,
  SiteId: Type.Integer(),
  Subject: Type.String(),
  Message: Type.String(),
  IsSent: Type.Boolean(),
  /** Of a received note: the client has read it. Of a sent one: the desk has dealt with it. (NOTE-5) */
  IsRead: Type.Boolean(),
  Language: LanguageCode,
  CreatedAt: InstantMs,
});
export type Note = Static<typeof Note>;

export const NewNote = Strict({
  ClientId: Id,
  SiteId,
  Subject: Line(120),
  Message: NoteText,
  Language: LanguageCode,
  /** One per intent to send: the same note sent again is one note. */
  RequestKey: Type.Optional(Uuid),
});
export type NewNote = Static<typeof NewNote>;
