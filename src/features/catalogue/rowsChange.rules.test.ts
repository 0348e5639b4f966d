import { sheets } from "./catalogue.sheets";
import { basisPointsOf, columnChanged, compared, raised } from "./rowsChange.rules";

const sheetNamed = (name: string) => {
  const sheet = sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`there is no sheet ${name}`);
  return sheet;
};

test.each([
  ["+5 %", 500],
  ["5", 500],
  ["-2.5", -250],
  ["−12,75%", -1275],
  ["0.05", 5],
  ["-100", null],
  ["+-5", null],
  ["5.125", null],
  ["five", null],
  ["", null],
])("a percentage written as %j is %j hundredths of one per cent (OPS-42)", (written, points) => {
  expect(basisPointsOf(written)).toBe(points);
});

test.each([
  ["83.00", 500, 2, "87.15"],
  ["83.50", -1000, 2, "75.15"],
  ["0.10", 500, 2, "0.11"],
  ["0.09", 500, 2, "0.09"],
  ["1.15", 1000, 2, "1.27"],
  ["1000000.00", 1, 2, "1000100.00"],
  ["0.05", -9999, 2, "0.00"],
  ["82.5", 200, 1, "84.2"],
  ["7", 1000, 0, "8"],
  ["83,5", 0, 2, "83.50"],
])(
  "%s changed by %i hundredths of one per cent is counted in its last place: %i places give %s (OPS-42)",
  (written, points, places, is) => {
    expect(raised(written, points, places)).toBe(is);
  },
);

test("an amount that is raised and is not a number stays what it was (OPS-42)", () => {
  expect([raised("", 500, 2), raised("cheap", 500, 2), raised("1.234", 500, 2)]).toEqual(["", "cheap", "1.234"]);
});

test("a percentage changes the rows that have the cell, each from its own value, and leaves the others out (OPS-42)", () => {
  const classes = sheetNamed("classes");
  const rows = [
    { id: "1", full_tank: "40.00", per_day: "83.00" },
    { id: "2", full_tank: "", per_day: "90.00" },
  ];
  const set = columnChanged(classes, rows, { column: "full_tank", change: { byBasisPoints: 500 } });
  expect(set).toEqual([{ Was: rows[0], Row: { id: "1", full_tank: "42.00", per_day: "83.00" } }]);
});

test("one value for a column changes only the rows that have another (OPS-42)", () => {
  const cars = sheetNamed("cars");
  const rows = [
    { id: "1", on_sale: "yes" },
    { id: "2", on_sale: "no" },
  ];
  expect(columnChanged(cars, rows, { column: "on_sale", change: { to: "no" } })).toEqual([
    { Was: rows[0], Row: { id: "1", on_sale: "no" } },
  ]);
});

test("a changed row is shown with the cells that differ, a new or deleted row with all of them (OPS-42)", () => {
  const lengths = sheetNamed("lengths");
  const [was, row] = [
    { from_days: "7", percent: "95.0" },
    { from_days: "7", percent: "90.0" },
  ];
  const shown = (change: Parameters<typeof compared>[1]) =>
    compared(lengths, change).map(({ columns, ...rows }) => ({ ...rows, columns: columns.map(({ name }) => name) }));
  expect(shown({ Set: [{ Was: was, Row: row }], Remove: [] })).toEqual([{ was, is: row, columns: ["percent"] }]);
  expect(shown({ Set: [{ Was: null, Row: row }], Remove: [was] })).toEqual([
    { was: null, is: row, columns: ["from_days", "percent"] },
    { was, is: null, columns: ["from_days", "percent"] },
  ]);
});
