import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, LanguageCode, Strict } from "../../shared/schemas";
import { NoteText } from "../notes/notes.schemas";

/** A note that a client sent and that nobody of the staff has dealt with yet. */
export const DeskNote = Strict({
  NoteId: Id,
  ClientId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  Subject: Type.String(),
  Message: Type.String(),
  /** That we write to the client in, whatever the note is written in. */
  ClientLanguage: LanguageCode,
  CreatedAt: InstantMs,
});
export type DeskNote = Static<typeof DeskNote>;

export const NoteAnswer = Strict({ NoteId: Id, Message: NoteText });
export type NoteAnswer = Static<typeof NoteAnswer>;

export const NoteAside = Strict({ NoteId: Id });
export type NoteAside = Static<typeof NoteAside>;
