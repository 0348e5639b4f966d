/** The most characters of each part of a text that staff write. */
export const LONGEST_WRITTEN = {
  title: 120,
  summary: 300,
  body: 10_000,
  lead: 400,
  heading: 160,
  text: 8_000,
  list: 4_000,
  table: 4_000,
  question: 300,
  answer: 3_000,
} as const;

/** The paragraphs of a typed text: one per line, with or without empty lines in between. */
export const paragraphsOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The inverse: with an empty line between paragraphs, which separates them in the editor. */
export const typedParagraphs = (paragraphs: readonly string[]): string => paragraphs.join("\n\n");
