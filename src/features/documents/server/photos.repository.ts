import { eq } from "drizzle-orm";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import type { Tx } from "../../../platform/server/services";
import { clientDocuments, documentPhotos } from "./documents.tables";
import { openPhoto, sealPhoto } from "./sealedDocument";

/** Stores a document's photo, replacing the former one. */
export async function replacePhoto(
  tx: Tx,
  photo: Omit<typeof documentPhotos.$inferInsert, "sealedWith">,
): Promise<void> {
  await tx.delete(documentPhotos).where(eq(documentPhotos.documentId, photo.documentId));
  await tx.insert(documentPhotos).values({ ...photo, ...sealPhoto(vaultOf(tx), photo) });
}

/** A photo with its document's client. */
export async function findPhoto(tx: Tx, id: string) {
  const { mediaType, content, sealedWith } = documentPhotos;
  const { clientId, id: documentId } = clientDocuments;
  const [row] = await tx
    .select({ mediaType, content, sealedWith, clientId, documentId })
    .from(documentPhotos)
    .innerJoin(clientDocuments, eq(clientDocuments.id, documentPhotos.documentId))
    .where(eq(documentPhotos.id, id));
  if (!row) return undefined;
  const { sealedWith: name, ...photo } = row;
  return { ...photo, content: openPhoto(vaultOf(tx), { id, content: photo.content, sealedWith: name }) };
}

export async function photoIdOf(tx: Tx, documentId: number): Promise<string | null> {
  const [row] = await tx
    .select({ id: documentPhotos.id })
    .from(documentPhotos)
    .where(eq(documentPhotos.documentId, documentId));
  return row?.id ?? null;
}
