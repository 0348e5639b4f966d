import type { FastifyInstance } from "fastify";
import { fileRoute, uploadRoute } from "../../../platform/server/http/route";
import { attachmentHeaders, mediaTypes } from "../../../platform/server/uploads/mediaTypes";
import { Id, Strict, Uuid } from "../../../shared/schemas";
import { documentsContract } from "../documents.contract";
import { ClientDocument, ProcessType } from "../documents.schemas";
import type { DocumentPhotos } from "./documentPhotos";

/** Photos that one IP address may send in a minute. */
const PHOTOS_PER_MINUTE = 20;

/** Document photos: uploaded as raw bytes, served as downloads. */
export async function photoRoutes(app: FastifyInstance, photos: DocumentPhotos): Promise<void> {
  const OfPhoto = Strict({ photoId: Uuid });
  fileRoute(app, documentsContract.getDocumentPhoto, { params: OfPhoto, mediaTypes }, async ({ caller, params }) => {
    const { mediaType, content, documentId } = await photos.read(caller, params.photoId);
    return { headers: attachmentHeaders(`document-${documentId}`, mediaType), content };
  });
  const OfType = Strict({ clientId: Id, docType: ProcessType });
  const sending = {
    params: OfType,
    data: ClientDocument,
    perMinute: PHOTOS_PER_MINUTE,
    purpose: "documentPhoto",
  } as const;
  await uploadRoute(app, documentsContract.sendDocumentPhoto, sending, ({ caller, params, body }) =>
    photos.send(caller, params.clientId, params.docType, body),
  );
}
