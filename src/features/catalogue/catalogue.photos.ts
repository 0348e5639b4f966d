import { type Language, languages } from "../../shared/language";
import type { PhotoSubject } from "../../shared/photoSubject";
import { MOST_LETTERS, MOST_PHOTOS } from "../photos/photos.rules";
import type { PhotoWords } from "../photos/photos.schemas";
import { choice, fileName, orEmpty, type Row, whole, words } from "./catalogue.cells";
import { duplicateFindings, type Finding, type Given, type Present, type WrittenRow } from "./catalogue.rules";
import { type Column, columnsOf, type Sheet } from "./catalogue.sheet";
import { fileOf, sheets } from "./catalogue.sheets";

/** What may have photographs, by its name in the file, and the sheet to which its id belongs. */
const kinds = {
  house: { subject: "hotel", sheet: "houses" },
  room: { subject: "room", sheet: "rooms" },
  model: { subject: "model", sheet: "models" },
} as const satisfies Record<string, { subject: PhotoSubject; sheet: string }>;
const kindOf = (written = "") => Object.entries(kinds).find(([name]) => name === written)?.[1];

const wordsOf = (language: Language): Column[] =>
  columnsOf({
    [`caption_${language}`]: orEmpty(words(MOST_LETTERS)),
    [`alt_${language}`]: orEmpty(words(MOST_LETTERS)),
  });

/** One row per photograph; the files are in the folder `photos` next to it. Imported by separate code. (PHOTO-8) */
export const photoSheet: Sheet = {
  name: "photos",
  table: "photos",
  key: ["of", "id", "position"],
  columns: [
    ...columnsOf({
      of: choice("text", Object.fromEntries(Object.entries(kinds).map(([name, { subject }]) => [name, subject]))),
      id: whole(1),
      position: whole(1, MOST_PHOTOS),
      file: fileName(),
    }),
    ...languages.flatMap(wordsOf),
  ],
};

/** The tables whose rows have photographs. */
export const photographedSheets: readonly Sheet[] = sheets.filter(({ name }) =>
  Object.values(kinds).some(({ sheet }) => sheet === name),
);

/** A photograph of the shop, present or in the file. `digest`: of its original file. */
export type PhotoRow = {
  line: number;
  subject: PhotoSubject;
  subjectId: number;
  words: PhotoWords[];
  file: string;
  digest: string;
};

/** The rows whose files could be read, in the order of display. */
export function photoRows(rows: readonly WrittenRow[], digests: ReadonlyMap<string, string>): PhotoRow[] {
  const inOrder = [...rows].sort((a, b) => Number(a.cells.position) - Number(b.cells.position));
  return inOrder.flatMap(({ line, cells }) => {
    const kind = kindOf(cells.of);
    const file = cells.file ?? "";
    const digest = digests.get(cells.file ?? "");
    if (!kind || digest === undefined) return [];
    const subjectId = Number(cells.id);
    return [{ line, subject: kind.subject, subjectId, words: writtenWords(cells), file, digest }];
  });
}

function writtenWords(cells: Row): PhotoWords[] {
  const all = languages.map((language) => ({
    Language: language,
    Caption: cells[`caption_${language}`] ?? "",
    Alt: cells[`alt_${language}`] ?? "",
  }));
  return all.filter(isSaid);
}

const isSaid = ({ Caption, Alt }: PhotoWords) => Caption !== "" || Alt !== "";

/** Errors between rows: two at one position, and unknown properties, rooms or models. */
export function photoFindings(rows: readonly WrittenRow[], given: Given, present: Present): Finding[] {
  const unknown = rows.flatMap(({ line, cells }): Finding[] => {
    const kind = kindOf(cells.of);
    if (!kind || !cells.id) return [];
    const own = given.get(kind.sheet)?.map((row) => row.cells) ?? present.get(kind.sheet) ?? [];
    if (own.some(({ id }) => id === cells.id)) return [];
    const facts = {
      column: "id",
      value: cells.id,
      table: kind.sheet,
      where: given.has(kind.sheet) ? "file" : "database",
    };
    return [{ file: fileOf(photoSheet), line, column: "id", code: "unknownRow", facts }];
  });
  return [...duplicateFindings(photoSheet, rows, photoSheet.key), ...unknown];
}

