import { acceptedLanguage, languageOf } from "./language";

describe("the language", () => {
  it.each([
    ["es", "es"],
    ["1", "es"],
    ["en", "en"],
    ["2", "en"],
    ["fr", "en"],
    [undefined, "en"],
  ])("of a path's %s is %s", (text, expected) => expect(languageOf(text)).toBe(expected));

  it.each([
    ["es-CU,es;q=0.9,en;q=0.8", "es"],
    ["en;q=0.8, es;q=0.9", "es"],
    ["fr-CA,fr;q=0.9,es;q=0.5,en;q=0.4", "es"],
    ["es;q=0, en", "en"],
    ["de", "en"],
    ["", "en"],
    [undefined, "en"],
  ])("accepted by %j is %s", (header, expected) => expect(acceptedLanguage(header)).toBe(expected));
});
