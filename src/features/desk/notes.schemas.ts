import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, LanguageCode, Strict } from "../../shared/schemas";
import { NoteText } from "../notes/notes.schemas";

/** A client's note that no staff have dealt with yet. */
export const DeskNote = Strict({
  NoteId: Id,
  ClientId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  Subject: Type.String(),
  Message: Type.String(),
  /** The language in which we write to the client, whatever the note's. */
  ClientLanguage: LanguageCode,
  CreatedAt: InstantMs,
});
export type DeskNote = Static<typeof DeskNote>;

export const NoteAnswer = Strict({ NoteId: Id, Message: NoteText });
export type NoteAnswer = Static<typeof NoteAnswer>;

export const NoteAside = Strict({ NoteId: Id });
export type NoteAside = Static<typeof NoteAside>;
