import { isSameName, nameWords } from "../../../../shared/names";
import type { HolderMatch } from "../../../plan/checkout/checkout.events";

/** Titles and the small words of Iberian and other surnames, which cards leave out or write together. */
const smallWords = new Set(
  "mr mrs ms miss dr sr sra srta don dona jr ii iii de del la las los el y e da das do dos di du van von der den ter".split(
    " ",
  ),
);

const telling = (text: string) => nameWords(text).filter((word) => !smallWords.has(word));

/**
 * Whether the name on a card is the client's (PAY-3, PAY-4: other people's cards are not accepted). Case, accents,
 * order, titles, small words, a middle name and a second surname are ignored. `unclear`, for staff to review: an
 * initial, one letter off, only the second surname, several names too many.
 */
export function holderMatch(holderName: string, firstName: string, lastName: string): HolderMatch {
  if (isSameName(holderName, `${firstName} ${lastName}`)) return "matches";
  const holder = telling(holderName);
  const given = telling(firstName);
  const [surname, ...furtherSurnames] = telling(lastName);
  if (!surname || given.length === 0 || holder.length < 2) return "differs";

  const has = (name: string) => holder.includes(name);
  const strangers = holder.filter((word) => word !== surname && ![...given, ...furtherSurnames].includes(word));
  if (has(surname) && twoWords(holder, surname, given)) {
    return strangers.length <= 1 ? "matches" : "unclear";
  }
  const nearSurname = holder.some((word) => isNear(word, surname)) || furtherSurnames.some(has);
  const nearGiven = given.some((name) => holder.some((word) => isNear(word, name) || isInitial(word, name)));
  return nearSurname && nearGiven ? "unclear" : "differs";
}

/** One word on the card cannot match both names, as in "García" for García García. */
function twoWords(holder: readonly string[], surname: string, given: readonly string[]): boolean {
  const rest = [...holder];
  rest.splice(rest.indexOf(surname), 1);
  return given.some((name) => rest.includes(name));
}

const isInitial = (word: string, name: string) => word.length === 1 && name.startsWith(word);

/** Equal, or one letter changed, added or left out in a name of four letters and more. */
function isNear(word: string, name: string): boolean {
  if (word === name) return true;
  if (Math.max(word.length, name.length) < 4 || Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let end = 0;
  const longest = Math.min(word.length, name.length) - start;
  while (end < longest && word.at(-1 - end) === name.at(-1 - end)) end += 1;
  return Math.max(word.length, name.length) - start - end <= 1;
}
