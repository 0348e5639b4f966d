/** Invisible characters, such as the joiner between two emoji, which are not drawn. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Latin letters with whatever accents (Ł, ễ, ə, ʔ), apostrophes of all kinds with the ʻokina and the saltillo, hyphens,
 * blanks, full stops, commas, the middle dot of Catalan, and the slash of Malaysian names (`a/l`, "son of").
 */
const latin =
  /^(?:[A-Za-zªºÀ-ÖØ-öø-ʯ\u1E00-\u1EFB\uA78B\uA78C]|[\u0300-\u033F]|['`´‘’‛′ʹ-ʿˈ\-\u2010-\u2015\u2212\p{Zs}.,·/])*$/u;

/**
 * Whether a name is in Latin letters, as in the two lines at the bottom of a passport: people at a rental desk and a
 * hotel reception in Cuba have to read it, and papers have to show it as it was typed. (PAPER-11)
 */
export const isInLatinLetters = (name: string): boolean => latin.test(seen(name));

/**
 * The characters that papers can show: those of Latin, Greek, Cyrillic, Armenian and Georgian texts with their signs.
 * Not those of scripts that are written from right to left, or whose letters join or change places, because the papers'
 * renderer sets one letter after the other. A test checks that the fonts of papers have all of them.
 */
const printed = [
  "\\n\\u0020-\\u007E\\u00A0-\\u02CD\\u0300-\\u033F\\p{Zs}",
  "\\u0370-\\u0377\\u037A-\\u037F\\u0384-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u0525\\u0531-\\u0556\\u0559-\\u055F",
  "\\u0561-\\u0587\\u0589\\u058A\\u10A0-\\u10C5\\u10D0-\\u10FC\\u1E00-\\u1EFB\\u1F00-\\u1FFE\\u2010-\\u2027",
  "\\u2030-\\u205E\\u2070\\u2071\\u2074-\\u208E\\u2090-\\u209C\\u20A0-\\u20B5\\u20B8-\\u20BA\\u20BD\\u2100-\\u2109",
  "\\u210B-\\u2149\\u2150-\\u2185\\u2190-\\u230B\\u2460-\\u2469\\u2500-\\u269C\\u269E-\\u26B8\\u2701-\\u2704",
  "\\u2706-\\u2709\\u270C-\\u2727\\u2729-\\u274B\\u274D\\u274F-\\u2752\\u2756\\u2758-\\u275E\\u2761-\\u2794",
  "\\u2798-\\u27AF\\u27B1-\\u27BE\\uA78B\\uA78C\\uFB00-\\uFB06\\u{1F600}-\\u{1F623}\\u{1F625}-\\u{1F62B}",
  "\\u{1F62D}-\\u{1F640}\\u{1F643}",
].join("");
const unprinted = new RegExp(`[^${printed}]`, "gu");
const unprintedRun = new RegExp(`[^${printed}]+(?: +[^${printed}]+)*`, "gu");

/** The characters of a text that papers cannot show, each once; none if it can be printed as it was typed. (PAPER-11) */
export function unprintedIn(text: string): string[] {
  return [...new Set(seen(text).match(unprinted))];
}

/** A text with `instead` in place of characters that papers cannot show, once for several in a row. */
export const withoutUnprinted = (text: string, instead: string): string =>
  seen(text).replace(unprintedRun, () => instead);

/** Whether papers can show a text as it was typed. (PAPER-11) */
export const isPrintable = (text: string): boolean => unprintedIn(text).length === 0;

const seen = (text: string): string => text.normalize("NFC").replace(unseen, "");
