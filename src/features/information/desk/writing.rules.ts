/** The paragraphs of a typed text: one per line, with or without empty lines in between. */
export const paragraphsOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The inverse: with an empty line between paragraphs, which separates them in the editor. */
export const typedParagraphs = (paragraphs: readonly string[]): string => paragraphs.join("\n\n");
