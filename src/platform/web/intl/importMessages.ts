import type { Language } from "../../../shared/language";
import type { Messages } from "../messages";

/** `first`: the messages of the shell and the home page's first view; `rest`: all others. */
export type Part = "first" | "rest";

/**
 * Loads a part of i18n/<language>.json. Webpack replaces this file by the output of
 * scripts/build/webpack/languages-loader.mjs, with a chunk for each part.
 */
export const importMessages = (language: Language, part: Part): Promise<{ default: Partial<Messages> }> =>
  import(`../../../../i18n/${language}.json?${part}`);
