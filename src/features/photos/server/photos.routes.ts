import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { FileStore } from "../../../platform/server/files/fileStore";
import { isFileName } from "../../../platform/server/files/fileStore";
import { route, uploadRoute } from "../../../platform/server/http/route";
import { Problem } from "../../../platform/server/problem";
import { Id, Strict, Uuid } from "../../../shared/schemas";
import { photosContract } from "../photos.contract";
import { PHOTOS } from "../photos.rules";
import { PhotoAlbum, PhotographedList, PhotoOrder, PhotoSubject, ShownPhoto, WrittenWords } from "../photos.schemas";
import type { PhotosService } from "./photos.service";

/** Photographs that one IP address may send in a minute. */
const PHOTOS_PER_MINUTE = 120;

/** The back office's calls about photographs. */
export async function photosRoutes(app: FastifyInstance, photos: PhotosService): Promise<void> {
  const Nothing = Type.Null();
  const OfSubject = Strict({ subject: PhotoSubject, subjectId: Id });
  const OfPhoto = Strict({ photoId: Uuid });
  route(app, photosContract.getPhotographed, { data: PhotographedList }, () => photos.photographed());
  route(app, photosContract.getPhotoAlbum, { params: OfSubject, data: PhotoAlbum }, ({ params }) =>
    photos.album(params.subject, params.subjectId),
  );
  const ordering = { params: OfSubject, body: PhotoOrder, data: Nothing };
  route(app, photosContract.orderPhotos, ordering, ({ caller, params, body }) =>
    photos.order(caller, params.subject, params.subjectId, body.Files),
  );
  const writing = { params: OfPhoto, body: WrittenWords, data: Nothing };
  route(app, photosContract.writePhotoWords, writing, ({ caller, params, body }) =>
    photos.write(caller, params.photoId, body.Words),
  );
  route(app, photosContract.deletePhoto, { params: OfPhoto, data: Nothing }, ({ caller, params }) =>
    photos.remove(caller, params.photoId),
  );
  const sending = { params: OfSubject, data: ShownPhoto, perMinute: PHOTOS_PER_MINUTE, purpose: "photograph" } as const;
  await uploadRoute(app, photosContract.addPhoto, sending, ({ caller, params, body }) =>
    photos.add(caller, params.subject, params.subjectId, body),
  );
}

const mediaTypes: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * The photographs' files, public. A name's content never changes, and names are random, so they cannot be guessed.
 * (PHOTO-5)
 */
export function photoFileRoutes(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { name: string } }>(
    `${PHOTOS}/:name`,
    { config: { access: "public" }, schema: { params: Strict({ name: Type.String({ maxLength: 100 }) }) } },
    async ({ params: { name }, headers }, reply) => {
      const mediaType = mediaTypes[name.split(".").at(-1) ?? ""];
      if (mediaType === undefined || !isFileName(name)) throw new Problem("notFound");
      const tag = `"${name}"`;
      const isKnown = headers["if-none-match"]?.includes(tag) === true;
      const content = isKnown ? null : await store.read(name);
      if (!isKnown && content === null) throw new Problem("notFound");
      reply
        .header("ETag", tag)
        .header("Cache-Control", FOR_GOOD)
        .header("X-Content-Type-Options", "nosniff")
        // Other sites show it in link previews.
        .header("Cross-Origin-Resource-Policy", "cross-origin");
      if (content === null) return reply.code(304).send();
      return reply.type(mediaType).send(Buffer.from(content));
    },
  );
}
