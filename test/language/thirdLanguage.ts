import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pseudoMessage, pseudoTexts, third } from "./pseudo";

/**
 * A third language, for tests that import this file before anything else: one more line in the list of languages, and
 * the texts that a folder next to i18n/en would have, made from the English ones in other letters. Nothing else is
 * changed. Its code is Esperanto's, so that dates are in words of no other language.
 */

jest.mock("../../src/shared/languageFacts", () => {
  const { languageFacts } = jest.requireActual("../../src/shared/languageFacts");
  const line = { id: 4, name: "Esperanto", moments: "eo", amounts: "en-US", openGraph: "eo_EO" };
  return { languageFacts: { ...languageFacts, eo: { ...line, quotes: ["„", "“"] } } };
});

// Only webpack knows the parts of a language's messages.
jest.mock("../../src/platform/web/intl/importMessages", () => ({
  importMessages: async (language: string) => ({ default: jest.requireMock(`../../i18n/${language}.json`) }),
}));

const english = (path: string): unknown => JSON.parse(readFileSync(resolve("i18n", path), "utf8"));

const isFile = { virtual: true };
jest.doMock(
  `../../i18n/${third}.json`,
  () => Object.fromEntries(Object.entries(english("en.json") as object).map(([id, text]) => [id, pseudoMessage(text)])),
  isFile,
);
for (const file of readdirSync("i18n/en"))
  jest.doMock(`../../i18n/${third}/${file}`, () => pseudoTexts(english(`en/${file}`)), isFile);
