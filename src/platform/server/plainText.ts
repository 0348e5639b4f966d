import { Problem } from "./problem";

/**
 * Invisible characters: those that change the direction of the text after them, and those without width except the two
 * that join letters and emoji.
 */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

export const withoutUnseen = (text: string): string => text.replace(unseen, "");

/**
 * Text entered by people, in its stored form (SAFE-7): plain, in Unicode NFC, with `\n` line ends, without invisible
 * characters and surrounding blanks. Markup in it stays text: no page or email treats it as HTML.
 */
export function plainText(written: string): string {
  return withoutUnseen(written.normalize("NFC"))
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

/** The same for several fields of a request. Throws `invalid` with the fields that are left empty. */
export function plainTexts<Field extends string>(written: Record<Field, string>): Record<Field, string> {
  const plain = { ...written };
  const blank: Field[] = [];
  for (const field in written) {
    plain[field] = plainText(written[field]);
    if (plain[field] === "") blank.push(field);
  }
  if (blank.length === 0) return plain;
  throw new Problem(
    "invalid",
    {},
    blank.map((Field) => ({ Field, Code: "required" })),
  );
}
