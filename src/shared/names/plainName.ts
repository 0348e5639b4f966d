import { plainLine } from "../plainText";

/** Letters of keyboards and fonts that stand for one or several plain ones: full-width, ligatures, Roman numerals. */
const compatible = /[\u2160-\u217F\uFB00-\uFB06\uFF01-\uFF5E]+/g;

/**
 * A person's name: as `plainLine`, with plain letters for full-width ones and ligatures, and a space for `<`, which
 * divides and ends names in a passport's machine-readable lines.
 */
export const plainName = (typed: string): string =>
  plainLine(typed.replace(compatible, (letters) => letters.normalize("NFKC")).replaceAll("<", " "));
