import type { Language } from "../../../shared/language";
import type { Messages } from "../messages";

/**
 * The messages that are loaded together. `first`: those of the program's entry and the home page's first view.
 * `errors`: those for showing the server's answers in another language. Others: those of the code that
 * `withMessages("part", …)` loads.
 */
export type Part =
  | "first"
  | "site"
  | "cars"
  | "stays"
  | "booking"
  | "plan"
  | "account"
  | "suspension"
  | "desk"
  | "inspector"
  | "errors";

/**
 * Loads a part of i18n/<language>.json. Webpack replaces this file by the output of
 * scripts/build/webpack/languages-loader.mjs, with a chunk for each part.
 */
export const importMessages = (language: Language, part: Part): Promise<{ default: Partial<Messages> }> =>
  import(`../../../../i18n/${language}.json?${part}`);
