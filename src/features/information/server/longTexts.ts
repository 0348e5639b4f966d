import type { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { Faq, Policy, PolicyName } from "../information.schemas";

/** What an item says in a language. Plain text: paragraphs, never markup. */
export type NewsText = { title: string; summary: string; body: string[] };

export type NewsTexts = Partial<Record<Language, NewsText>> & Record<typeof DEFAULT_LANGUAGE, NewsText>;

/** Texts to take along, in sections as policies are; the build makes a PDF of each. */
export const guideNames = ["road-guide", "tips"] as const;

/** The files of i18n/<language>/. `news` are those that a new installation begins with, by their name in news.data.ts. */
export type LongTexts = Record<PolicyName | (typeof guideNames)[number], Policy> & {
  faq: Record<"car" | "lodging" | "courier", Faq[]>;
  news: Record<string, NewsText>;
};

/**
 * A text that is too long for a message: the server has it, and a page asks for the one it shows. Every language has
 * all of them, in the same shape (npm run check:messages). The bundler finds the files by the pattern of their name.
 */
export function longText<Name extends keyof LongTexts>(language: Language, name: Name): LongTexts[Name] {
  return require(`../../../../i18n/${language}/${name}.json`);
}
