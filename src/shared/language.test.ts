import { languagesIn } from "../../scripts/languages.mjs";
import { LanguageId } from "./enumerations";
import { acceptedLanguage, knownLanguage, languageOf, languages } from "./language";
import { languageFacts } from "./languageFacts";

describe("the list of languages", () => {
  it("has those that have messages in i18n/, and no others", () =>
    expect([...languages].sort()).toEqual(languagesIn()));

  it("uses the language ids of the wire, each once (WIRE-18)", () => {
    expect([languageFacts.es.id, languageFacts.en.id]).toEqual([LanguageId.Spanish, LanguageId.English]);
    expect(new Set(languages.map((language) => languageFacts[language].id)).size).toBe(languages.length);
  });

  it("recognizes a language by its code alone", () => {
    expect(languages.map(knownLanguage)).toEqual(languages);
    expect(["fr", "EN", "1", "", null, undefined, 1].map(knownLanguage)).toEqual(Array(7).fill(null));
  });
});

describe("the language", () => {
  it.each([
    ["es", "es"],
    ["1", "es"],
    ["en", "en"],
    ["2", "en"],
    ["fr", "en"],
    [String(LanguageId.French), "en"],
    ["9", "en"],
    ["0", "en"],
    ["xx", "en"],
    ["ES", "es"],
    ["es-CU", "es"],
    ["fr-CA", "en"],
    [1, "es"],
    [LanguageId.French, "en"],
    [undefined, "en"],
  ])("named %j by a path or a body is %s (WIRE-14)", (asked, expected) => expect(languageOf(asked)).toBe(expected));

  it.each([
    ["es-CU,es;q=0.9,en;q=0.8", "es"],
    ["en;q=0.8, es;q=0.9", "es"],
    ["fr-CA,fr;q=0.9,es;q=0.5,en;q=0.4", "es"],
    ["es;q=0, en", "en"],
    ["est, es-MX;q=0.1", "es"],
    ["de", "en"],
    ["", "en"],
    [undefined, "en"],
  ])("preferred by the Accept-Language header %j is %s", (header, expected) =>
    expect(acceptedLanguage(header)).toBe(expected),
  );
});
