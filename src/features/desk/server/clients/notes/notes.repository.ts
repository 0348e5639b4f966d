import { and, asc, desc, eq, inArray, isNull, not, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isKeptBy } from "../../../../../platform/server/listed.repository";
import type { Tx } from "../../../../../platform/server/services";
import { clients } from "../../../../account/server/account.tables";
import { contactOf } from "../../../../account/server/contactOf";
import { notes } from "../../../../notes/server/notes.tables";
import type { DeskNote } from "../../../notes.schemas";
import type { PlanNote } from "../../../plans/plans.schemas";
import { keptItems } from "../../records/keptItems.repository";

/** Clients' notes that wait for staff, oldest first, including those that the client has hidden since. */
export async function waitingNotes(db: Tx, limit: number): Promise<DeskNote[]> {
  const isWaiting = and(eq(notes.isSent, true), isNull(notes.handledAt));
  const isKept = isKeptBy(notes.id, keptItems(db, "note"));
  const first = db
    .select({ id: notes.id })
    .from(notes)
    .where(and(isWaiting, not(isKept)))
    .orderBy(asc(notes.id))
    .limit(limit);
  const rows = await db
    .select({
      note: notes,
      client: clients,
    })
    .from(notes)
    .innerJoin(clients, eq(clients.id, notes.clientId))
    .where(and(isWaiting, or(isKept, inArray(notes.id, first))))
    .orderBy(asc(notes.id));
  return rows.map(({ note, client }) => ({
    NoteId: note.id,
    ...contactOf(client),
    Subject: note.subject,
    Message: note.message,
    CreatedAt: note.createdAt,
  }));
}

/** A client's notes to staff, newest first, each with its answer if there is one. (NOTE-7) */
export async function notesToDesk(db: Tx, clientId: number, limit: number): Promise<PlanNote[]> {
  const answers = alias(notes, "answers");
  const rows = await db
    .select({ note: notes, answer: answers })
    .from(notes)
    .leftJoin(answers, eq(answers.answersId, notes.id))
    .where(and(eq(notes.clientId, clientId), eq(notes.isSent, true)))
    .orderBy(desc(notes.id))
    .limit(limit);
  return rows.map(({ note, answer }) => ({
    NoteId: note.id,
    Subject: note.subject,
    Message: note.message,
    CreatedAt: note.createdAt,
    HandledAt: note.handledAt,
    Answer: answer && { Message: answer.message, Language: answer.language, At: answer.createdAt },
  }));
}
