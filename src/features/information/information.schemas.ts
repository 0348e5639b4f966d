import Type, { type Static } from "typebox";
import { Day, Id, LanguageCode, MinorUnits, Nullable, Strict } from "../../shared/schemas";
import { policyNames } from "./texts.rules";

const Pair = Type.Tuple([Type.String(), Type.String()]);

/** A section of a policy: heading, paragraphs, and perhaps a list or a table. */
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
  /** The Havana date since which it is in force. */
  since: Day,
  sections: Type.Array(PolicySection),
});
export type Policy = Static<typeof Policy>;

/** A policy as somebody accepted it: its version (0: the delivered text) and its text. (INFO-24) */
export const AcceptedPolicy = Strict({ Name: Type.Enum(policyNames), Version: Type.Integer(), Text: Policy });
export type AcceptedPolicy = Static<typeof AcceptedPolicy>;

/** The name of the terms and both policies together; it changes only with their words and figures. (INFO-26) */
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
  /** The Havana date of the last change after that; null: unchanged since it was published. (INFO-27) */
  ChangedOn: Nullable(Day),
  /** The language of the texts: the requested one, or the default one if they are not written in it. */
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

/** The prices of parcels by weight and part of the country, in minor units. */
export const CourierRates = Strict({
  Bands: Type.Array(Strict({ UpToGrams: Type.Integer(), West: MinorUnits, Centre: MinorUnits, East: MinorUnits })),
  Provinces: Type.Array(Strict({ Id, Name: Type.String(), Region: Type.String() })),
});
export type CourierRates = Static<typeof CourierRates>;

export const CourierQuote = Strict({
  Grams: Type.Integer(),
  UpToGrams: Type.Integer(),
  Price: MinorUnits,
  /** Business days from our counter to the door. */
  DaysFrom: Type.Integer(),
  DaysTo: Type.Integer(),
});
export type CourierQuote = Static<typeof CourierQuote>;
