import type { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { Faq, Policy } from "../information.schemas";
import type { FaqProduct, TextName } from "../texts.rules";

/** An item's text in a language. Plain text: paragraphs, never markup. */
export type NewsText = { title: string; summary: string; body: string[] };

export type NewsTexts = Partial<Record<Language, NewsText>> & Record<typeof DEFAULT_LANGUAGE, NewsText>;

/** The texts that an operator may replace. */
export type Texts = Record<Exclude<TextName, "faq">, Policy> & { faq: Record<FaqProduct, Faq[]> };

/** The files of i18n/<language>/. `news`: a new installation's items by their names in news.data.ts. */
export type LongTexts = Texts & { news: Record<string, NewsText> };

/**
 * A text too long for a message: the server holds it, and pages load it when they show it. Every language has all of
 * them, in the same shape (npm run check:messages). The pattern of the path lets the bundler find the files.
 */
export function longText<Name extends keyof LongTexts>(language: Language, name: Name): LongTexts[Name] {
  return require(`../../../../i18n/${language}/${name}.json`);
}
