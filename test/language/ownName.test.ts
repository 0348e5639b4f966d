import { languages } from "../../src/shared/language";

/** Havana's sea wall, which is a place in the catalogue's texts. */
const ofThePlace = new Set(["home.zones.havana", "zone.about.LHA"]);

it.each(languages)("no text in %s contains the demonstration's name: it uses the shop's (OPS-150)", (language) => {
  const messages: Record<string, string> = require(`../../i18n/${language}.json`);
  const named = Object.entries(messages).filter(([id, text]) => /malec[oó]n/i.test(text) && !ofThePlace.has(id));
  expect(named).toEqual([]);
});
