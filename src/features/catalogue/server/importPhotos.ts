import { randomUUID } from "node:crypto";
import type { FileStore } from "../../../platform/server/files/fileStore";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { UPLOAD_LIMIT } from "../../../shared/constants";
import { DAY, type Instant } from "../../../shared/instant";
import { photoFile } from "../../photos/photos.rules";
import { checkPhoto, digestOf, makePhoto } from "../../photos/server/makePhoto";
import {
  allPhotos,
  changePhoto,
  claimFiles,
  insertPhoto,
  lockAllPhotos,
  removePhoto,
  type StoredPhoto,
} from "../../photos/server/photos.repository";
import { writePhotoFiles } from "../../photos/server/writePhotoFiles";
import type { FindingCode } from "../catalogue.findings";
import {
  type KnownPhoto,
  type PhotoDifference,
  type PhotoRow,
  photoDifference,
  photoFindings,
  photographedSheets,
  photoRows,
  photoSheet,
} from "../catalogue.photos";
import { type Finding, type Given, readRows, type WrittenRow } from "../catalogue.rules";
import { fileOf } from "../catalogue.sheets";
import { readSheets } from "./catalogue.repository";
import type { Change } from "./changeCatalogue";
import type { PhotoFolder } from "./photoFolder";

type Deps = Pick<Services, "db" | "now"> & { store: FileStore; folder: PhotoFolder };
/** The errors of the photographs, or their changes. */
export type AppliedPhotos = { findings: Finding[]; change: Change | null };

/** The changes to the photographs by an import of `photos.csv`. (PHOTO-8) */
export type PhotoImport = {
  /** Applies the rows within the import's transaction. New photographs that were not made yet are only counted. */
  apply: (tx: Tx, given: Given, from: Instant) => Promise<AppliedPhotos>;
  /** Makes the new photographs one by one and stores them. */
  make: () => Promise<void>;
};

/** How long processed photographs wait for the import's last step: some thousand take an hour to process. */
const GIVEN_UP_AFTER = DAY;

/** Reads the rows and the files that they name, one at a time. */
export async function photoImport(
  { db, now, store, folder }: Deps,
  written: readonly WrittenRow[],
): Promise<PhotoImport> {
  const digestsOf = knownDigests(store);
  const known = new Set((await Promise.all((await allPhotos(db)).map(digestsOf))).flat());
  const { rows, findings } = readRows(photoSheet, written);
  const { digests, findings: wrongFiles } = await readPhotos(folder, rows, known);
  const wanted = photoRows(rows, digests);
  let toMake: readonly PhotoRow[] = [];
  const made = new Map<PhotoRow, MadeRow>();

  async function apply(tx: Tx, given: Given, from: Instant): Promise<AppliedPhotos> {
    const present = await readSheets(tx, now(), photographedSheets);
    const found = [...findings, ...wrongFiles, ...photoFindings(rows, given, present)];
    if (found.length > 0) return { findings: found.sort((a, b) => a.line - b.line), change: null };
    const before: KnownPhoto<StoredPhoto>[] = [];
    for (const stored of await lockAllPhotos(tx)) before.push({ ...stored, stored, digests: await digestsOf(stored) });
    const difference = photoDifference(wanted, before);
    toMake = difference.added.map(({ row }) => row);
    const change = changeOf(difference, before.length);
    if (change && from > now()) return { findings: [atOnceOnly], change: null };
    await write(tx, difference);
    return { findings: [], change };
  }

  async function write(tx: Tx, { added, staying, removed }: PhotoDifference<StoredPhoto>): Promise<void> {
    for (const { file } of removed) await removePhoto(tx, file);
    for (const { stored, position, words, isChanged } of staying)
      if (isChanged || stored.position !== position) await changePhoto(tx, stored.file, { position, words });
    if (made.size === 0) return;
    for (const { row, position } of added) {
      const own = made.get(row);
      // The shop had this photograph, so none was made, but it has been removed since.
      if (!own || !(await claimFiles(tx, own.file)))
        throw new Error("The photographs were changed meanwhile: import them again");
      const { subject, subjectId, words } = row;
      await insertPhoto(tx, { ...own, subject, subjectId, words, position, addedAt: now() });
    }
  }

  async function make(): Promise<void> {
    for (const row of toMake) {
      const content = await folder.read(row.file);
      if (digestOf(content) !== row.digest) throw new Error(`${row.file} was changed while it was imported`);
      const file = randomUUID();
      const one = await makePhoto({ file, content });
      await writePhotoFiles(db, store, { file, made: one, dueAt: now() + GIVEN_UP_AFTER });
      const { width, height, placeholder, digests } = one;
      made.set(row, { file, width, height, placeholder, digests });
    }
  }

  return { apply, make };
}

/** Only prices can be scheduled. (OPS-40) */
const atOnceOnly: Finding = { file: fileOf(photoSheet), line: 0, column: "", code: "rowsAtOnceOnly", facts: {} };

type MadeRow = Pick<StoredPhoto, "file" | "width" | "height" | "placeholder" | "digests">;

/** The digests that identify a photograph's file; for older rows without digests, computed from the store. */
function knownDigests(store: FileStore): (photo: StoredPhoto) => Promise<readonly string[]> {
  const read = new Map<string, readonly string[]>();
  return async ({ file, width, digests }) => {
    const known = digests ?? read.get(file);
    if (known) return known;
    const content = await store.read(photoFile(file, width, "webp"));
    const own = content ? [digestOf(content)] : [];
    read.set(file, own);
    return own;
  };
}

/** Reads each file once for its digest, and checks the files that are not known yet. */
async function readPhotos(folder: PhotoFolder, rows: readonly WrittenRow[], known: ReadonlySet<string>) {
  const digests = new Map<string, string>();
  const wrong = new Map<string, Fault>();
  const findings: Finding[] = [];
  for (const { line, cells } of rows) {
    const file = cells.file ?? "";
    if (file === "") continue;
    if (!digests.has(file) && !wrong.has(file)) {
      const read = await readPhoto(folder, file, known);
      if (typeof read === "string") digests.set(file, read);
      else wrong.set(file, read);
    }
    const fault = wrong.get(file);
    if (fault) findings.push({ file: fileOf(photoSheet), line, column: "file", ...fault });
  }
  return { digests, findings };
}

type Fault = { code: FindingCode; facts: Finding["facts"] };

/** A file's digest, or its error. */
async function readPhoto(folder: PhotoFolder, file: string, known: ReadonlySet<string>): Promise<string | Fault> {
  const size = folder.size(file);
  if (size === null) return { code: "photoMissing", facts: { file } };
  if (size > UPLOAD_LIMIT) return { code: "photoSize", facts: { file, megabytes: UPLOAD_LIMIT / 1024 / 1024 } };
  const content = await folder.read(file);
  const digest = digestOf(content);
  if (known.has(digest)) return digest;
  try {
    await checkPhoto(content);
    return digest;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: codes[error.code] ?? "photoDamaged", facts: { file, ...error.facts } };
  }
}

const codes: Readonly<Record<string, FindingCode>> = {
  "photo.kind": "photoKind",
  "upload.animated": "photoAnimated",
  "upload.pixels": "photoPixels",
};

function changeOf({ added, staying, removed }: PhotoDifference<StoredPhoto>, had: number): Change | null {
  const changed = staying.filter(({ isChanged }) => isChanged).length;
  if (added.length + changed + removed.length === 0) return null;
  const counts = { added: added.length, changed, deleted: removed.length, takenOffSale: 0, kept: 0 };
  return { sheet: photoSheet, ...counts, had };
}
