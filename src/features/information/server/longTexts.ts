import type { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { Faq, Policy } from "../information.schemas";
import type { FaqProduct, TextName } from "../texts.rules";

/** An item's text in a language. Plain text: paragraphs, never markup. */
export type NewsText = { title: string; summary: string; body: string[] };

export type NewsTexts = Partial<Record<Language, NewsText>> & Record<typeof DEFAULT_LANGUAGE, NewsText>;

/** The texts that an operator may replace. */
export type Texts = Record<Exclude<TextName, "faq">, Policy> & { faq: Record<FaqProduct, Faq[]> };

/** The files of i18n/<language>/. `news` are those that a new installation begins with, by their name in news.data.ts. */
export type LongTexts = Texts & { news: Record<string, NewsText> };

/**
 * A text that is too long for a message: the server has it, and a page asks for the one it shows. Every language has
 * all of them, in the same shape (npm run check:messages). The bundler finds the files by the pattern of their name.
 */
export function longText<Name extends keyof LongTexts>(language: Language, name: Name): LongTexts[Name] {
  return require(`../../../../i18n/${language}/${name}.json`);
}
