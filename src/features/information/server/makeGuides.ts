import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guides } from "../guides/guides";
import { drawGuide } from "./guide.drawing";

// Run by the build: writes the guides that the footer offers, a PDF in each language, into a folder.
const [, , folder] = process.argv;
if (!folder) throw new Error("usage: makeGuides <folder>");
mkdirSync(folder, { recursive: true });
for (const [name, inLanguages] of Object.entries(guides)) {
  for (const [language, guide] of Object.entries(inLanguages)) {
    writeFileSync(join(folder, `${name}-${language}.pdf`), await drawGuide(guide));
  }
}
