import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "../../src/shared/language";

/** The code of the third language (thirdLanguage.ts). */
export const third = "eo" as Language;

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const other = "ÀƁÇÐÉƑĜĤÎĴĶĻɱÑÔÞɊŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýž";
const letters = new Map([...plain].map((letter, place) => [letter, [...other][place] ?? letter]));

/** A text in similar letters: it stays readable, but has no plain letters. */
export const pseudo = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => letters.get(letter) ?? letter);

/** A message in similar letters, with its placeholders, choices and tags unchanged. */
export function pseudoMessage(message: string): string {
  const literals = literalsOf(parse(message, { captureLocation: true }));
  return literals.reduce(
    (text, { start, end }) => text.slice(0, start) + pseudo(text.slice(start, end)) + text.slice(end),
    message,
  );
}

/** The same for every text in a language's folder; values that are no prose (a day, a figure's name) stay. */
export function pseudoTexts(file: unknown): unknown {
  if (typeof file === "string")
    return file.replaceAll(/\{\w+\}|[^{}]+/g, (part) => (part[0] === "{" ? part : pseudo(part)));
  if (Array.isArray(file)) return file.map(pseudoTexts);
  if (typeof file !== "object" || file === null) return file;
  return Object.fromEntries(Object.entries(file).map(([name, part]) => [name, pseudoTexts(part)]));
}

function literalsOf(elements: MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal)
      return element.location ? [{ start: element.location.start.offset, end: element.location.end.offset }] : [];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    return [];
  });
}
