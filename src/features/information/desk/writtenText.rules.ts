import type { HavanaDate } from "../../../shared/havana";
import { type Language, languages } from "../../../shared/language";
import type { Faq, Policy, PolicySection } from "../information.schemas";
import { type FaqProduct, faqProducts } from "../texts.rules";
import type { SectionWords, WrittenQuestions, WrittenSectionedText } from "./textsDesk.schemas";
import { paragraphsOf, typedParagraphs } from "./writing.rules";

type InLanguages<Text> = Readonly<Record<Language, Text>>;

/** The input in a language. */
const inLanguage = <Words extends { Language: Language }>(words: readonly Words[], language: Language) =>
  words.find(({ Language: one }) => one === language);

/** The two cells of a table's line; null if there are not two. */
export function cellsOf(line: string): [string, string] | null {
  const cells = line.split("|").map((cell) => cell.trim());
  const [left = "", right = ""] = cells;
  return cells.length === 2 && left !== "" && right !== "" ? [left, right] : null;
}

function sectionOf({ Heading, Text, List, Table }: SectionWords): PolicySection {
  const list = paragraphsOf(List);
  // A line without two cells is left out while it is being typed.
  const [head, ...rows] = paragraphsOf(Table).flatMap((line) => {
    const cells = cellsOf(line);
    return cells ? [cells] : [];
  });
  return {
    heading: Heading,
    paragraphs: paragraphsOf(Text),
    ...(list.length > 0 && { list }),
    ...(head && { table: { head, rows } }),
  };
}

/** A typed policy or guide in a language; in force since a Havana date. */
export function sectionedTextOf(
  { Words, Sections }: WrittenSectionedText,
  language: Language,
  since: HavanaDate,
): Policy {
  const { Title = "", Lead = "" } = inLanguage(Words, language) ?? {};
  const sections = Sections.flatMap((section) => inLanguage(section.Words, language) ?? []).map(sectionOf);
  return { title: Title, lead: paragraphsOf(Lead).join(" "), since, sections };
}

/** The inverse: a policy or guide as typed; empty in languages in which it is not written. */
export function writtenSectionedText(texts: Partial<InLanguages<Policy>>): WrittenSectionedText {
  const count = Math.max(...languages.map((language) => texts[language]?.sections.length ?? 0));
  return {
    Words: languages.map((Language) => ({
      Language,
      Title: texts[Language]?.title ?? "",
      Lead: texts[Language]?.lead ?? "",
    })),
    Sections: Array.from({ length: count }, (_none, place) => ({
      Words: languages.map((Language) => writtenSection(Language, texts[Language]?.sections[place])),
    })),
  };
}

/** A section as typed; empty if there is none. */
export function writtenSection(Language: Language, section?: PolicySection): SectionWords {
  const { heading = "", paragraphs = [], list = [], table } = section ?? {};
  return {
    Language,
    Heading: heading,
    Text: typedParagraphs(paragraphs),
    List: list.join("\n"),
    Table: table ? [table.head, ...table.rows].map((cells) => cells.join(" | ")).join("\n") : "",
  };
}

/** The typed questions of every product in a language. An answer is one paragraph. */
export function questionsOf(written: readonly WrittenQuestions[], language: Language): Record<FaqProduct, Faq[]> {
  const of = (product: FaqProduct): Faq[] =>
    (written.find(({ Product }) => Product === product)?.Questions ?? []).flatMap(({ Words }) => {
      const { Question, Answer } = inLanguage(Words, language) ?? {};
      return Question === undefined || Answer === undefined
        ? []
        : [{ Question, Answer: paragraphsOf(Answer).join(" ") }];
    });
  return { car: of("car"), lodging: of("lodging"), courier: of("courier") };
}

/** The inverse: the questions as typed text. */
export function writtenQuestions(questions: Partial<InLanguages<Record<FaqProduct, Faq[]>>>): WrittenQuestions[] {
  return faqProducts.map((Product) => {
    const count = Math.max(...languages.map((language) => questions[language]?.[Product].length ?? 0));
    return {
      Product,
      Questions: Array.from({ length: count }, (_none, place) => ({
        Words: languages.map((Language) => {
          const { Question = "", Answer = "" } = questions[Language]?.[Product][place] ?? {};
          return { Language, Question, Answer };
        }),
      })),
    };
  });
}
