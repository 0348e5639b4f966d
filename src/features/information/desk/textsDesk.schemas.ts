import Type, { type Static } from "typebox";
import { languages } from "../../../shared/language";
import { Id, InstantMs, LanguageCode, Line, Lines, Nullable, Reason, Strict } from "../../../shared/schemas";
import { faqProducts, sectionedTextNames, textNames } from "../texts.rules";
import { LONGEST_WRITTEN } from "./writing.rules";

/** Every language once; the server says which one is missing. */
const inLanguages = <Schema extends Parameters<typeof Type.Array>[0]>(words: Schema) =>
  Type.Array(words, { minItems: languages.length, maxItems: languages.length });

/**
 * A section as typed: each line of `Text` is a paragraph, each line of `List` an item, each line of `Table` a row of
 * two cells separated by `|`, the first one the head.
 */
export const SectionWords = Strict({
  Language: LanguageCode,
  Heading: Line(LONGEST_WRITTEN.heading, 0),
  Text: Lines(LONGEST_WRITTEN.text),
  List: Lines(LONGEST_WRITTEN.list),
  Table: Lines(LONGEST_WRITTEN.table),
});
export type SectionWords = Static<typeof SectionWords>;

/** A policy or a guide as typed, with the same sections in every language. */
export const WrittenSectionedText = Strict({
  Words: inLanguages(
    Strict({ Language: LanguageCode, Title: Line(LONGEST_WRITTEN.title, 0), Lead: Lines(LONGEST_WRITTEN.lead) }),
  ),
  Sections: Type.Array(Strict({ Words: inLanguages(SectionWords) }), { minItems: 1, maxItems: 40 }),
});
export type WrittenSectionedText = Static<typeof WrittenSectionedText>;

/** The questions about a product as typed, the same in every language. */
export const WrittenQuestions = Strict({
  Product: Type.Enum(faqProducts),
  Questions: Type.Array(
    Strict({
      Words: inLanguages(
        Strict({
          Language: LanguageCode,
          Question: Line(LONGEST_WRITTEN.question, 0),
          Answer: Lines(LONGEST_WRITTEN.answer),
        }),
      ),
    }),
    { maxItems: 40 },
  ),
});
export type WrittenQuestions = Static<typeof WrittenQuestions>;
const AllQuestions = Type.Array(WrittenQuestions, { minItems: faqProducts.length, maxItems: faqProducts.length });

/** A version of a text; 0 is the delivered one, which has no author. */
export const TextVersion = Strict({
  Version: Type.Integer({ minimum: 0 }),
  PublishedAt: Nullable(InstantMs),
  PublishedBy: Nullable(Type.String()),
  Reason: Nullable(Type.String()),
});
export type TextVersion = Static<typeof TextVersion>;

/** A text with its version in force. */
export const DeskText = Strict({ Name: Type.Enum(textNames), ...TextVersion.properties });
export type DeskText = Static<typeof DeskText>;

/** A version of a text, with the list of all its versions, newest first. */
export const DeskTextVersion = Strict({
  ...DeskText.properties,
  /** Null for the questions. */
  SectionedText: Nullable(WrittenSectionedText),
  /** Null for a policy or a guide. */
  Questions: Nullable(AllQuestions),
  Versions: Type.Array(TextVersion),
  /**
   * The placeholders of a text, with their current values; null: the shop has none, and parts that name it are left
   * out.
   */
  Figures: Type.Array(Strict({ Name: Type.String(), Value: Nullable(Type.String()) })),
});
export type DeskTextVersion = Static<typeof DeskTextVersion>;

const publication = {
  /** The version that was in force when the editing began. */
  Seen: Type.Union([Id, Type.Literal(0)]),
  /** Why it is changed: only staff see it. */
  Reason,
};

/** A new version of a policy or guide, in force from now on. */
export const SectionedTextPublication = Strict({
  Name: Type.Enum(sectionedTextNames),
  SectionedText: WrittenSectionedText,
  ...publication,
});
export type SectionedTextPublication = Static<typeof SectionedTextPublication>;

/** A new version of the questions of all products, shown from now on. */
export const QuestionsPublication = Strict({ Questions: AllQuestions, ...publication });
export type QuestionsPublication = Static<typeof QuestionsPublication>;
