import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import type { NotificationRecipient, Notifier } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { type Language, languageOf } from "../../../shared/language";
import { notesPath } from "../notes.pages";
import type { NewNote, Note } from "../notes.schemas";
import { countUnread, everyNoteOf, insertNote, lockNote, type NoteRow, notesOf, updateNote } from "./notes.repository";

type Side = Pick<NoteRow, "clientId" | "siteId" | "isSent">;

/** The most notes in one answer. */
const SHOWN = 200;

type Deps = Pick<Services, "db" | "now"> &
  Pick<Notifier, "mail"> & { recipientOf: (tx: Tx, clientId: number) => Promise<NotificationRecipient | null> };

export type NotesService = ReturnType<typeof notesService>;

/** A client's received and sent notes (NOTE-1, NOTE-2, WIRE-13). */
export function notesService({ db, now, recipientOf, mail }: Deps) {
  return {
    /** For the client and staff: new notes among those that `list` shows. */
    countNew: async (caller: Caller, clientId: number): Promise<number> => {
      requireOwner(caller, clientId);
      return countUnread(db, clientId, SHOWN);
    },

    /** For the client and staff. Reading a list marks nothing as read. */
    list: async (caller: Caller, side: Side): Promise<Note[]> => {
      requireOwner(caller, side.clientId);
      return (await notesOf(db, side, SHOWN)).map(noteOf);
    },

    /** For the client and staff: all notes, including hidden ones. */
    every: async (caller: Caller, clientId: number): Promise<Note[]> => {
      requireOwner(caller, clientId);
      return (await everyNoteOf(db, clientId)).map(noteOf);
    },

    /** For the client; only for received notes, as the mark of a sent note is staff's. */
    markAsRead: (caller: Caller, id: number): Promise<void> =>
      change(caller, id, async (tx, note) => {
        if (!note.isSent && !note.isRead) await updateNote(tx, id, { isRead: true });
      }),

    /** For the client. Staff still see a note that was sent to them. */
    hide: (caller: Caller, id: number): Promise<void> =>
      change(caller, id, async (tx, note) => {
        if (!note.isHidden) await updateNote(tx, id, { isHidden: true });
      }),

    /**
     * For the client: sends a note, which is acknowledged by email alone, as a note would be one more in the inbox.
     * Repeated with its request key it is the same note; another one with that key throws `note.sameKeyOtherRequest`.
     * (NOTE-4, MAIL-6)
     */
    create: async (caller: Caller, newNote: NewNote, spoken: Language): Promise<Note> => {
      requireSelf(caller, newNote.ClientId);
      const key = newNote.RequestKey ? `client-${newNote.ClientId}-note-${newNote.RequestKey}` : null;
      const row = {
        key,
        clientId: newNote.ClientId,
        siteId: newNote.SiteId,
        subject: newNote.Subject,
        message: newNote.Message,
        language: languageOf(newNote.language ?? newNote.Language ?? spoken),
        isSent: true,
        createdAt: now(),
      };
      return noteOf(await send(row));
    },
  };

  async function send(row: Parameters<typeof insertNote>[1]): Promise<NoteRow> {
    return db.transaction(async (tx) => {
      const { note, fresh } = await insertNote(tx, row);
      const recipient = fresh && (await recipientOf(tx, note.clientId));
      if (!recipient) return note;
      const about = { template: "noteReceived", values: { subject: note.subject }, path: notesPath() } as const;
      await mail(tx, { recipient, key: `note-${note.id}-received`, ...about, secrets: [], at: note.createdAt });
      return note;
    });
  }

  async function change(caller: Caller, id: number, apply: (tx: Tx, note: NoteRow) => Promise<void>): Promise<void> {
    await db.transaction(async (tx) => {
      const note = await lockNote(tx, id);
      if (!note) throw new Problem("notFound");
      requireSelf(caller, note.clientId);
      await apply(tx, note);
    });
  }
}

function noteOf({ id, clientId, siteId, subject, message, isSent, isRead, language, ...row }: NoteRow): Note {
  const { createdAt, actionLabel, actionPath } = row;
  return {
    Id: id,
    ClientId: clientId,
    SiteId: siteId,
    Subject: subject,
    Message: message,
    isSent,
    IsRead: isRead,
    language,
    CreatedAt: createdAt,
    Action: actionLabel !== null && actionPath !== null ? { Label: actionLabel, Path: actionPath } : null,
  };
}
