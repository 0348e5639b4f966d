import { randomUUID } from "node:crypto";
import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { sanitizedPicture } from "../../../platform/server/uploads/pictures";
import { documentTypeServing } from "../documents.rules";
import type { ClientDocument } from "../documents.schemas";
import { kindOf } from "./documentReview";
import type { DocumentsPorts } from "./documents.ports";
import { currentDocuments, lockOwner, returnToReview } from "./documents.repository";
import { documentOf } from "./documents.service";
import { findPhoto, replacePhoto } from "./photos.repository";

export type DocumentPhotos = ReturnType<typeof documentPhotosService>;

/** Document photos that clients agreed to send to staff: one per document, deleted with it. (DOC-11) */
export function documentPhotosService({
  db,
  now,
  recheck,
  notify,
  notifyOfPhoto,
}: Pick<Services, "db" | "now"> & Pick<DocumentsPorts, "recheck" | "notify" | "notifyOfPhoto">) {
  return {
    /**
     * For the client: stores a photo of a given document, re-encoded without the camera's metadata (SAFE-43).
     * `docType` 4: what serves as a licence. Throws `upload.…`, `photo.kind`, `notFound` without a document of the
     * type, and `documents.reviewed` for one that staff have accepted. A rejected one is reviewed again. (DOC-6)
     */
    send: async (caller: Caller, clientId: number, docType: number, content: Uint8Array): Promise<ClientDocument> => {
      requireSelf(caller, clientId);
      const kept = await sanitizedPicture(content);
      return db.transaction(async (tx) => {
        if (!(await lockOwner(tx, clientId))) throw new Problem("notFound");
        const document = (await currentDocuments(tx, clientId)).find(
          ({ type }) => type === documentTypeServing(docType),
        );
        if (!document) throw new Problem("notFound");
        if (document.status === "verified") throw new Problem("documents.reviewed");
        const photoId = randomUUID();
        const at = now();
        const photo = { documentId: document.id, ...kept, size: kept.content.length, givenAt: at };
        await replacePhoto(tx, { id: photoId, ...photo });
        await notifyOfPhoto(tx);
        const facts = { document: document.id };
        await writeAudit(tx, { at, caller, action: "document.photoGiven", subject: `client ${clientId}`, facts });
        // A document that counts already is not reviewed because of a photo, so no notification is needed. (MAIL-6)
        if (document.status !== "given")
          await notify(tx, {
            clientId,
            planId: null,
            key: `photo-${photoId}-given`,
            at,
            template: "documentPhotoReceived",
            values: { kind: kindOf(document) },
          });
        if (document.status !== "rejected") return documentOf(document, { photoId, at });
        await returnToReview(tx, document.id);
        await recheck(tx, clientId);
        return documentOf({ ...document, status: "inReview" }, { photoId, at });
      });
    },

    /** For the client and staff; each access is audited. */
    read: async (caller: Caller, photoId: string) => {
      const photo = await findPhoto(db, photoId);
      if (!photo) throw new Problem("notFound");
      requireOwner(caller, photo.clientId);
      const facts = { document: photo.documentId };
      const subject = `client ${photo.clientId}`;
      await writeAudit(db, { at: now(), caller, action: "document.photoRead", subject, facts });
      return photo;
    },
  };
}
