import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Instant } from "../../../shared/instant";
import { uploadParts, uploads } from "../db/schema/uploads";
import { vaultOf } from "../sealed/keyedDatabase";
import { Unsealable } from "../sealed/vault";
import type { Tx } from "../services";

export type Upload = typeof uploads.$inferSelect;
/** The account of an upload, and its call. */
export type UploadOwner = Pick<Upload, "clientId" | "call">;

const placeOfPart = (uploadId: string, firstByte: number) => ({
  table: "upload_parts",
  field: "content",
  row: `${uploadId}/${firstByte}`,
});
const placeOfOutcome = (id: string) => ({ table: "uploads", field: "outcome", row: id });

/** Stores a new upload, unless there is one with its id. */
export async function beginUpload(
  tx: Tx,
  { at, ...upload }: UploadOwner & { id: string; length: number; at: Instant },
): Promise<void> {
  await tx
    .insert(uploads)
    .values({ ...upload, begunAt: at, lastPartAt: at })
    .onConflictDoNothing();
}

/**
 * Deletes a client's unfinished uploads except the `most` that received a part last. Two processes do so one after the
 * other.
 */
export async function dropOldest(tx: Tx, clientId: number, most: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('uploads of client'), ${clientId}::int)`);
  const unfinished = and(eq(uploads.clientId, clientId), isNull(uploads.outcome), isNull(uploads.handledSince));
  const latest = desc(uploads.lastPartAt);
  const older = tx.select({ id: uploads.id }).from(uploads).where(unfinished).orderBy(latest).offset(most);
  await tx.delete(uploads).where(inArray(uploads.id, older));
}

/** The upload of this owner that was begun after `since`; locked until the transaction ends. */
export async function lockUpload(
  tx: Tx,
  id: string,
  { clientId, call }: UploadOwner,
  since: Instant,
): Promise<Upload | null> {
  const own = and(eq(uploads.id, id), eq(uploads.clientId, clientId), eq(uploads.call, call));
  const [row] = await tx.select().from(uploads).where(own).for("update");
  return row && row.begunAt > since ? row : null;
}

export async function findUpload(db: Tx, id: string): Promise<Upload | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** How many bytes of an upload are stored, from its first one on; null if a part between them is missing. */
export async function receivedBytes(db: Tx, uploadId: string): Promise<number | null> {
  const { firstByte, size } = uploadParts;
  const [row] = await db
    .select({
      stored: sql<number>`coalesce(sum(${size}), 0)::int`,
      end: sql<number>`coalesce(max(${firstByte} + ${size}), 0)`,
    })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId));
  return row && row.stored === row.end ? row.stored : null;
}

/** Stores a part, encrypted. */
export async function addPart(
  tx: Tx,
  { id, firstByte, content, at }: { id: string; firstByte: number; content: Uint8Array; at: Instant },
): Promise<void> {
  const sealed = vaultOf(tx).sealBytes(content, placeOfPart(id, firstByte));
  await tx.insert(uploadParts).values({ uploadId: id, firstByte, size: content.length, ...sealed });
  await tx.update(uploads).set({ lastPartAt: at }).where(eq(uploads.id, id));
}

/** The whole file from its parts; null if one is missing, or cannot be opened. */
export async function wholeFile(db: Tx, { id, length }: Pick<Upload, "id" | "length">): Promise<Buffer | null> {
  const parts = await db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, id))
    .orderBy(asc(uploadParts.firstByte));
  const whole = Buffer.alloc(length);
  let filled = 0;
  for (const { firstByte, content, sealedWith } of parts) {
    if (firstByte !== filled) return null;
    try {
      const plain = vaultOf(db).openBytes({ content, sealedWith }, placeOfPart(id, firstByte));
      whole.set(plain, filled);
      filled += plain.length;
    } catch (error) {
      if (error instanceof Unsealable) return null;
      throw error;
    }
  }
  return filled === length ? whole : null;
}

/** Claims an upload for this process: false if another one has claimed it after `since`. */
export async function claimUpload(db: Tx, id: string, at: Instant, since: Instant): Promise<boolean> {
  const free = or(isNull(uploads.handledSince), lte(uploads.handledSince, since));
  const claimed = await db
    .update(uploads)
    .set({ handledSince: at })
    .where(and(eq(uploads.id, id), isNull(uploads.outcome), free))
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

export async function releaseUpload(db: Tx, id: string): Promise<void> {
  await db.update(uploads).set({ handledSince: null }).where(eq(uploads.id, id));
}

/** Stores the outcome of an upload, encrypted, and deletes its parts. */
export async function endUpload(tx: Tx, id: string, outcome: string): Promise<void> {
  const sealed = vaultOf(tx).sealText(outcome, placeOfOutcome(id));
  await tx.update(uploads).set({ outcome: sealed }).where(eq(uploads.id, id));
  await tx.delete(uploadParts).where(eq(uploadParts.uploadId, id));
}

/** The stored outcome of an upload; null: none yet. Throws `Unsealable`. */
export function outcomeOf(db: Tx, { id, outcome }: Pick<Upload, "id" | "outcome">): string | null {
  return outcome === null ? null : vaultOf(db).openText(outcome, placeOfOutcome(id));
}

export async function deleteUpload(db: Tx, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/** Deletes the uploads that were begun at `until` or earlier. */
export async function deleteOldUploads(db: Tx, until: Instant): Promise<void> {
  await db.delete(uploads).where(lte(uploads.begunAt, until));
}
