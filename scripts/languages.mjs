import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The languages that have messages: i18n/<language>.json. A test checks that src/shared/language.ts lists the same. */
export const languagesIn = (root = ".") =>
  readdirSync(join(root, "i18n"))
    .flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [])
    .sort();
