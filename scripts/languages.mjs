import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The languages of the site, by their messages: i18n/<language>.json. Their list in src/shared/language.ts has the same
 * (its test).
 */
export const languagesIn = (root = ".") =>
  readdirSync(join(root, "i18n"))
    .flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [])
    .sort();
