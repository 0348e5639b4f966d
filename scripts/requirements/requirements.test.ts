import { readFileSync, writeFileSync } from "node:fs";
import { requirementsIn, unknownCitations, written } from "./requirements";
import { wireRows } from "./wire";

const FILE = "docs/requirements.md";
const document = readFileSync(FILE, "utf8");
const requirements = requirementsIn(document);
const kept = requirements.filter(({ open }) => !open);
const wire = wireRows();

describe("every numbered requirement", () => {
  it("has a number of its own", () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(300);
  });

  it("is a row of four cells", () => {
    const rows = document.split("\n").filter((line) => /^\| [A-Z]+-\d+ \|/.test(line));
    expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 6)).toEqual([]);
  });

  it("is cited where the code meets it, unless the document says that it is open", () => {
    expect(kept.filter(({ metIn }) => metIn.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it("is cited by a test", () => {
    expect(kept.filter(({ testedIn }) => testedIn.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it("exists wherever a number is cited", () => {
    expect(unknownCitations(requirements)).toEqual([]);
  });
});

/** Compares wire.json with the code: routes, calls, messages and, by their values, the enumerations. */
describe("every route, call, message, enumeration and constant of the wire (WIRE-18, WIRE-19, WIRE-20)", () => {
  it("is met somewhere in the code", () => {
    expect(wire.filter(({ metIn }) => metIn === "").map(({ section, name }) => `${section} ${name}`)).toEqual([]);
  });

  it("is shown by a test", () => {
    expect(wire.filter(({ shownBy }) => shownBy === "").map(({ section, name }) => `${section} ${name}`)).toEqual([]);
  });
});

it("the document names where each rule is met and tested, as the code is (UPDATE_REQUIREMENTS=1 writes it again)", () => {
  if (process.env.UPDATE_REQUIREMENTS) writeFileSync(FILE, written(document));
  expect(readFileSync(FILE, "utf8")).toBe(written(document));
});
