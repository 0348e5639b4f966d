import type { PhotoSubject } from "../../../shared/photoSubject";

/** The tab of the catalogue's page with the photographs; its value names whose they are, "" nobody's: the list of all. */
export const PHOTOS_PARAM = "photos";
/** The quote tester's tab of the catalogue. */
export const QUOTE_PARAM = "quote";
/** The tab of the catalogue's page with the news as they are written. (INFO-20) */
export const NEWS_PARAM = "news";
/** The tab with policies, questions and guides; its value names one of them, "" none. (INFO-21) */
export const TEXTS_PARAM = "texts";
export const CATALOGUE_PATH = "/support/catalogue";
export const photosPath = `${CATALOGUE_PATH}?${PHOTOS_PARAM}=`;

export type AlbumOf = { subject: PhotoSubject; subjectId: number };

export const albumPath = ({ subject, subjectId }: AlbumOf) => `${photosPath}${subject}-${subjectId}`;

/** Whose photographs an address asks for; null where it names nothing that has an album. */
export function albumOf(value: string | null): AlbumOf | null {
  const [, subject, id] = /^(hotel|model)-(\d{1,9})$/.exec(value ?? "") ?? [];
  return subject === "hotel" || subject === "model" ? { subject, subjectId: Number(id) } : null;
}
