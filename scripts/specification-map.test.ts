import { readFileSync, writeFileSync } from "node:fs";
import { mapAsMarkdown, specificationMap } from "./specification/map";

const FILE = "docs/specification-map.md";
const map = specificationMap();

describe("every row of the specification", () => {
  it("is met somewhere in the code", () => {
    expect(map.filter(({ metIn }) => metIn === "").map(({ section, name }) => `${section} ${name}`)).toEqual([]);
  });

  it("is shown by a test", () => {
    expect(map.filter(({ shownBy }) => shownBy === "").map(({ section, name }) => `${section} ${name}`)).toEqual([]);
  });

  it("stands in the table as it is (UPDATE_MAP=1 writes the table anew)", () => {
    if (process.env.UPDATE_MAP) writeFileSync(FILE, mapAsMarkdown(map));
    expect(readFileSync(FILE, "utf8")).toBe(mapAsMarkdown(map));
  });
});
