import { readFileSync } from "node:fs";
import { requirementsIn, rowsIn, unknownCitations } from "./requirements";
import { wireRows } from "./wire";

const document = readFileSync("docs/requirements.md", "utf8");
const requirements = requirementsIn(document);
const settled = requirements.filter(({ open }) => !open);
const wire = wireRows();

describe("every numbered requirement", () => {
  it("has a unique number", () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(300);
  });

  it("is a row of two cells", () => {
    expect(rowsIn(document).filter((row) => row.split(/(?<!\\)\|/).length !== 4)).toEqual([]);
  });

  it("is cited by the code that meets it, unless the document marks it as open", () => {
    expect(settled.filter(({ metIn }) => metIn.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it("is cited by a test, unless the document marks it as open", () => {
    expect(settled.filter(({ testedIn }) => testedIn.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it("exists for every number that is cited", () => {
    expect(unknownCitations(requirements)).toEqual([]);
  });
});

/** Compares wire.json with the code: routes, calls, messages and, by their values, the enumerations. */
describe("every route, call, message, enumeration and constant of the wire (WIRE-18, WIRE-19, WIRE-20)", () => {
  it("is in the code", () => {
    expect(wire.filter(({ metIn }) => metIn === "").map(({ section, name }) => `${section} ${name}`)).toEqual([]);
  });

  it("is covered by a test", () => {
    expect(wire.filter(({ shownBy }) => shownBy === "").map(({ section, name }) => `${section} ${name}`)).toEqual([]);
  });
});
