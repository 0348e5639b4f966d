import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csvFileOf, csvOf, withFormulas, withoutFormulas } from "./csv";

describe("a table as CSV", () => {
  it("quotes what holds commas, quotes or lines, and the separators of other spreadsheets", () => {
    expect(
      csvOf([
        ["a", 1],
        ['He said "no",\nthen left', "b;c"],
      ]),
    ).toBe('a,1\r\n"He said ""no"",\nthen left","b;c"\r\n');
  });

  it("as a file, begins with the byte order mark by which spreadsheets recognize UTF-8", () => {
    expect(csvFileOf([["ñ"]])).toBe("\uFEFFñ\r\n");
  });

  it("is read back as it was written", () => {
    const cell = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[=+@;'"\t\r\n 1-]*$/));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const read: string[][] = parse(csvOf(rows));
        expect(read.map((row) => row.map(withFormulas))).toEqual(rows);
      }),
    );
  });
});

describe("a formula in a cell", () => {
  it.each([
    ['=HYPERLINK("http://x.example";"Nacional")', `'=HYPERLINK("http://x.example";"Nacional")`],
    ["+53 7 833 4567", "'+53 7 833 4567"],
    ["-2+3", "'-2+3"],
    ["@x", "'@x"],
    ["＝1+1", "'＝1+1"],
    [" =1+1", "' =1+1"],
    ["\t=1+1", "\t'=1+1"],
    ["'=1+1", "''=1+1"],
    ["Nacional;=1+1;", "Nacional;'=1+1;"],
    ["first\n=1+1", "first\n'=1+1"],
  ])("is written as text: %j", (text, made) => {
    expect(withoutFormulas(text)).toBe(made);
    expect(withFormulas(made)).toBe(text);
  });

  it.each(["-82.365421", "-82,4", "-2", "Nacional", "'t Hooft", "5 = 5", "a-b", "<=", ""])(
    "is not assumed in %j",
    (text) => {
      expect([withoutFormulas(text), withFormulas(text)]).toEqual([text, text]);
    },
  );
});
