import type { PhotoSubject } from "../../../shared/photoSubject";
import { cataloguePath } from "../photos.pages";

/** The parameter of the photographs' page; its value names an album, "" the list of all. */
export const PHOTOS_PARAM = "photos";
/** The parameter of the quote tester's page. */
export const QUOTE_PARAM = "quote";
/** The parameter of the news editor's page. (INFO-20) */
export const NEWS_PARAM = "news";
/** The parameter of the page with policies, questions and guides; its value names one of them, "" none. (INFO-21) */
export const TEXTS_PARAM = "texts";
export const photosPath = () => cataloguePath({ [PHOTOS_PARAM]: "" });

export type AlbumOf = { subject: PhotoSubject; subjectId: number };

export const albumPath = ({ subject, subjectId }: AlbumOf) =>
  cataloguePath({ [PHOTOS_PARAM]: `${subject}-${subjectId}` });

/** The album that a URL names; null if it names none. */
export function albumOf(value: string | null): AlbumOf | null {
  const [, subject, id] = /^(hotel|model)-(\d{1,9})$/.exec(value ?? "") ?? [];
  return subject === "hotel" || subject === "model" ? { subject, subjectId: Number(id) } : null;
}
