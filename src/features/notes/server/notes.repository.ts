import { and, desc, eq } from "drizzle-orm";
import type { SystemNote } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { SITE_ID } from "../../../shared/constants";
import { notes } from "./notes.tables";

export type NoteRow = typeof notes.$inferSelect;
type NewNoteRow = typeof notes.$inferInsert;

/** Adds a note by the program to a client's inbox; no effect if its key exists. */
export async function addSystemNote(tx: Tx, { at, action, ...note }: SystemNote): Promise<void> {
  const button = { actionLabel: action?.label, actionPath: action?.path };
  await tx
    .insert(notes)
    .values({ ...note, ...button, siteId: SITE_ID, isSent: false, createdAt: at })
    .onConflictDoNothing({ target: notes.key });
}

/**
 * Stores a note, unless it is stored already, under the same key. Throws `note.sameKeyOtherRequest` if what is stored
 * under that key says something else. (NOTE-4)
 */
export async function insertNote(tx: Tx, row: NewNoteRow): Promise<{ note: NoteRow; fresh: boolean }> {
  const [stored] = await tx.insert(notes).values(row).onConflictDoNothing({ target: notes.key }).returning();
  if (stored) return { note: stored, fresh: true };
  const [known] = await tx
    .select()
    .from(notes)
    .where(eq(notes.key, row.key ?? ""));
  if (!known) throw new Error("a note was neither stored nor known");
  if (known.subject !== row.subject || known.message !== row.message) throw new Problem("note.sameKeyOtherRequest");
  return { note: known, fresh: false };
}

/** A note, locked until the transaction ends, so that two answers are serialized. */
export async function lockNote(tx: Tx, id: number): Promise<NoteRow | null> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for("no key update");
  return row ?? null;
}

/** A client's visible notes, received or sent, newest first. */
export function notesOf(
  tx: Tx,
  { clientId, siteId, isSent }: Pick<NoteRow, "clientId" | "siteId" | "isSent">,
  limit: number,
) {
  const theirs = and(eq(notes.clientId, clientId), eq(notes.siteId, siteId), eq(notes.isSent, isSent));
  return tx
    .select()
    .from(notes)
    .where(and(theirs, eq(notes.isHidden, false)))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(limit);
}

/** All notes of a client, including hidden ones, in order. */
export async function everyNoteOf(tx: Tx, clientId: number): Promise<NoteRow[]> {
  return tx.select().from(notes).where(eq(notes.clientId, clientId)).orderBy(notes.id);
}

/**
 * The number of unread notes among the newest `limit` that a client received; older ones are not listed, so nobody can
 * read them.
 */
export async function countUnread(tx: Tx, clientId: number, limit: number): Promise<number> {
  const listed = notesOf(tx, { clientId, siteId: SITE_ID, isSent: false }, limit).as("listed");
  return tx.$count(listed, eq(listed.isRead, false));
}

export async function updateNote(
  tx: Tx,
  id: number,
  change: Partial<Pick<NoteRow, "isRead" | "isHidden" | "handledAt">>,
): Promise<void> {
  await tx.update(notes).set(change).where(eq(notes.id, id));
}
