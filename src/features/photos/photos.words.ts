import { DEFAULT_LANGUAGE } from "../../shared/constants";
import type { Language } from "../../shared/language";
import type { PhotoWords, ShownPhoto } from "./photos.schemas";

/** What is written about a photograph in a language, where somebody has written it; else in the default one. (PHOTO-1) */
export function wordsIn({ Words }: Pick<ShownPhoto, "Words">, language: Language): PhotoWords | undefined {
  const written = (of: Language) => Words.find((one) => one.Language === of && (one.Caption !== "" || one.Alt !== ""));
  return written(language) ?? written(DEFAULT_LANGUAGE);
}
