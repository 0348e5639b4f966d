import { withoutUnprinted } from "../../../shared/paperLetters";

/**
 * A text as papers draw it: composed letters, one kind of line break, ordinary blanks, no invisible characters. Input
 * that papers cannot show is refused; `instead` replaces what was stored before that rule. (PAPER-11)
 */
export function printedText(text: string, instead: string): string {
  const drawn = text
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[\t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/g, " ")
    .replace(/[\u2007\u202F]/g, "\u00A0")
    .replace(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : ""));
  return withoutUnprinted(drawn, instead);
}

/** Whether a line fits into its width. */
type Fits = (line: string) => boolean;

/** A text in lines that fit. A word that is wider than a line is broken. (PAPER-13) */
export function linesOf(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      const pieces = fits(word) ? [word] : brokenWord(word, fits);
      line = pieces.pop() ?? "";
      lines.push(...pieces);
    }
    lines.push(line);
  }
  return lines;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters after which an address is best broken. */
const seam = /[@._\-/‐–]/;

/** The pieces of a word that is wider than its line, broken after a nearby punctuation mark, else between letters. */
function brokenWord(word: string, fits: Fits): string[] {
  const pieces: string[] = [];
  let rest = Array.from(graphemes.segment(word), ({ segment }) => segment);
  while (rest.length > 0) {
    let most = 1;
    while (most < rest.length && fits(rest.slice(0, most + 1).join(""))) most += 1;
    const behindSeam = rest.slice(0, most).findLastIndex((sign) => seam.test(sign)) + 1;
    const length = most < rest.length && behindSeam > most / 2 ? behindSeam : most;
    pieces.push(rest.slice(0, length).join(""));
    rest = rest.slice(length);
  }
  return pieces;
}
