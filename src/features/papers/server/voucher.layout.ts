import { INNER, ink, MARGIN, quiet, type Sheet } from "../../../platform/server/pdf/sheet";
import type { Both, BothFact } from "../../../products/product.server";

const GUTTER = 24;
const HALF = (INNER - GUTTER) / 2;

/**
 * A label with its value below. The client's language comes first and is prominent; Cuba's follows in a quieter colour,
 * beside the label and below the value, so that the two are not read as one text. (PAPER-6)
 */
export function bothFact(sheet: Sheet, [label, value]: BothFact, x = MARGIN, width = INNER): void {
  beside(sheet, label, { face: "strong", color: sheet.sea, size: 8 }, x, width);
  const [own, ...others] = value;
  if (own !== undefined) sheet.write(own, { face: "strong", size: 10.5, x, width });
  for (const other of others) sheet.write(other, { size: 9, color: quiet, x, width });
  sheet.space(6);
}

type First = { face: "text" | "strong"; color: typeof ink; size: number };

/** Both languages on one line if they fit, otherwise on two. */
function beside(sheet: Sheet, [own = "", other]: Both, first: First, x: number, width: number): void {
  const after = sheet.widthOf(own, first) + first.size * 0.8;
  const style = { size: first.size, color: quiet };
  const fits = other !== undefined && after + sheet.widthOf(other, style) <= width;
  const top = sheet.y;
  // The blank separates the two when the text is copied or read aloud.
  sheet.write(other === undefined ? own : `${own} `, { ...first, x, width });
  if (other === undefined) return;
  if (fits) sheet.y = top;
  sheet.write(other, fits ? { ...style, x: x + after, width: width - after + 1 } : { ...style, x, width });
}

/** Facts in two columns; the two of a row begin on the same line. */
export function bothFacts(sheet: Sheet, facts: readonly BothFact[]): void {
  for (let at = 0; at < facts.length; at += 2) {
    sideBySide(
      sheet,
      facts.slice(at, at + 2).map((fact) => (x: number) => bothFact(sheet, fact, x, HALF)),
    );
  }
}

/** Columns of facts, which share this width; one that is empty leaves its room to the others. */
export function besideEachOther(sheet: Sheet, columns: readonly (readonly BothFact[])[], width: number): void {
  const filled = columns.filter((facts) => facts.length > 0);
  const each = (width - (filled.length - 1) * GUTTER) / filled.length;
  sideBySide(
    sheet,
    filled.map((facts) => (x: number) => {
      for (const fact of facts) bothFact(sheet, fact, x, each);
    }),
    each,
  );
}

/** A line with a label in both languages and a right-aligned amount; `strong`: larger and bold. */
export function bilingualAmount(sheet: Sheet, label: Both, amount: string, { strong = false } = {}): void {
  const first = { face: strong ? "strong" : "text", size: strong ? 11 : 10, color: ink } as const;
  const room = Math.max(80, sheet.widthOf(amount, first) + 12);
  sheet.together(() => {
    sheet.writeRight(amount, first);
    beside(sheet, label, first, MARGIN, INNER - room);
  });
}

/** Sentences in a column per language, each beginning on the same line in both. */
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

/** Columns of this width, side by side. */
function sideBySide(sheet: Sheet, columns: readonly ((x: number) => void)[], width = HALF): void {
  sheet.columns(columns.map((draw, place) => () => draw(MARGIN + place * (width + GUTTER))));
}
