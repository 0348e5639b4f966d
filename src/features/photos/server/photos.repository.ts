import { and, asc, count, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { PhotoSubject } from "../../../shared/photoSubject";
import { photoAddress } from "../photos.rules";
import type { CoverPhoto, ShownPhoto } from "../photos.schemas";
import { photoLeftovers, photos } from "./photos.tables";

export type StoredPhoto = typeof photos.$inferSelect;

const of = (subject: PhotoSubject, subjectId: number) =>
  and(eq(photos.subject, subject), eq(photos.subjectId, subjectId));

/** The photographs of some subjects of a kind, in order. */
export async function photosOf(db: Tx, subject: PhotoSubject, ids: readonly number[]): Promise<StoredPhoto[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(photos)
    .where(and(eq(photos.subject, subject), inArray(photos.subjectId, [...ids])))
    .orderBy(asc(photos.subjectId), asc(photos.position), asc(photos.id));
}

/** All photographs by kind, subject and position, locked against changes until the transaction ends. */
export async function lockAllPhotos(tx: Tx): Promise<StoredPhoto[]> {
  await tx.execute(sql`lock table ${photos} in share row exclusive mode`);
  return allPhotos(tx);
}

export async function allPhotos(db: Tx): Promise<StoredPhoto[]> {
  return db
    .select()
    .from(photos)
    .orderBy(asc(photos.subject), asc(photos.subjectId), asc(photos.position), asc(photos.id));
}

/** The first photograph of each subject of a kind, by subject id; or of one subject alone. (PHOTO-6) */
export async function coversOf(db: Tx, subject: PhotoSubject, id?: number): Promise<Map<number, CoverPhoto>> {
  const rows = await db
    .selectDistinctOn([photos.subjectId])
    .from(photos)
    .where(id === undefined ? eq(photos.subject, subject) : of(subject, id))
    .orderBy(photos.subjectId, asc(photos.position), asc(photos.id));
  return new Map(rows.map((row) => [row.subjectId, coverOf(row)]));
}

function coverOf({ file, width, height, placeholder }: StoredPhoto): CoverPhoto {
  return { File: file, Width: width, Height: height, Placeholder: placeholder };
}

export const toShown = (photo: StoredPhoto): ShownPhoto => ({ ...coverOf(photo), Words: photo.words });

/** A cover as a JSON column for other queries; null if the subject with `id` has no photograph. */
export function coverColumn(subject: PhotoSubject, id: PgColumn): SQL<CoverPhoto | null> {
  return sql<CoverPhoto | null>`(select json_build_object('File', p.file, 'Width', p.width, 'Height', p.height,
    'Placeholder', p.placeholder) from photos p where p.subject = ${subject} and p.subject_id = ${id}
    order by p.position, p.id limit 1)`;
}

/** The number of photographs of each subject of a kind. */
export async function photoCounts(db: Tx, subject: PhotoSubject): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: photos.subjectId, count: count() })
    .from(photos)
    .where(eq(photos.subject, subject))
    .groupBy(photos.subjectId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function findPhoto(db: Tx, file: string): Promise<StoredPhoto | undefined> {
  const [row] = await db.select().from(photos).where(eq(photos.file, file));
  return row;
}

/** Locks a subject's photographs until the transaction ends, so that changes are serialized. */
export async function lockPhotosOf(tx: Tx, subject: PhotoSubject, subjectId: number): Promise<StoredPhoto[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`photos of ${subject} ${subjectId}`}))`);
  return photosOf(tx, subject, [subjectId]);
}

export async function insertPhoto(tx: Tx, photo: Omit<typeof photos.$inferInsert, "url">): Promise<void> {
  await tx.insert(photos).values({ ...photo, url: photoAddress(photo.file, photo.width) });
}

export async function placePhotos(tx: Tx, inOrder: readonly StoredPhoto[]): Promise<void> {
  for (const [position, { file }] of inOrder.entries()) await changePhoto(tx, file, { position });
}

export async function changePhoto(
  tx: Tx,
  file: string,
  to: Partial<Pick<StoredPhoto, "position" | "words">>,
): Promise<void> {
  await tx.update(photos).set(to).where(eq(photos.file, file));
}

/** Deletes a photograph; a trigger lists its files as leftovers to be deleted. */
export async function removePhoto(tx: Tx, file: string): Promise<void> {
  await tx.delete(photos).where(eq(photos.file, file));
}

/** Lists files that are about to be written as leftovers, until a photograph claims them. */
export async function announceFiles(db: Tx, file: string, width: number, dueAt: Instant): Promise<void> {
  await db.insert(photoLeftovers).values({ file, width, dueAt });
}

/** Claims files for a photograph. False if they were leftovers for too long and may have been deleted. */
export async function claimFiles(tx: Tx, file: string): Promise<boolean> {
  const stillTheirs = and(eq(photoLeftovers.file, file), isNotNull(photoLeftovers.dueAt));
  const claimed = await tx.delete(photoLeftovers).where(stillTheirs).returning();
  return claimed.length > 0;
}

/** Some files that are due for deletion. From then on no photograph can claim them. */
export async function leftoversToDelete(db: Tx, now: Instant, limit: number) {
  await db.update(photoLeftovers).set({ dueAt: null }).where(lte(photoLeftovers.dueAt, now));
  return db.select().from(photoLeftovers).where(isNull(photoLeftovers.dueAt)).limit(limit);
}

export async function forgetLeftover(db: Tx, file: string): Promise<void> {
  await db.delete(photoLeftovers).where(eq(photoLeftovers.file, file));
}
