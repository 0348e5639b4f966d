import type { Row } from "./catalogue.cells";
import { sheets } from "./catalogue.sheets";
import {
  basisPointsOf,
  columnChanged,
  compared,
  increasedBy,
  inEffect,
  largeChanges,
  rowWithChange,
} from "./rowsChange.rules";

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
  ["classes", "per_day", "83.00", "124.50", false],
  ["classes", "per_day", "83.00", "124.51", true],
  ["classes", "per_day", "83.00", "41.50", false],
  ["classes", "per_day", "83.00", "41.49", true],
  ["classes", "per_day", "83.00", "830.00", true],
  ["classes", "full_tank", "", "60.00", false],
  ["classes", "full_tank", "60.00", "", false],
  ["classes", "seats", "4", "9", false],
  ["seasons", "percent", "125.0", "12.5", false],
  ["charges", "amount", "0.00", "3.00", true],
])("an amount that changes by more than half is large: %s, %s from %j to %j: %j (OPS-99)", (...row) => {
  const [name, column, before, after, isLarge] = row;
  const sheet = sheetNamed(name);
  const rest: Row = name === "charges" ? { code: "childSeatPerDay" } : {};
  const was = { ...rest, [column]: before };
  const is = { ...rest, [column]: after };
  const names = largeChanges({ was, is, columns: sheet.columns }).map((one) => one.name);
  expect(names).toEqual(isLarge ? [column] : []);
  expect(largeChanges({ was: null, is, columns: sheet.columns })).toEqual([]);
  expect(largeChanges({ was, is: null, columns: sheet.columns })).toEqual([]);
});

test("the surcharge for a driver's age is a percentage, so it may double (OPS-99)", () => {
  const code = "ageSurchargePercent";
  const change = { was: { code, amount: "50" }, is: { code, amount: "100" }, columns: sheetNamed("charges").columns };
  expect(largeChanges(change)).toEqual([]);
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
    expect(increasedBy(written, points, places)).toBe(is);
  },
);

test("an amount that is raised and is not a number stays what it was (OPS-42)", () => {
  expect([increasedBy("", 500, 2), increasedBy("cheap", 500, 2), increasedBy("1.234", 500, 2)]).toEqual([
    "",
    "cheap",
    "1.234",
  ]);
});

test("a percentage changes the rows that have the cell, each from its own value, and leaves the others out (OPS-42)", () => {
  const classes = sheetNamed("classes");
  const rows: Row[] = [
    { id: "1", full_tank: "40.00", per_day: "83.00" },
    { id: "2", full_tank: "", per_day: "90.00" },
  ];
  const dearer = { Column: "full_tank", To: null, ByBasisPoints: 500 };
  expect(rows.map((row) => columnChanged(classes, row, dearer))).toEqual([{ ...rows[0], full_tank: "42.00" }, rows[1]]);
});

test("one value for a column changes only the rows that have another (OPS-42)", () => {
  const cars = sheetNamed("cars");
  const rows: Row[] = [
    { id: "1", on_sale: "yes" },
    { id: "2", on_sale: "no" },
  ];
  const offSale = { Column: "on_sale", To: "no", ByBasisPoints: null };
  const changed = rows.map((row) => columnChanged(cars, row, offSale));
  expect(changed).toEqual([{ id: "1", on_sale: "no" }, rows[1]]);
  expect(changed[1]).toBe(rows[1]);
});

test("a change sets the cells that differ from what was seen, in the row of its instant (OPS-40, OPS-42)", () => {
  const seasons = sheetNamed("seasons");
  const seen = { from_day: "2026-12-01", to_day: "2026-12-19", name: "high", percent: "100.0" };
  const then = { ...seen, percent: "125.0" };
  const typed = { ...seen, to_day: "2026-12-20", percent: "100" };
  expect(rowWithChange(seasons, { Was: seen, Row: typed }, then)).toEqual({ ...then, to_day: "2026-12-20" });
  expect(rowWithChange(seasons, { Was: null, Row: typed }, {})).toEqual({ ...seen, to_day: "2026-12-20" });
});

test("of the changes scheduled for one instant the last counts, and one without an effect is left out (OPS-40)", () => {
  const rows = new Map([["1", { per_day: "83.00", deposit: "150.00" }]]);
  const one = (ChangeId: number, From: number, Cells: Row | null) => ({ Key: "1", From, ChangeId, Cells });
  const coming = [
    one(1, 10, { per_day: "90.00", deposit: "160.00" }),
    one(3, 10, { per_day: "95.00" }),
    one(2, 20, { per_day: "95.00" }),
    one(4, 30, null),
  ];
  expect(inEffect(coming, rows)).toEqual([one(1, 10, { deposit: "160.00" }), coming[1], coming[3]]);
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