/** A stored photograph, with the digests by which its file is recognised. */
export type KnownPhoto<Stored> = {
  stored: Stored;
  subject: PhotoSubject;
  subjectId: number;
  words: readonly PhotoWords[];
  digests: readonly string[];
};

/** A photograph that stays, with its new position. `isChanged`: its position or its words change. */
export type Staying<Stored> = { stored: Stored; position: number; words: PhotoWords[]; isChanged: boolean };
export type PhotoDifference<Stored> = {
  added: { row: PhotoRow; position: number }[];
  staying: Staying<Stored>[];
  removed: Stored[];
};

/**
 * The changes by the rows. A photograph of the same subject is the same if its content is, whatever the file's name:
 * the content it was made from, or the one that an export wrote. (PHOTO-8)
 */
export function photoDifference<Stored>(
  rows: readonly PhotoRow[],
  known: readonly KnownPhoto<Stored>[],
): PhotoDifference<Stored> {
  const left = new Set(known);
  const placeOf = places();
  const rankOf = places();
  const ranks = new Map(known.map((photo) => [photo, rankOf(photo)]));
  const difference: PhotoDifference<Stored> = { added: [], staying: [], removed: [] };
  for (const row of rows) {
    const position = placeOf(row);
    const same = [...left].find((photo) => isOf(photo, row) && photo.digests.includes(row.digest));
    if (!same) {
      difference.added.push({ row, position });
      continue;
    }
    left.delete(same);
    const isChanged = ranks.get(same) !== position || !isSaidOf(same.words, row.words);
    difference.staying.push({ stored: same.stored, position, words: row.words, isChanged });
  }
  difference.removed = [...left].map(({ stored }) => stored);
  return difference;
}

type OfThing = { subject: PhotoSubject; subjectId: number };
const isOf = (one: OfThing, other: OfThing) => one.subject === other.subject && one.subjectId === other.subjectId;

/** Numbers the photographs of each subject from 0. */
function places(): (of: OfThing) => number {
  const counts = new Map<string, number>();
  return ({ subject, subjectId }) => {
    const place = counts.get(`${subject} ${subjectId}`) ?? 0;
    counts.set(`${subject} ${subjectId}`, place + 1);
    return place;
  };
}

function isSaidOf(stored: readonly PhotoWords[], words: readonly PhotoWords[]): boolean {
  const inLanguage = (of: readonly PhotoWords[], language: Language) => {
    const { Caption = "", Alt = "" } = of.find(({ Language }) => Language === language) ?? {};
    return `${Caption}\n${Alt}`;
  };
  return languages.every((language) => inLanguage(stored, language) === inLanguage(words, language));
}

/** Photographs in order as cells of the file, each with the name of its own file. */
export function photosAsCells<Photo extends OfThing & { words: readonly PhotoWords[] }>(photos: readonly Photo[]) {
  const placeOf = places();
  return photos.map((photo): { photo: Photo; cells: Row } => {
    const { subject, subjectId, words } = photo;
    const of = Object.entries(kinds).find(([, kind]) => kind.subject === subject)?.[0] ?? "";
    const wordCells = words.flatMap(({ Language: language, Caption, Alt }) => [
      [`caption_${language}`, Caption],
      [`alt_${language}`, Alt],
    ]);
    const id = String(subjectId);
    const position = String(placeOf(photo) + 1);
    const file = `${of}-${id}-${position}.webp`;
    return { photo, cells: { of, id, position, file, ...Object.fromEntries(wordCells) } };
  });
}
