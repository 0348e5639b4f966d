import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clients } from "../../account/server/account.tables";
import { notes } from "../../notes/server/notes.tables";
import type { DeskNote } from "../notes.schemas";

/** Clients' notes that wait for the desk, the oldest first. What a client has hidden still waits: it was sent. */
export async function waitingNotes(db: Tx, limit: number): Promise<DeskNote[]> {
  const rows = await db
    .select({ note: notes, firstName: clients.firstName, lastName: clients.lastName, email: clients.email })
    .from(notes)
    .innerJoin(clients, eq(clients.id, notes.clientId))
    .where(and(eq(notes.isSent, true), isNull(notes.handledAt)))
    .orderBy(asc(notes.id))
    .limit(limit);
  return rows.map(({ note, firstName, lastName, email }) => ({
    NoteId: note.id,
    ClientId: note.clientId,
    ClientName: `${firstName} ${lastName}`,
    ClientEmail: email,
    Subject: note.subject,
    Message: note.message,
    Language: note.language,
    CreatedAt: note.createdAt,
  }));
}
