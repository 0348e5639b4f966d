const letters: Record<string, string> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** A text with its letters stripped of their accents: for comparing and searching, never to be shown. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The words of a name without case, accents, hyphens and dots. */
export function nameWords(text: string): string[] {
  return withoutAccents(text.toLowerCase().replace(/[øłđðþßæœı]/g, (letter) => letters[letter] ?? letter))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

/** Whether two names are written alike, case, accents and blanks apart. A name without a letter is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const joined = nameWords(one).join("");
  return joined !== "" && joined === nameWords(other).join("");
}
