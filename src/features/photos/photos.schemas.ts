import Type, { type Static } from "typebox";
import { languages } from "../../shared/language";
import { photoSubjects } from "../../shared/photoSubject";
import { Id, Nullable, OptionalLine, Strict, Uuid } from "../../shared/schemas";
import { MOST_LETTERS, MOST_PHOTOS } from "./photos.rules";

export const PhotoSubject = Type.Enum([...photoSubjects]);

/**
 * A cover photograph: the name of its files (photos.rules.ts says which there are), the size in pixels of the largest,
 * and a tiny `data:` image that is shown until it is loaded. (PHOTO-6)
 */
export const CoverPhoto = Strict({
  File: Uuid,
  Width: Type.Integer(),
  Height: Type.Integer(),
  Placeholder: Type.String(),
});
export type CoverPhoto = Static<typeof CoverPhoto>;

/** A photograph's caption and its alternative text in a language. "": none. */
const PhotoWords = Strict({
  Language: Type.Enum([...languages]),
  Caption: OptionalLine(MOST_LETTERS),
  Alt: OptionalLine(MOST_LETTERS),
});
export type PhotoWords = Static<typeof PhotoWords>;

export const ShownPhoto = Strict({ ...CoverPhoto.properties, Words: Type.Array(PhotoWords) });
export type ShownPhoto = Static<typeof ShownPhoto>;

/** A subject that can have photographs, as the back office lists it. */
const ListedSubject = Strict({
  Id,
  Name: Type.String(),
  /** A property's zone, or a model's class code. */
  About: Type.String(),
  /** For a property including its rooms' photographs. */
  Count: Type.Integer(),
  Cover: Nullable(CoverPhoto),
});
export type ListedSubject = Static<typeof ListedSubject>;

export const PhotographedList = Strict({ Hotels: Type.Array(ListedSubject), Models: Type.Array(ListedSubject) });
export type PhotographedList = Static<typeof PhotographedList>;

/** The photographs of a property and each of its rooms, or of a model. */
export const PhotoAlbum = Strict({
  Name: Type.String(),
  Sets: Type.Array(
    Strict({
      Subject: PhotoSubject,
      Id,
      /** A room's class code; "" for others. */
      RoomClassCode: Type.String(),
      Photos: Type.Array(ShownPhoto),
    }),
  ),
});
export type PhotoAlbum = Static<typeof PhotoAlbum>;

export const PhotoOrder = Strict({ Files: Type.Array(Uuid, { maxItems: MOST_PHOTOS }) });
export type PhotoOrder = Static<typeof PhotoOrder>;

export const WrittenWords = Strict({ Words: Type.Array(PhotoWords, { maxItems: languages.length }) });
export type WrittenWords = Static<typeof WrittenWords>;
