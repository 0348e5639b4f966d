import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notifier } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import type { AuditAction } from "../../../../../shared/auditActions";
import { recipientOf } from "../../../../account/server/account.repository";
import { notesPath } from "../../../../notes/notes.pages";
import { insertNote, lockNote, type NoteRow, updateNote } from "../../../../notes/server/notes.repository";
import { MOST_WAITING } from "../../../desk.limits";
import type { DeskNote, NoteAnswer, NoteAside } from "../../../notes.schemas";
import { waitingNotes } from "./notes.repository";

type Deps = Pick<Services, "db" | "now"> & { mail: Notifier["mail"] };

export type DeskNotesService = ReturnType<typeof deskNotesService>;

/** Clients' notes to staff, and the answers. */
export function deskNotesService({ db, now, mail }: Deps) {
  return {
    getNotes: async (caller: Caller): Promise<DeskNote[]> => {
      requireStaff(caller);
      return waitingNotes(db, MOST_WAITING);
    },

    /**
     * For staff: puts the answer into the client's inbox, and notifies by email. Throws `support.noteHandled`. (NOTE-5)
     */
    answer: async (caller: Caller, { NoteId, Message: message }: NoteAnswer): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const note = await waiting(tx, NoteId);
        const at = now();
        const key = `note-${note.id}-answer`;
        const { clientId, siteId, subject } = note;
        const recipient = await recipientOf(tx, clientId);
        // The same language as the email that notifies of it. (DESK-9)
        const language = recipient?.language ?? note.language;
        const answer = { key, clientId, siteId, language, message, answersId: note.id, isSent: false, createdAt: at };
        await insertNote(tx, { ...answer, subject: answering(subject) });
        await handled(tx, caller, note, "note.answered", at);
        if (recipient)
          await mail(tx, {
            recipient,
            key,
            template: "noteAnswered",
            values: { subject },
            secrets: [],
            path: notesPath(),
            at,
          });
      });
    },

    /** For staff: puts aside a note that needs no answer. Throws `support.noteHandled`. */
    putAside: async (caller: Caller, { NoteId }: NoteAside): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => handled(tx, caller, await waiting(tx, NoteId), "note.putAside", now()));
    },
  };

  async function waiting(tx: Tx, id: number): Promise<NoteRow> {
    const note = await lockNote(tx, id);
    if (!note?.isSent) throw new Problem("notFound");
    if (note.handledAt !== null) throw new Problem("support.noteHandled");
    return note;
  }

  async function handled(
    tx: Tx,
    caller: Caller,
    { id, clientId }: NoteRow,
    action: AuditAction,
    at: number,
  ): Promise<void> {
    await updateNote(tx, id, { handledAt: at, isRead: true });
    await writeAudit(tx, { at, caller, action, subject: `client ${clientId}`, facts: { note: id } });
  }
}

/** A reply's subject as in email programs: "Re: " once, however long the exchange. */
function answering(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}
