import { Problem } from "./problem";

/**
 * Invisible characters: those that change the direction of the text after them, and those without width except the two
 * that join letters and emoji.
 */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/**
 * A text by people as it is kept (SAFE-7): plain text, composed (NFC), its lines ended by `\n` alone, without characters
 * that nobody sees and without blanks around it. Markup in it is text like any other: no page and no email reads it as HTML.
 */
export function plainText(written: string): string {
  return written
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(unseen, "")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

/** The same of the texts of a request by their fields. Throws `invalid` with the fields of which nothing is left. */
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
