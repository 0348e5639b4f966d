import type { FieldProblem } from "../../../../platform/server/problem";
import { type Language, languages } from "../../../../shared/language";
import { unprintedIn } from "../../../../shared/paperLetters";
import type { SectionWords, WrittenQuestions, WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { paragraphsOf } from "../../desk/writing.rules";
import { cellsOf } from "../../desk/writtenText.rules";
import { unknownFigures } from "../../figures.rules";
import { faqProducts } from "../../texts.rules";

/** What is wrong with a part's text: it is required in every language, once. */
function wordsProblems<Words extends { Language: Language }>(
  words: readonly Words[],
  {
    place,
    figures,
    optional = [],
    isDrawn = false,
  }: {
    place: string;
    figures: readonly string[];
    optional?: readonly (keyof Words)[];
    /** The text may be printed, so it has only characters that papers can show. (PAPER-11) */
    isDrawn?: boolean;
  },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [index, one] of words.entries()) {
    const { Language: language } = one;
    if (words.findIndex((other) => other.Language === language) !== index)
      problems.push({ Field: `${place}.${index}.Language`, Code: "unknownChoice" });
    for (const part in one) {
      const text = one[part];
      if (part === "Language" || typeof text !== "string") continue;
      const Field = `${place}.${index}.${part}`;
      const unknown = unknownFigures(text, figures);
      // A part that is written in one language is required in all.
      const isNeeded = !optional.includes(part) || words.some((other) => other[part] !== "");
      if (text === "" && isNeeded) problems.push({ Field, Code: "required" });
      if (unknown.length > 0) problems.push({ Field, Code: "figureUnknown", facts: { found: unknown.join(" ") } });
      const signs = isDrawn ? unprintedIn(text).join(" ") : "";
      if (signs !== "") problems.push({ Field, Code: "printable", facts: { signs } });
    }
  }
  if (!languages.every((language) => words.some((one) => one.Language === language)))
    problems.push({ Field: place, Code: "required" });
  return problems;
}

/** What is wrong with a policy or guide, by field. `figures`: the allowed placeholders. */
export function sectionedTextProblems(
  { Words, Sections }: WrittenSectionedText,
  figures: readonly string[],
): FieldProblem[] {
  const sections = Sections.flatMap((section, index) => {
    const place = `SectionedText.Sections.${index}.Words`;
    const optional = ["Text", "List", "Table"] as const;
    const tables = section.Words.flatMap(({ Table }, at) =>
      isTable(Table) ? [] : [{ Field: `${place}.${at}.Table`, Code: "tableLine" } as const],
    );
    const empty = section.Words.flatMap((words, at) =>
      saysNothing(words) ? [{ Field: `${place}.${at}.Text`, Code: "required" } as const] : [],
    );
    return [...wordsProblems(section.Words, { place, figures, optional, isDrawn: true }), ...tables, ...empty];
  });
  return [...wordsProblems(Words, { place: "SectionedText.Words", figures, isDrawn: true }), ...sections];
}

/** Whether a typed table has a head and at least one row, each of two cells; or is empty. */
function isTable(typed: string): boolean {
  const lines = paragraphsOf(typed);
  return lines.length !== 1 && lines.every((line) => cellsOf(line) !== null);
}

const saysNothing = ({ Text, List, Table }: SectionWords) => Text + List + Table === "";

/** The same for the questions; each product once. */
export function questionsProblems(typed: readonly WrittenQuestions[], figures: readonly string[]): FieldProblem[] {
  const ofAll = typed.flatMap(({ Questions }, index) =>
    Questions.flatMap(({ Words }, at) =>
      wordsProblems(Words, { place: `Questions.${index}.Questions.${at}.Words`, figures }),
    ),
  );
  const isWhole = faqProducts.every((product) => typed.some(({ Product }) => Product === product));
  return isWhole ? ofAll : [...ofAll, { Field: "Questions", Code: "required" }];
}
