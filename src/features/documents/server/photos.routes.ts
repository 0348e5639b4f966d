import type { FastifyInstance } from "fastify";
import type { Static } from "typebox";
import { Problem } from "../../../platform/server/problem";
import { attachmentHeaders, UPLOAD_LIMIT } from "../../../platform/server/uploads/readUpload";
import { Id, Strict, Uuid } from "../../../shared/schemas";
import { documentFiles } from "../documents.contract";
import { ProcessType } from "../documents.schemas";
import type { DocumentPhotos } from "./documentPhotos";

const OfType = Strict({ clientId: Id, docType: ProcessType });
const OfPhoto = Strict({ photoId: Uuid });

/** The photos of documents: sent as their bare bytes, given out to be saved. */
export async function photoRoutes(app: FastifyInstance, photos: DocumentPhotos): Promise<void> {
  app.get<{ Params: Static<typeof OfPhoto> }>(
    documentFiles.photo,
    { schema: { params: OfPhoto }, config: { access: "client", impersonator: "act" } },
    async ({ caller, params }, reply) => {
      if (!caller) throw new Problem("unauthorized");
      const { mediaType, content, documentId } = await photos.read(caller, params.photoId);
      return reply.headers(attachmentHeaders(`document-${documentId}`, mediaType)).send(Buffer.from(content));
    },
  );
  await app.register((scope, _options, done) => {
    takePhotos(scope, photos);
    done();
  });
}

/** Only in this scope are bare bytes taken. */
function takePhotos(scope: FastifyInstance, photos: DocumentPhotos): void {
  scope.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => body,
  );
  scope.post<{ Params: Static<typeof OfType>; Body: Buffer }>(
    documentFiles.send,
    {
      bodyLimit: UPLOAD_LIMIT,
      schema: { params: OfType },
      config: { access: "client", impersonator: "notAct", rateLimit: { max: 20, timeWindow: "1 minute" } },
    },
    async ({ caller, params, body }) => {
      if (!caller) throw new Problem("unauthorized");
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const Data = await photos.send(caller, params.clientId, params.docType, content);
      return { Data, Status: 0, ResultCode: "OK", ResponseType: "OK" };
    },
  );
}
