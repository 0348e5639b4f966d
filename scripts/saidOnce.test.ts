import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { sourcesUnder } from "./sources.mjs";

const sources = ["src", "stand-ins"]
  .flatMap((folder) => sourcesUnder(".", folder))
  .filter((file) => !/\.test\.tsx?$/.test(file));
const textsUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(json|md)$/.test(file))
    .map((file) => join(folder, file));
const holding = (text: RegExp) => sources.filter((file) => text.test(readFileSync(file, "utf8")));

it("money is written by one function, on pages and papers, in emails and refusals (WEB-14)", () => {
  // A price is also shown in another currency for information, in whole units, by a separate function.
  const both = ["src/features/currencies/unitsText.ts", "src/shared/moneyText.ts"];
  expect(holding(/style[:=]\s*\{?"currency"/).sort()).toEqual(both);
});

it("the program names no shop operator: the demo's company is only in the demo's catalogue (OPS-91, WEB-18)", () => {
  const [columns = [], facts = []] = parse(readFileSync("demo/catalogue/shop.csv"));
  expect(columns).toHaveLength(7);
  // The first facts are left out: the brand is also part of other names.
  const [, , ...said] = facts;
  const inProgram = said.flatMap((fact) =>
    [...sources, ...textsUnder("i18n")].filter((file) => readFileSync(file, "utf8").includes(fact)),
  );
  expect(inProgram).toEqual([]);
});

it("only one function saves a file in the browser", () => {
  expect(holding(/\.download\s*=|\bdownload=/)).toEqual(["src/platform/web/files/saveFile.ts"]);
});

it("the page's language and client are read from the store by one selector each", () => {
  expect(holding(/WebState\) => (language\.current|auth\.client\b)/)).toEqual([]);
});

it("properties and constants are written one by one: no literal is spread or destructured in place", () => {
  expect(holding(/\.\.\.\{/)).toEqual([]);
  expect(holding(/const \[[\w, ]+\] = \[[^\]]*\];/)).toEqual([]);
});

it("a button that is disabled during its own work keeps its focus: no other button than BusyButton shows a progress (A11Y-2)", () => {
  expect(holding(/<(?:Icon)?Button\s(?:[^>]|=>)*?\sloading\b/)).toEqual(["src/platform/web/ui/BusyButton.tsx"]);
});

it("the browser makes ids by one function, as crypto.randomUUID does not exist on plain http pages", () => {
  // Servers import it from node:crypto.
  expect(holding(/\bcrypto\.randomUUID\(/)).toEqual([]);
});
