import type { Thing } from "schema-dts";
import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import type { HavanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import type { PageWords, Words } from "../../../../shared/pageWords";
import type { Shop } from "../../../../shared/shop";

/** The reader of the descriptions: addresses begin with `publicUrl`. */
export type Reader = {
  language: Language;
  publicUrl: string;
  /** Who runs the site. */
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
  /** An operator's photograph, shown instead. (PHOTO-7) */
  photo?: CoverPhoto | undefined;
};

/** What one of our pages is about, as the database has it now. */
export type Subject = {
  /** The one path that search engines shall know it by. */
  path: string;
  words: PageWords;
  isArticle: boolean;
  picture: Picture;
  /** For search engines, in the vocabulary of schema.org: nothing that the database does not say. (WEB-24) */
  things: (reader: Reader) => Thing[];
};

/** A page about one subject that search engines may list, and when it last changed where that is known. */
export type ListedPage = { path: string; changedOn?: HavanaDate };

/** Where the subjects of one of our pages come from. */
export type Subjects = {
  /** By the ids in the page's path. Throws notFound. */
  find: (ids: readonly number[], language: Language) => Promise<Subject>;
  /** The pages of all subjects of this kind. */
  list: () => Promise<ListedPage[]>;
};
