import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clientDocuments, documentPhotos } from "./documents.tables";

/** Puts a photo in the place of the one that its document had. */
export async function replacePhoto(tx: Tx, photo: typeof documentPhotos.$inferInsert): Promise<void> {
  await tx.delete(documentPhotos).where(eq(documentPhotos.documentId, photo.documentId));
  await tx.insert(documentPhotos).values(photo);
}

/** A photo and whose it is. */
export async function findPhoto(tx: Tx, id: string) {
  const { mediaType, content } = documentPhotos;
  const { clientId, id: documentId } = clientDocuments;
  const [row] = await tx
    .select({ mediaType, content, clientId, documentId })
    .from(documentPhotos)
    .innerJoin(clientDocuments, eq(clientDocuments.id, documentPhotos.documentId))
    .where(eq(documentPhotos.id, id));
  return row;
}

export async function photoIdOf(tx: Tx, documentId: number): Promise<string | null> {
  const [row] = await tx
    .select({ id: documentPhotos.id })
    .from(documentPhotos)
    .where(eq(documentPhotos.documentId, documentId));
  return row?.id ?? null;
}
