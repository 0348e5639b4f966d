import { readFileSync } from "node:fs";
import { sourcesUnder } from "./sources.mjs";

const sources = ["src", "stand-ins"]
  .flatMap((room) => sourcesUnder(".", room))
  .filter((file) => !/\.test\.tsx?$/.test(file));
const holding = (text: RegExp) => sources.filter((file) => text.test(readFileSync(file, "utf8")));

it("money is written by one function, on pages and papers, in emails and refusals (WEB-14)", () => {
  expect(holding(/style[:=]\s*\{?"currency"/)).toEqual(["src/shared/moneyText.ts"]);
});

it("a file is handed to the browser to save by one function", () => {
  expect(holding(/\.download\s*=|\bdownload=/)).toEqual(["src/platform/web/files/saveFile.ts"]);
});
