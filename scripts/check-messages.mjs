// Checks i18n/: node scripts/check-messages.mjs [root]. Every language has the same messages with the same placeholders
// in valid ICU, none is left untranslated (messages/alike.mjs), field errors end alike (messages/fieldErrors.mjs), every
// language's folder has the same texts in the same shape, and every message named in the sources exists (A11Y-7). Unused messages are listed, and fail with --strict.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { languagesIn } from "./languages.mjs";
import { alike } from "./messages/alike.mjs";
import { endsAsFieldError, isFieldError } from "./messages/fieldErrors.mjs";
import { placeholdersOf, wordsOf } from "./messages/placeholders.mjs";
import { messageUses } from "./messages/uses.mjs";

const root = resolve(process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? ".");
const read = (path) => JSON.parse(readFileSync(join(root, "i18n", path), "utf8"));
const languages = languagesIn(root);
const nameOf = (language) => new Intl.DisplayNames("en", { type: "language" }).of(language);
const catalogues = Object.fromEntries(languages.map((language) => [language, read(`${language}.json`)]));
const ids = [...new Set(Object.values(catalogues).flatMap(Object.keys))];
const problems = [];

const placeholders = (language, text, id) => {
  try {
    return placeholdersOf(text).join(", ") || "nothing";
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

for (const id of ids) {
  const missing = languages.filter((language) => !(id in catalogues[language]));
  for (const language of missing) problems.push(`${id} is missing in ${nameOf(language)}`);
  if (missing.length > 0) continue;
  const takes = languages.map((language) => placeholders(language, catalogues[language][id], id));
  if (takes.includes(undefined)) continue;
  if (new Set(takes).size > 1)
    problems.push(
      `${id}: ${languages.map((language, place) => `${nameOf(language)} takes ${takes[place]}`).join(", ")}`,
    );
  for (const [place, language] of languages.entries()) {
    const text = catalogues[language][id];
    if (languages.slice(0, place).some((other) => catalogues[other][id] === text) && !isAlike(text))
      problems.push(`${id}: not translated (or a word for messages/alike.mjs): ${text}`);
    if (isFieldError(id) && !endsAsFieldError(text))
      problems.push(`${language} ${id}: a field error has a full stop where it has several sentences alone: ${text}`);
  }
}

/** The structure of a text: its strings, lists and fields, which are the same in every language. */
const shapeOf = (value) =>
  typeof value === "object" ? Object.entries(value).map(([name, part]) => [name, shapeOf(part)]) : typeof value;

const folderOf = (language) => join(root, "i18n", language);
const filesOf = (language) => (existsSync(folderOf(language)) ? readdirSync(folderOf(language)) : []);
for (const file of new Set(languages.flatMap(filesOf))) {
  const missing = languages.filter((language) => !filesOf(language).includes(file));
  for (const language of missing) problems.push(`${file} is missing in ${nameOf(language)}`);
  const shapes = new Set(
    languages.filter((one) => !missing.includes(one)).map((one) => JSON.stringify(shapeOf(read(`${one}/${file}`)))),
  );
  if (shapes.size > 1) problems.push(`${file} has not the same parts in every language`);
}

const { literals, asked, patterns } = messageUses(root, new Set(ids.map((id) => id.split(".")[0])));
for (const { file, id } of asked) if (!ids.includes(id)) problems.push(`${file}: there is no message ${id}`);
for (const { file, text, matches } of patterns)
  if (!ids.some((id) => matches.test(id))) problems.push(`${file}: no message is like ${text}`);

const unused = ids.filter((id) => !literals.has(id) && !patterns.some(({ matches }) => matches.test(id)));
if (unused.length > 0) console.warn(`Named nowhere:\n${unused.map((id) => `  ${id}`).join("\n")}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0 || (unused.length > 0 && process.argv.includes("--strict"))) process.exit(1);
const inLanguages = new Intl.ListFormat("en").format(languages.map(nameOf));
console.log(`${ids.length} messages in ${inLanguages}, ${unused.length} of them named nowhere.`);
