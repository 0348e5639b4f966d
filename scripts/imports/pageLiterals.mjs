import { readFileSync } from "node:fs";
import { join } from "node:path";
import { walkFile } from "../sources.mjs";

/** The files in which pages are declared. */
const PAGES = /\.pages\.ts$|^src\/app\/sitePages\.ts$/;

/** A path in a selector: `a[href^="/credit"]`. */
const HREF = /\[href[\^$*~|]?=\\?["']?(\/[^"'\]\\]*)/g;

const firstPart = (path) => /^\/([\w-]+)(?=$|[/?#])/.exec(path)?.[1];

/**
 * The texts of a file that begin like a path, and those that select links by one: string literals, and templates up to
 * their first value.
 */
function pathsIn(file) {
  const found = [];
  walkFile(file, ({ type, value, quasis }) => {
    if (type === "StringLiteral") found.push(value);
    if (type === "TemplateLiteral" && quasis[0]) found.push(quasis[0].raw);
  });
  const selected = found.flatMap((text) => [...text.matchAll(HREF)].map(([, path]) => path));
  return [...found, ...selected].filter((text) => firstPart(text) !== undefined);
}

/** Paths of pages that are written outside their features' pages, although `pagePath` makes them. */
export function pageLiterals(root, files) {
  const product = files.filter((file) => file.startsWith("src/") && !/\.test\.tsx?$/.test(file));
  const declared = product.filter((file) => PAGES.test(file)).flatMap((file) => pathsIn(join(root, file)));
  const parts = new Set(declared.map(firstPart));
  if (parts.size === 0) return [];
  const looks = new RegExp(`["'\`]/(${[...parts].join("|")})(?=["'\`/?#$])`);
  return product
    .filter((file) => !PAGES.test(file) && looks.test(readFileSync(join(root, file), "utf8")))
    .flatMap((file) =>
      pathsIn(join(root, file))
        .filter((path) => parts.has(firstPart(path)))
        .map((path) => ({
          rule: "paths-of-pages-once",
          comment: "the path of a page stands in its feature's *.pages.ts, whose builders others link by",
          from: file,
          to: path,
        })),
    );
}
