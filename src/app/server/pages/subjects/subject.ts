import type { Thing } from "schema-dts";
import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import type { HavanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import type { PageWords, Words } from "../../../../shared/pageWords";
import type { Shop } from "../../../../shared/shop";

/** Who reads a description. Addresses in it begin with `publicUrl`. */
export type Reader = {
  language: Language;
  publicUrl: string;
  /** The site's operator. */
  shop: Shop;
  say: (words: Words) => string;
  /** The address of one of our pages in the reader's language. */
  address: (path: string) => string;
};

/** The content of a subject's picture: a photograph, or a place's scene, with a car, a name and a line below. */
export type Picture = {
  /** The zone's code; "" is a beach. */
  zoneCode: string;
  /** The class's code; null: no car. */
  carClass: string | null;
  name: Words;
  line: Words;
  /** An operator's photograph, shown instead of the drawing. (PHOTO-7) */
  photo?: CoverPhoto | undefined;
};

/** What one of our pages is about, as the database has it now. */
export type Subject = {
  /** The canonical path that search engines shall list. */
  path: string;
  words: PageWords;
  isArticle: boolean;
  /** When its text last changed, if that date is known. */
  changedOn?: HavanaDate;
  picture: Picture;
  /** For search engines, in the vocabulary of schema.org: only what the database contains. (WEB-24) */
  things: (reader: Reader) => Thing[];
};

/** A page about one subject that search engines may list, and when it last changed if that is known. */
export type ListedPage = { path: string; changedOn?: HavanaDate };

/** The source of the subjects of one kind of page. */
export type Subjects = {
  /** Finds a subject by the ids in the page's path. Throws notFound. */
  find: (ids: readonly number[], language: Language) => Promise<Subject>;
  /** The pages of all subjects of this kind. */
  list: () => Promise<ListedPage[]>;
};
