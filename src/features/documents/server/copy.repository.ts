import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clientDocuments, documentPhotos } from "./documents.tables";

/** The photos of a client's documents, for the copy of their data; the files are beside it. */
export async function documentPhotosOf(db: Tx, clientId: number) {
  const { documentId: DocumentId, mediaType: MediaType, size: Size, givenAt: GivenAt } = documentPhotos;
  return db
    .select({ DocumentId, MediaType, Size, GivenAt })
    .from(documentPhotos)
    .innerJoin(clientDocuments, eq(clientDocuments.id, DocumentId))
    .where(eq(clientDocuments.clientId, clientId))
    .orderBy(asc(GivenAt));
}
