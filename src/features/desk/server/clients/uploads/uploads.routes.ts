import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { supportContract } from "../../../support.contract";
import { InfectedUpload, UploadDone } from "../../../uploads.schemas";
import type { DeskUploadsService } from "./uploads.service";

/** Infected files that were refused, in the back office. */
export function deskUploadRoutes(app: FastifyInstance, { uploads }: { uploads: DeskUploadsService }): void {
  route(app, supportContract.getInfectedUploads, { data: Type.Array(InfectedUpload) }, ({ caller }) =>
    uploads.getUploads(caller),
  );
  const done = { body: UploadDone, data: Type.Null() };
  route(app, supportContract.endInfectedUpload, done, async ({ caller, body }) => {
    await uploads.done(caller, body);
    return null;
  });
}
