import { languageOfWords } from "./languageOfWords";

test.each([
  ["A smaller car was handed over", "en"],
  ["There was no car at the desk", "en"],
  ["Please send the page with your photo, not the cover.", "en"],
  ["Se entregó un auto más pequeño", "es"],
  ["No había auto en el mostrador", "es"],
  ["La foto está borrosa: envíe por favor otra de la página con sus datos.", "es"],
  ["El proveedor escribe: “The car is gone, sorry”, y no hay otro en la oficina para esas fechas.", "es"],
])("%j is read as %s", (text, language) => expect(languageOfWords(text)).toBe(language));

test.each(["", "No", "Kia Rio", "OK!!", "José García, Varadero", "W-88123"])(
  "%j has no recognisable language",
  (text) => expect(languageOfWords(text)).toBeNull(),
);
