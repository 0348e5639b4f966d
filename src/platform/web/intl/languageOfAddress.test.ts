import { languageOfAddress } from "./languageOfAddress";

it.each([
  ["?lang=es", "es"],
  ["?zone=4&lang=en", "en"],
  ["?lang=fr", null],
  ["?lang=", null],
  ["", null],
])("the language of an address with %j is %s", (search, language) => expect(languageOfAddress(search)).toBe(language));
