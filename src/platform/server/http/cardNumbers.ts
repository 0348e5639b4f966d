import { plainNumber } from "../../../shared/plainText";
import { fieldOf } from "../../../shared/unknownData";

/**
 * Today's card numbers: how those of each network begin, and how many digits they have. Numbers of people, papers and
 * parcels have other lengths and beginnings: 18 digits from 11 to 65 are an identity number of China, 14 that begin
 * with 2 one of Egypt. Visa's 13 digits are left out: such cards have not been issued for decades, and one in ten
 * mobile numbers of Brazil or Germany, with country code, would match.
 */
const networks: readonly (readonly [name: string, beginning: string, ...lengths: number[]])[] = [
  ["American Express", "3[47]", 15],
  ["Diners Club", "30[0-5]|3095|3[689]", 14],
  ["Diners Club", "30[0-5]|3095|3[89]", 16, 19],
  ["JCB", "35(?:2[89]|[3-8]\\d)", 16, 19],
  ["Visa", "4", 16, 19],
  ["Mastercard", "5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720", 16],
  ["Maestro, Elo, RuPay, Verve, Dankort", "50|5[6-8]", 16, 19],
  ["Discover, RuPay, Hipercard, UnionPay", "60|64[4-9]|65", 16, 19],
  ["UnionPay", "62|81[0-7]", 16, 19],
  ["Maestro, Elo, InterPayment", "6304|63[6-9]|67", 16, 19],
  ["Maestro of the United Kingdom", "6759|67677[04]", 18],
  ["Mir", "220[0-4]", 16, 19],
  ["RuPay", "8[12]", 16],
  ["Troy, UzCard, Humo", "9792|8600|9860", 16],
];
const MOST_DIGITS = 19;
const FEWEST_DIGITS = 14;
/** The beginnings of card numbers with so many digits; no other length is a card's. */
const beginnings = new Map(
  networks.flatMap(([, , ...lengths]) => lengths).map((length) => [length, new RegExp(`^(?:${ofLength(length)})`)]),
);

function ofLength(length: number): string {
  return networks.flatMap(([, beginning, ...lengths]) => (lengths.includes(length) ? beginning : [])).join("|");
}

/** A text with fewer digits, of whatever script, has no card's number. */
const manyDigits = new RegExp(String.raw`(?:\p{N}[^\p{N}]*){${FEWEST_DIGITS}}`, "u");
/** Underscores below a digit, and the frame of a keycap. */
const marks = /\p{M}/gu;
/** Ids and digests: their digits are never a card number. */
const ids = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,})\b/gi;
/** A long number as people write it: without a break, or in groups with some signs between them. */
const longNumber = new RegExp(String.raw`\d(?:[\s./\\|:·•*_-]{0,3}\d){${FEWEST_DIGITS - 1},}`, "g");
/** Blanks and dashes may be between any two digits; the other signs also separate a number from the next. */
const inOne = /^[\d\s-]+$/;
const days = /^(?:\d\d\D+\d\d\D+\d{4}\D*|\d{4}\D+\d\d\D+\d\d\D*)+$/;

/**
 * True if a text contains the number of a card, with Luhn's check digit, in whatever spelling and script and whatever is
 * around it. The time is linear in the length of the text. (FAULT-24, SAFE-5)
 */
export function carriesCardNumber(text: string): boolean {
  if (!manyDigits.test(text)) return false;
  const digits = plainNumber(text).replace(marks, "").replace(ids, " ");
  return (digits.match(longNumber) ?? []).some(holdsCard);
}

/**
 * Checks the number as a whole, and adjacent groups of the sizes in which cards are printed (the last may have three
 * digits), as an expiry date or a code may be beside them.
 */
function holdsCard(found: string): boolean {
  const groups = found.split(/\D+/);
  const digits = groups.join("");
  if (digits.length <= MOST_DIGITS && inOne.test(found) && !days.test(found) && isCard(digits)) return true;
  return groups.some((_group, first) => beginsCard(groups, first));
}

function beginsCard(groups: readonly string[], first: number): boolean {
  let digits = "";
  for (let at = first; digits.length < MOST_DIGITS; at += 1) {
    const group = groups[at] ?? "";
    if (group.length < 3) return false;
    digits += group;
    if (isCard(digits)) return true;
    if (group.length < 4) return false;
  }
  return false;
}

const isCard = (digits: string): boolean => beginnings.get(digits.length)?.test(digits) === true && hasCheck(digits);

/** Luhn's check: the last digit follows from the others. */
function hasCheck(digits: string): boolean {
  let total = 0;
  for (let index = 1; index <= digits.length; index += 1) {
    const digit = Number(digits.at(-index));
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}

/**
 * Whether a body contains a card's number in a field that does not ask for a number. What a document's number or a
 * bank's reference may contain is decided by its own rule. `schema`: the body's. (SAFE-5)
 */
export function bodyCarriesCardNumber(body: unknown, schema: unknown): boolean {
  const pending: [value: unknown, schemas: readonly unknown[]][] = [[body, alternatives(schema)]];
  for (const [value, schemas] of pending) {
    if (typeof value === "string" || typeof value === "number") {
      const asked = schemas.some((one) => fieldOf(one, "asksForNumber") === true);
      if (!asked && carriesCardNumber(String(value))) return true;
    } else if (Array.isArray(value)) {
      const ofItems = schemas.flatMap((one) => alternatives(fieldOf(one, "items")));
      for (const item of value) pending.push([item, ofItems]);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, inside] of Object.entries(value)) {
        if (carriesCardNumber(name)) return true;
        pending.push([inside, schemas.flatMap((one) => alternatives(fieldOf(fieldOf(one, "properties"), name)))]);
      }
    }
  }
  return false;
}

/** The schemas that apply to a value. */
function alternatives(schema: unknown): unknown[] {
  const branches = fieldOf(schema, "anyOf");
  if (Array.isArray(branches)) return branches.flatMap(alternatives);
  return schema === undefined ? [] : [schema];
}
