// Checks i18n/: node scripts/check-messages.mjs [root]. Both languages have the same messages with the same placeholders in valid ICU,
// none is left untranslated (messages/alike.mjs), and every message that the sources name exists. Messages that nothing names are listed, and fail with --strict.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { alike } from "./messages/alike.mjs";
import { placeholdersOf, wordsOf } from "./messages/placeholders.mjs";
import { messageUses } from "./messages/uses.mjs";

const root = resolve(process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? ".");
const [en, es] = ["en", "es"].map((language) => JSON.parse(readFileSync(join(root, `i18n/${language}.json`), "utf8")));
const problems = [];

const placeholders = (language, id, text) => {
  try {
    return placeholdersOf(text).join(", ");
  } catch (error) {
    problems.push(`${language} ${id}: not valid ICU (${error.message}): ${text}`);
    return undefined;
  }
};

const alikeWords = new Set(
  Object.values(alike)
    .flat()
    .map((word) => word.toLowerCase()),
);
const isAlike = (text) => wordsOf(text).every((word) => alikeWords.has(word.toLowerCase()));

for (const id of new Set([...Object.keys(en), ...Object.keys(es)])) {
  if (!(id in en)) problems.push(`${id} is missing in English`);
  else if (!(id in es)) problems.push(`${id} is missing in Spanish`);
  else {
    const [inEnglish, inSpanish] = [placeholders("en", id, en[id]), placeholders("es", id, es[id])];
    if (inEnglish !== undefined && inSpanish !== undefined && inEnglish !== inSpanish)
      problems.push(`${id}: English takes ${inEnglish || "nothing"}, Spanish takes ${inSpanish || "nothing"}`);
    else if (inEnglish !== undefined && en[id] === es[id] && !isAlike(en[id]))
      problems.push(`${id}: not translated (or a word for messages/alike.mjs): ${en[id]}`);
  }
}

const ids = Object.keys(en);
const { literals, asked, patterns } = messageUses(root, new Set(ids.map((id) => id.split(".")[0])));
for (const { file, id } of asked) if (!(id in en)) problems.push(`${file}: there is no message ${id}`);
for (const { file, text, matches } of patterns)
  if (!ids.some((id) => matches.test(id))) problems.push(`${file}: no message is like ${text}`);

const unused = ids.filter((id) => !literals.has(id) && !patterns.some(({ matches }) => matches.test(id)));
if (unused.length > 0) console.warn(`Named nowhere:\n${unused.map((id) => `  ${id}`).join("\n")}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0 || (unused.length > 0 && process.argv.includes("--strict"))) process.exit(1);
console.log(`${ids.length} messages in English and Spanish, ${unused.length} of them named nowhere.`);
