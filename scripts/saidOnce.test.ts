import { readFileSync } from "node:fs";
import { sourcesUnder } from "./sources.mjs";

const sources = ["src", "stand-ins"]
  .flatMap((room) => sourcesUnder(".", room))
  .filter((file) => !/\.test\.tsx?$/.test(file));
const holding = (text: RegExp) => sources.filter((file) => text.test(readFileSync(file, "utf8")));

it("money is written by one function, on pages and papers, in emails and refusals (WEB-14)", () => {
  // What a price is about in another currency is no money of ours: whole units, by a function of its own.
  const both = ["src/features/currencies/unitsText.ts", "src/shared/moneyText.ts"];
  expect(holding(/style[:=]\s*\{?"currency"/).sort()).toEqual(both);
});

it("a file is handed to the browser to save by one function", () => {
  expect(holding(/\.download\s*=|\bdownload=/)).toEqual(["src/platform/web/files/saveFile.ts"]);
});
