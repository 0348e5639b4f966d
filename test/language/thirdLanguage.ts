import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transformSync } from "@swc/core";
import { pseudoMessage, pseudoTexts, third } from "./pseudo";

/**
 * A third language, for tests that import this file before anything else: one more line in the source of
 * src/shared/language.ts, and a folder of texts beside i18n/, made from the English ones in other letters. Nothing else
 * is changed. Its code is Esperanto's, so that dates are in words of no other language.
 */

const LINE = `eo: { id: 4, name: "Esperanto", moments: "eo", amounts: "en-US", openGraph: "eo_EO" },`;
const FOLDER = ".cache/third-language";

jest.mock("../../src/shared/language", () => {
  const file = resolve("src/shared/language.ts");
  const source = readFileSync(file, "utf8");
  const end = source.indexOf("} as const satisfies");
  const { code } = transformSync(`${source.slice(0, end)}${LINE}\n${source.slice(end)}`, {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs" },
  });
  const exports = {};
  new Function("exports", "require", code)(exports, (id: string) => jest.requireActual(resolve(dirname(file), id)));
  return exports;
});

/** Written atomically: two tests may do it at the same time. */
function write(path: string, texts: unknown): void {
  const file = resolve(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(texts));
  renameSync(unfinished, file);
}

const english = (path: string): unknown => JSON.parse(readFileSync(resolve("i18n", path), "utf8"));

write(
  `${third}.json`,
  Object.fromEntries(Object.entries(english("en.json") as object).map(([id, text]) => [id, pseudoMessage(text)])),
);
for (const file of readdirSync("i18n/en")) write(`${third}/${file}`, pseudoTexts(english(`en/${file}`)));
