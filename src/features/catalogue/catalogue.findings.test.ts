import { readFileSync } from "node:fs";
import { languages } from "../../shared/language";
import { findingCodes, findingValues } from "./catalogue.findings";

test.each(languages)("each reason why the catalogue refuses something has its text in %s (OPS-70)", (language) => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`i18n/${language}.json`, "utf8"));
  expect(findingCodes.filter((code) => !messages[`support.finding.${code}`])).toEqual([]);
});

test("columns and tables get their readers' names, all else stays (OPS-70)", () => {
  const names = { column: (name: string) => `<${name}>`, table: (name: string) => `${name}.csv` };
  const facts = { column: "zone", columns: "id, name", table: "zones", value: "name", line: 3 };
  expect(findingValues(facts, names)).toEqual({
    ...{ column: "<zone>", columns: "<id>, <name>", table: "zones.csv", value: "name", line: 3 },
  });
});
