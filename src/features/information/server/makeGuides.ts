import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../../shared/language";
import { guideNames } from "../texts.rules";
import { drawGuide } from "./guide.drawing";
import { longText } from "./longTexts";

// Run by the build: writes the guides that the footer offers, a PDF in each language, into a folder.
const [, , folder] = process.argv;
if (!folder) throw new Error("usage: makeGuides <folder>");
mkdirSync(folder, { recursive: true });
for (const name of guideNames) {
  for (const language of languages) {
    writeFileSync(join(folder, `${name}-${language}.pdf`), await drawGuide(longText(language, name)));
  }
}
