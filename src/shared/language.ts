import { DEFAULT_LANGUAGE } from "./constants";
import { LanguageId } from "./enumerations";

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Reads a `{lang}` of a path: a language code or a language id of specification section 3; anything else is English. */
export function languageOf(text: string | undefined): Language {
  if (text === "es" || text === String(LanguageId.Spanish)) return "es";
  return DEFAULT_LANGUAGE;
}

/** The best of our languages for an Accept-Language header. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag: tag.slice(0, 2), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const known = wanted.find(({ tag }) => languages.some((language) => language === tag));
  return known?.tag === "es" ? "es" : DEFAULT_LANGUAGE;
}
