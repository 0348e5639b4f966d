import { plainText } from "../../../../platform/server/plainText";
import type { FieldProblem } from "../../../../platform/server/problem";
import { type Language, languages } from "../../../../shared/language";
import { unprintedIn } from "../../../../shared/paperLetters";
import type { SectionWords, WrittenQuestions, WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { paragraphsOf } from "../../desk/writing.rules";
import { cellsOf } from "../../desk/writtenText.rules";
import { unknownFigures } from "../../figures.rules";
import { faqProducts } from "../../texts.rules";

type Cleaned<Written> = { written: Written; problems: FieldProblem[] };

/** A part's text in every language, each required once. */
function cleanedWords<Words extends { Language: Language }>(
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
    /** It may be drawn as a paper. (PAPER-11) */
    isDrawn?: boolean;
  },
): Cleaned<Words[]> {
  const problems: FieldProblem[] = [];
  const written = words.map((typed) => {
    const clean = { ...typed };
    for (const part in typed) {
      const text = typed[part];
      if (part !== "Language" && typeof text === "string") Object.assign(clean, { [part]: plainText(text) });
    }
    return clean;
  });
  for (const [index, one] of written.entries()) {
    const { Language: language } = one;
    if (written.findIndex((other) => other.Language === language) !== index)
      problems.push({ Field: `${place}.${index}.Language`, Code: "unknownChoice" });
    for (const part in one) {
      const text = one[part];
      if (part === "Language" || typeof text !== "string") continue;
      const Field = `${place}.${index}.${part}`;
      const unknown = unknownFigures(text, figures);
      // A part that is written in one language is required in all.
      const isNeeded = !optional.includes(part) || written.some((other) => other[part] !== "");
      if (text === "" && isNeeded) problems.push({ Field, Code: "required" });
      if (unknown.length > 0) problems.push({ Field, Code: "figureUnknown", facts: { found: unknown.join(" ") } });
      const signs = isDrawn ? unprintedIn(text).join(" ") : "";
      if (signs !== "") problems.push({ Field, Code: "printable", facts: { signs } });
    }
  }
  if (!languages.every((language) => words.some((one) => one.Language === language)))
    problems.push({ Field: place, Code: "required" });
  return { written, problems };
}

/** A policy or guide cleaned for storing (SAFE-7), and its errors by field. `figures`: the allowed placeholders. */
export function cleanedSectionedText(
  { Words, Sections }: WrittenSectionedText,
  figures: readonly string[],
): Cleaned<WrittenSectionedText> {
  const head = cleanedWords(Words, { place: "SectionedText.Words", figures, isDrawn: true });
  const sections = Sections.map((section, index) => {
    const place = `SectionedText.Sections.${index}.Words`;
    const optional = ["Text", "List", "Table"] as const;
    const { written, problems } = cleanedWords(section.Words, { place, figures, optional, isDrawn: true });
    const tables = written.flatMap(({ Table }, at) =>
      isTable(Table) ? [] : [{ Field: `${place}.${at}.Table`, Code: "tableLine" } as const],
    );
    const empty = written.flatMap((words, at) =>
      saysNothing(words) ? [{ Field: `${place}.${at}.Text`, Code: "required" } as const] : [],
    );
    return { written: { Words: written }, problems: [...problems, ...tables, ...empty] };
  });
  return {
    written: { Words: head.written, Sections: sections.map(({ written }) => written) },
    problems: [...head.problems, ...sections.flatMap(({ problems }) => problems)],
  };
}

/** Whether a typed table has a head and at least one row, each of two cells; or is empty. */
function isTable(typed: string): boolean {
  const lines = paragraphsOf(typed);
  return lines.length !== 1 && lines.every((line) => cellsOf(line) !== null);
}

const saysNothing = ({ Text, List, Table }: SectionWords) => Text + List + Table === "";

/** The same for the questions; each product once. */
export function cleanedQuestions(
  typed: readonly WrittenQuestions[],
  figures: readonly string[],
): Cleaned<WrittenQuestions[]> {
  const products = typed.map(({ Product, Questions }, index) => {
    const questions = Questions.map(({ Words }, at) =>
      cleanedWords(Words, { place: `Questions.${index}.Questions.${at}.Words`, figures }),
    );
    return {
      written: { Product, Questions: questions.map(({ written }) => ({ Words: written })) },
      problems: questions.flatMap(({ problems }) => problems),
    };
  });
  const isWhole = faqProducts.every((product) => typed.some(({ Product }) => Product === product));
  return {
    written: products.map(({ written }) => written),
    problems: [
      ...products.flatMap(({ problems }) => problems),
      ...(isWhole ? [] : [{ Field: "Questions", Code: "required" } as const]),
    ],
  };
}
