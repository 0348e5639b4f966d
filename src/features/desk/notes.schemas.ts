import Type, { type Static } from "typebox";
import { Id, InstantMs, Strict } from "../../shared/schemas";
import { clientContact } from "../account/clientContact.schemas";
import { NoteText } from "../notes/notes.schemas";

/** A client's note that no staff have dealt with yet. */
export const DeskNote = Strict({
  NoteId: Id,
  ...clientContact,
  ClientId: Id,
  Subject: Type.String(),
  Message: Type.String(),
  CreatedAt: InstantMs,
});
export type DeskNote = Static<typeof DeskNote>;

export const NoteAnswer = Strict({ NoteId: Id, Message: NoteText });
export type NoteAnswer = Static<typeof NoteAnswer>;

export const NoteAside = Strict({ NoteId: Id });
export type NoteAside = Static<typeof NoteAside>;
