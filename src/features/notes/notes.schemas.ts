import Type, { type Static } from "typebox";
import { type Language, languageFacts, languages } from "../../shared/language";
import { Id, InstantMs, LanguageCode, Line, Lines, SiteId, Strict, Uuid } from "../../shared/schemas";

export const NoteText = Lines(2_000, 1);

/** A note of NOTE-1. The client's own are sent; ours and the desk's are received. */
export const Note = Strict({
  Id,
  ClientId: Id,
  SiteId: Type.Integer(),
  Subject: Type.String(),
  Message: Type.String(),
  isSent: Type.Boolean(),
  /** Of a received note: the client has read it. Of a sent one: the desk has dealt with it. (NOTE-5) */
  IsRead: Type.Boolean(),
  language: LanguageCode,
  CreatedAt: InstantMs,
});
export type Note = Static<typeof Note>;

/** A language of ours, by its code or its LanguageId. */
const NoteLanguage = Type.Unsafe<Language | 1 | 2>({
  enum: [...languages, ...languages.map((code) => languageFacts[code].id)],
});

/** A note may be sent as it is answered: what the server decides may be in it with the value of a new note. (NOTE-6) */
export const NewNote = Strict({
  Id: Type.Optional(Type.Literal(0, { refusal: "readOnly" })),
  IsRead: Type.Optional(Type.Literal(false, { refusal: "readOnly" })),
  isSent: Type.Optional(Type.Boolean()),
  /** As pages that were loaded before wrote the two. */
  IsSent: Type.Optional(Type.Boolean()),
  Language: Type.Optional(NoteLanguage),
  ClientId: Id,
  SiteId,
  Subject: Line(120),
  Message: NoteText,
  /** Without one, that of the request. */
  language: Type.Optional(NoteLanguage),
  /** One per intent to send: the same note sent again is one note. */
  RequestKey: Type.Optional(Uuid),
});
export type NewNote = Static<typeof NewNote>;
