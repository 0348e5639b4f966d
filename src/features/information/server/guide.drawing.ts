import type { Letterhead } from "../../../platform/server/pdf/letterhead";
import { quiet, Sheet } from "../../../platform/server/pdf/sheet";
import type { Language } from "../../../shared/language";
import type { Policy } from "../information.schemas";

/** Draws a guide on A4 pages, for screen and print. */
export async function drawGuide(
  { title, lead, sections }: Policy,
  language: Language,
  by: Letterhead,
): Promise<Uint8Array> {
  const sheet = Sheet.begin(`${title} · ${by.name}`, language, by);
  sheet.write(title, { face: "display", size: 26 });
  sheet.space(6);
  sheet.write(lead, { size: 12, color: quiet });
  for (const { heading, paragraphs, list = [], table } of sections) {
    sheet.space(14);
    // A heading is never the last line of a page.
    sheet.keep(64);
    sheet.write(heading, { face: "display", size: 15, color: sheet.sea });
    for (const paragraph of paragraphs) {
      sheet.space(4);
      sheet.write(paragraph, { size: 11 });
    }
    if (list.length > 0) sheet.space(4);
    for (const item of list) sheet.write(`•  ${item}`, { size: 11, x: 60, width: 487 });
    if (table) sheet.space(6);
    for (const [from, to] of table?.rows ?? []) {
      sheet.keep(16);
      sheet.amount(from, to);
    }
  }
  return sheet.save();
}
