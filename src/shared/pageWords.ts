import type { Language } from "./language";
import { moneyText } from "./moneyText";

/** A message with its values; `otherwise`: the text if there is no such message. */
type Message = { id: string; values?: Readonly<Record<string, Words>>; otherwise?: Words };
/** In minor units. */
type Money = { money: number; currency: string };

/** Several words with commas between them. */
type List = { list: readonly Words[] };

/**
 * Values that server and browser format alike: a text or a number as it is, an amount, a message, or a list of these.
 */
export type Words = string | number | Message | Money | List;

/** Title and description of a page about one subject, in the tab and in the head of its HTML. (WEB-23) */
export type PageWords = { title: Words; description: Words };

/** A message in a language; undefined where there is none. */
export type FindMessage = (id: string, values: Record<string, string | number>) => string | undefined;

/**
 * Words in a language, with the messages that `find` knows. An unknown message becomes its `otherwise`, or "".
 */
export function formatWords(words: Words, language: Language, find: FindMessage): string | number {
  if (typeof words !== "object") return words;
  if ("money" in words) return moneyText(words.money, language, words.currency);
  if ("list" in words) return words.list.map((one) => formatWords(one, language, find)).join(", ");
  const { id, values = {}, otherwise = "" } = words;
  const filled = Object.entries(values).map(([name, value]) => [name, formatWords(value, language, find)] as const);
  return find(id, Object.fromEntries(filled)) ?? formatWords(otherwise, language, find);
}
