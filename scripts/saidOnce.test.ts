import { readFileSync } from "node:fs";
import { company } from "../src/shared/company";
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

it("how the company is reached is in one file, and WhatsApp notes are on (WEB-18)", () => {
  const { email, phone, whatsApp, office } = company;
  const inOthers = [email, phone, whatsApp.number, ...office.slice(1)].flatMap((fact) =>
    [...sources, "i18n/en.json", "i18n/es.json"].filter((file) => readFileSync(file, "utf8").includes(fact)),
  );
  expect(new Set(inOthers)).toEqual(new Set(["src/shared/company.ts"]));
  expect(whatsApp.enabled).toBe(true);
});

it("a file is handed to the browser to save by one function", () => {
  expect(holding(/\.download\s*=|\bdownload=/)).toEqual(["src/platform/web/files/saveFile.ts"]);
});
