import { randomUUID } from "node:crypto";
import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { serialQueue } from "../../../platform/server/background/serialQueue";
import type { FileStore } from "../../../platform/server/files/fileStore";
import type { Caller } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import type { AuditAction } from "../../../shared/auditActions";
import { HOUR } from "../../../shared/instant";
import type { PhotoSubject } from "../../../shared/photoSubject";
import { MOST_PHOTOS, reordered } from "../photos.rules";
import type { ListedSubject, PhotoAlbum, PhotographedList, PhotoWords, ShownPhoto } from "../photos.schemas";
import { type MadePhoto, makePhoto, type PhotoToMake } from "./makePhoto";
import type { PhotosPorts, Subject } from "./photos.ports";
import {
  changePhoto,
  claimFiles,
  coversOf,
  findPhoto,
  insertPhoto,
  lockPhotosOf,
  photoCounts,
  photosOf,
  placePhotos,
  removePhoto,
  type StoredPhoto,
  toShown,
} from "./photos.repository";
import { writePhotoFiles } from "./writePhotoFiles";

export type PhotosService = ReturnType<typeof photosService>;

/** Uploads that may wait in memory, of at most 10 MB each; further ones are refused for now. */
const MOST_WAITING = 6;
/** The time after which an unfinished upload's files are deleted as orphaned; waiting uploads are done long before. */
const GIVEN_UP_AFTER = HOUR;

type Deps = PhotosPorts & Pick<Services, "db" | "now"> & { store: FileStore };

/** An operator's photographs of properties, rooms and car models, for the roles owner and content. (PHOTO-1) */
export function photosService({ db, now, store, subjects, roomsOf, exists }: Deps) {
  const makeInTurn = serialQueue<PhotoToMake, MadePhoto>(makePhoto, MOST_WAITING);

  async function requireSubject(tx: Tx, subject: PhotoSubject, id: number): Promise<void> {
    if (!(await exists(tx, subject, id))) throw new Problem("notFound");
  }

  async function photographed(): Promise<PhotographedList> {
    const all = await subjects();
    const list = async (kind: PhotoSubject) => {
      const covers = await coversOf(db, kind);
      const counts = await photoCounts(db, kind);
      return all
        .filter(({ subject }) => subject === kind)
        .map(
          ({ id, name, about }: Subject): ListedSubject => ({
            Id: id,
            Name: name,
            About: about,
            Count: counts.get(id) ?? 0,
            Cover: covers.get(id) ?? null,
          }),
        );
    };
    return { Hotels: await list("hotel"), Models: await list("model") };
  }

  async function album(subject: PhotoSubject, id: number): Promise<PhotoAlbum> {
    const found = (await subjects()).find((one) => one.subject === subject && one.id === id);
    if (!found) throw new Problem("notFound");
    const rooms = subject === "hotel" ? await roomsOf(id) : [];
    const ofRooms = await photosOf(
      db,
      "room",
      rooms.map((room) => room.id),
    );
    return {
      Name: found.name,
      Sets: [
        { Subject: subject, Id: id, RoomClassCode: "", Photos: (await photosOf(db, subject, [id])).map(toShown) },
        ...rooms.map((room) => ({
          Subject: "room" as const,
          Id: room.id,
          RoomClassCode: room.roomClassCode,
          Photos: ofRooms.filter(({ subjectId }) => subjectId === room.id).map(toShown),
        })),
      ],
    };
  }

  /**
   * Adds a photograph at the end. Its files are listed as leftovers before the first one is written, and taken off that
   * list with the row: wherever this stops, no file is forgotten. (PHOTO-4)
   */
  async function add(caller: Caller, subject: PhotoSubject, id: number, content: Uint8Array): Promise<ShownPhoto> {
    await requireSubject(db, subject, id);
    requireRoom((await photosOf(db, subject, [id])).length);
    const file = randomUUID();
    const made = await makeInTurn({ file, content });
    const { width, height, placeholder, digests } = made;
    await writePhotoFiles(db, store, { file, made, dueAt: now() + GIVEN_UP_AFTER });
    return db.transaction(async (tx) => {
      const before = await lockPhotosOf(tx, subject, id);
      requireRoom(before.length);
      // The subject may have been deleted since, and would then not delete this photograph.
      await requireSubject(tx, subject, id);
      if (!(await claimFiles(tx, file))) throw new Problem("unexpected");
      const position = Math.max(-1, ...before.map((photo) => photo.position)) + 1;
      const photo = { subject, subjectId: id, file, width, height, placeholder, digests, position };
      await insertPhoto(tx, { ...photo, words: [], addedAt: now() });
      await audit(tx, caller, "photo.added", photo);
      return { File: file, Width: width, Height: height, Placeholder: placeholder, Words: [] };
    });
  }

  async function order(caller: Caller, subject: PhotoSubject, id: number, files: readonly string[]): Promise<null> {
    await db.transaction(async (tx) => {
      const inOrder = reordered(await lockPhotosOf(tx, subject, id), files);
      // A photograph was added or deleted since.
      if (!inOrder) throw new Problem("photo.others");
      await placePhotos(tx, inOrder);
      await audit(tx, caller, "photo.ordered", { subject, subjectId: id });
    });
    return null;
  }

  async function write(caller: Caller, file: string, words: readonly PhotoWords[]): Promise<null> {
    await db.transaction(async (tx) => {
      const photo = await requirePhoto(tx, file);
      await changePhoto(tx, file, { words: [...words] });
      await audit(tx, caller, "photo.described", photo);
    });
    return null;
  }

  /** Open pages may show it until its files are deleted, seconds later. */
  async function remove(caller: Caller, file: string): Promise<null> {
    await db.transaction(async (tx) => {
      const photo = await requirePhoto(tx, file);
      await removePhoto(tx, file);
      await audit(tx, caller, "photo.deleted", photo);
    });
    return null;
  }

  type Audited = Pick<StoredPhoto, "subject" | "subjectId"> & Partial<Pick<StoredPhoto, "file">>;
  async function audit(tx: Tx, caller: Caller, action: AuditAction, { subject, subjectId, file }: Audited) {
    const about = { action, subject: `${subject} ${subjectId}`, ...(file !== undefined && { facts: { file } }) };
    await writeAudit(tx, { at: now(), caller, ...about });
  }

  return { photographed, album, add, order, write, remove };
}

function requireRoom(count: number): void {
  if (count >= MOST_PHOTOS) throw new Problem("photo.tooMany", { most: MOST_PHOTOS });
}

async function requirePhoto(tx: Tx, file: string): Promise<StoredPhoto> {
  const photo = await findPhoto(tx, file);
  if (!photo) throw new Problem("notFound");
  return photo;
}
