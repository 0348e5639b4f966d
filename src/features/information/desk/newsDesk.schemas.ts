import Type, { type Static } from "typebox";
import { languages } from "../../../shared/language";
import { Day, Id, InstantMs, LanguageCode, Line, Lines, Nullable, Strict } from "../../../shared/schemas";
import { newsCategoryCodes } from "../news.rules";
import { LONGEST_WRITTEN } from "./writing.rules";

/** An item in one language, as typed: each line of `Body` is a paragraph. */
export const NewsWords = Strict({
  Language: LanguageCode,
  Title: Line(LONGEST_WRITTEN.title, 0),
  Summary: Lines(LONGEST_WRITTEN.summary),
  Body: Lines(LONGEST_WRITTEN.body),
});
export type NewsWords = Static<typeof NewsWords>;

const written = {
  Category: Type.Enum(newsCategoryCodes),
  /** The Havana date from which it is shown; may be in the future. */
  PublishedOn: Day,
  /** The default language is required; others may be missing or empty. */
  Words: Type.Array(NewsWords, { minItems: 1, maxItems: languages.length }),
};

/** An item in the form for its authors. */
export const DeskNews = Strict({
  NewsId: Id,
  ...written,
  /** Its date is after the server's today in Havana: nobody reads it before that day. */
  Ahead: Type.Boolean(),
  /** Null: unchanged since the seed. */
  ChangedAt: Nullable(InstantMs),
  /** The instant from which it is no longer shown. */
  RetiredAt: Nullable(InstantMs),
});
export type DeskNews = Static<typeof DeskNews>;

/** Without an id a new item; otherwise the new content of that one. */
export const NewsChange = Strict({
  NewsId: Nullable(Id),
  ...written,
  /** `ChangedAt` of the item as it was loaded; null for a new one. */
  Seen: Nullable(InstantMs),
});
export type NewsChange = Static<typeof NewsChange>;

export const NewsRetirement = Strict({ NewsId: Id, Retired: Type.Boolean() });
export type NewsRetirement = Static<typeof NewsRetirement>;
