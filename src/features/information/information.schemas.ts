import Type, { type Static } from "typebox";
import { Day, Id, LanguageCode, MinorUnits, Nullable, Strict } from "../../shared/schemas";
import { policyNames } from "./texts.rules";

const Pair = Type.Tuple([Type.String(), Type.String()]);

/** A part of a policy: its heading, then paragraphs, and a list or a table of rows where it has one. */
export const PolicySection = Strict({
  heading: Type.String(),
  paragraphs: Type.Array(Type.String()),
  list: Type.Optional(Type.Array(Type.String())),
  table: Type.Optional(Strict({ head: Pair, rows: Type.Array(Pair) })),
});
export type PolicySection = Static<typeof PolicySection>;

export const Policy = Strict({
  title: Type.String(),
  lead: Type.String(),
  /** The Havana date since which it holds. */
  since: Day,
  sections: Type.Array(PolicySection),
});
export type Policy = Static<typeof Policy>;

/** A policy as somebody has accepted it: the version that held (0: the delivered text), and what it said. (INFO-24) */
export const AcceptedPolicy = Strict({ Name: Type.Enum(policyNames), Version: Type.Integer(), Text: Policy });
export type AcceptedPolicy = Static<typeof AcceptedPolicy>;

/** The terms and both policies together: the same name for as long as none of their words and figures changes. (INFO-26) */
export const PolicyEdition = Strict({ Edition: Type.String({ maxLength: 64 }) });
export type PolicyEdition = Static<typeof PolicyEdition>;

export const NewsCategory = Strict({ Id, Name: Type.String() });
export type NewsCategory = Static<typeof NewsCategory>;

/** News published on this Havana date or later. */
export const NewsSearch = Strict({ PublishFromDate: Day });
export type NewsSearch = Static<typeof NewsSearch>;

const newsIndex = {
  Id,
  CategoryId: Id,
  CategoryName: Type.String(),
  /** A Havana date. */
  PublishedOn: Day,
  /** The Havana date of the last change after that; null: it reads as it was published. (INFO-27) */
  ChangedOn: Nullable(Day),
  /** The language of the texts: the one that was asked for, or the default one where they are not written in that. */
  Language: LanguageCode,
  Title: Type.String(),
  Summary: Type.String(),
};
export const NewsIndex = Strict(newsIndex);
export type NewsIndex = Static<typeof NewsIndex>;

/** Plain text, a paragraph each. */
export const News = Strict({ ...newsIndex, Body: Type.Array(Type.String()) });
export type News = Static<typeof News>;

export const Faq = Strict({ Question: Type.String(), Answer: Type.String() });
export type Faq = Static<typeof Faq>;

/** What a parcel costs by weight, in minor units, to each part of the country. */
export const CourierRates = Strict({
  Bands: Type.Array(Strict({ UpToGrams: Type.Integer(), West: MinorUnits, Centre: MinorUnits, East: MinorUnits })),
  Provinces: Type.Array(Strict({ Id, Name: Type.String(), Region: Type.String() })),
});
export type CourierRates = Static<typeof CourierRates>;

export const CourierQuote = Strict({
  Grams: Type.Integer(),
  UpToGrams: Type.Integer(),
  Price: MinorUnits,
  /** Business days from our desk to the door. */
  DaysFrom: Type.Integer(),
  DaysTo: Type.Integer(),
});
export type CourierQuote = Static<typeof CourierQuote>;
