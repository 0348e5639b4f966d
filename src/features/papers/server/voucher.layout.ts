import { INNER, ink, MARGIN, quiet, type Sheet, sea } from "../../../platform/server/pdf/sheet";

/** The same in a voucher's two languages, the client's first. One entry: it is the same in both, such as a name. */
export type Both = readonly string[];

/** A label and its value, each in both languages. */
export type BothFact = readonly [label: Both, value: Both];

const GUTTER = 24;
const HALF = (INNER - GUTTER) / 2;

/**
 * A label with its value beneath. The client's language comes first and stands out; Cuba's follows in a quieter colour,
 * beside a label and below a value, so that they are never read as one. (PAPER-6)
 */
export function bothFact(sheet: Sheet, [label, value]: BothFact, x = MARGIN, width = INNER): void {
  beside(sheet, label, { face: "strong", color: sea, size: 8 }, x, width);
  const [own, ...others] = value;
  if (own !== undefined) sheet.write(own, { face: "strong", size: 10.5, x, width });
  for (const other of others) sheet.write(other, { size: 9, color: quiet, x, width });
  sheet.space(6);
}

type First = { face: "text" | "strong"; color: typeof ink; size: number };

/** Both languages on one line where they fit, otherwise on a line each. */
function beside(sheet: Sheet, [own = "", other]: Both, first: First, x: number, width: number): void {
  const after = sheet.widthOf(own, first) + first.size * 0.8;
  const style = { size: first.size, color: quiet };
  const fits = other !== undefined && after + sheet.widthOf(other, style) <= width;
  const top = sheet.y;
  // The blank distinguishes the two where the text is copied or read aloud.
  sheet.write(other === undefined ? own : `${own} `, { ...first, x, width });
  if (other === undefined) return;
  if (fits) sheet.y = top;
  sheet.write(other, fits ? { ...style, x: x + after, width: width - after + 1 } : { ...style, x, width });
}

/** Facts in two columns, each pair from one line on. */
export function bothFacts(sheet: Sheet, facts: readonly BothFact[]): void {
  for (let at = 0; at < facts.length; at += 2) {
    sideBySide(
      sheet,
      facts.slice(at, at + 2).map((fact) => (x: number) => bothFact(sheet, fact, x, HALF)),
    );
  }
}

/** A line with an amount at its right end, its words in both languages. */
export function bothAmount(sheet: Sheet, label: Both, amount: string, strong = false): void {
  const first = { face: strong ? "strong" : "text", size: strong ? 11 : 10, color: ink } as const;
  sheet.writeRight(amount, first);
  beside(sheet, label, first, MARGIN, INNER - 80);
}

/** Whole sentences: each language has its column, and the same sentence begins on the same line. */
export function bothNotes(sheet: Sheet, notes: readonly Both[]): void {
  for (const note of notes)
    sideBySide(
      sheet,
      note.map((said, place) => (x: number) => {
        sheet.write(said, { size: 8.5, color: place === 0 ? ink : quiet, x, width: HALF });
        sheet.space(4);
      }),
    );
}

/** Draws columns from one line on, and moves below the longest. */
function sideBySide(sheet: Sheet, columns: readonly ((x: number) => void)[]): void {
  const top = sheet.y;
  let bottom = top;
  columns.forEach((draw, place) => {
    sheet.y = top;
    draw(MARGIN + place * (HALF + GUTTER));
    bottom = Math.min(bottom, sheet.y);
  });
  sheet.y = bottom;
}
