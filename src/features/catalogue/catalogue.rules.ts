import type { Instant } from "../../shared/instant";
import type { Row } from "./catalogue.cells";
import { namesOf, type Reason } from "./catalogue.findings";
import type { Fault, Sheet } from "./catalogue.sheet";
import { fileOf, keyOf, methodIdOf, sheets } from "./catalogue.sheets";

/** A row as people wrote it: where it begins, and its cells. */
export type WrittenRow = { line: number; cells: Row };
/** An error in a file; `column` is empty if it is about the whole line or file. */
export type Finding = Reason & {
  file: string;
  line: number;
  column: string;
  /** The instant from which it is an error; absent: at once. */
  from?: Instant;
};

/** A file's rows with each cell in its one written form, and the errors. */
export function readRows(sheet: Sheet, written: readonly WrittenRow[]): { rows: WrittenRow[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const rows = written.map(({ line, cells }): WrittenRow => {
    const row: Record<string, string> = {};
    let isWhole = true;
    for (const { name, cell } of sheet.columns) {
      const read = cell.read(cells[name] ?? "", { ...cells, ...row });
      if ("wrong" in read) {
        findings.push({ file: fileOf(sheet), line, column: name, ...read.wrong });
        isWhole = false;
      } else row[name] = cell.write(read.stored, { ...cells, ...row });
    }
    if (isWhole) findings.push(...inFile(sheet, line, sheet.faults?.(row) ?? []));
    return { line, cells: row };
  });
  return { rows, findings };
}

const inFile = (sheet: Sheet, line: number, faults: readonly Fault[]): Finding[] =>
  faults.map((fault) => ({ file: fileOf(sheet), line, ...fault }));

/** The given files by sheet, and the database's rows of all sheets. */
export type Given = ReadonlyMap<string, readonly WrittenRow[]>;
export type Present = ReadonlyMap<string, readonly Row[]>;

/**
 * Errors between rows: two with the same key, and references to rows that are neither in the given file of their sheet
 * nor, if that file was not given, in the database. (OPS-26)
 */
export function findingsBetween(given: Given, present: Present): Finding[] {
  return sheets.flatMap((sheet) => {
    const rows = given.get(sheet.name);
    if (!rows) return [];
    const ofAll = sheet.faultsOfAll?.(rows.map(({ cells }) => cells)) ?? [];
    return [
      ...duplicateFindings(sheet, rows, sheet.key),
      ...(sheet.unique ?? []).flatMap((columns) => duplicateFindings(sheet, rows, columns)),
      ...unknownReferenceFindings(sheet, rows, given, present),
      ...ofAll.map(({ at, ...fault }) => ({ file: fileOf(sheet), line: rows[at]?.line ?? 0, ...fault })),
    ];
  });
}

/** The rows that a shop needs and that are neither in their file nor in the database. */
export function missingRows(given: Given, present: Present): Finding[] {
  return sheets.flatMap((sheet) => {
    const rows = given.get(sheet.name);
    if (!rows || !sheet.all) return [];
    const there = new Set(
      [...rows.map(({ cells }) => cells), ...(present.get(sheet.name) ?? [])].map((row) => keyOf(sheet, row)),
    );
    const column = namesOf(sheet.key);
    return sheet.all
      .filter((key) => !there.has(key))
      .map((value) => ({ file: fileOf(sheet), line: 0, column, code: "rowMissing", facts: { value } }));
  });
}

/**
 * The columns' values as one key; null if one could not be read, or is empty without being a part of the row's own key,
 * as in the database null is never a duplicate.
 */
function keyText(row: Row, columns: readonly string[], { isKey }: { isKey: boolean }): string | null {
  const values = columns.flatMap((column) => row[column] ?? []);
  return values.length < columns.length || (!isKey && values.includes("")) ? null : values.join(" / ");
}

/** Rows with values in these columns that an earlier row has, each with that row's line. */
export function duplicateFindings(sheet: Sheet, rows: readonly WrittenRow[], columns: readonly string[]): Finding[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const value = keyText(cells, columns, { isKey: columns === sheet.key });
    if (value === null) return [];
    const before = first.get(value);
    first.set(value, before ?? line);
    if (before === undefined) return [];
    const where = { file: fileOf(sheet), line, column: namesOf(columns) };
    return [{ ...where, code: "twice", facts: { value, line: before } }];
  });
}

function unknownReferenceFindings(
  sheet: Sheet,
  rows: readonly WrittenRow[],
  given: Given,
  present: Present,
): Finding[] {
  return sheet.columns.flatMap(({ name, of }) => {
    const target = of && sheets.find((one) => one.name === of.sheet);
    if (!of || !target) return [];
    const named = given.get(target.name)?.map(({ cells }) => cells) ?? present.get(target.name) ?? [];
    const known = new Set(named.map((row) => row[of.by]));
    const where = given.has(target.name) ? "file" : "database";
    return rows
      .filter(({ cells }) => cells[name] !== undefined && cells[name] !== "" && !known.has(cells[name]))
      .map(({ line, cells }) => ({
        file: fileOf(sheet),
        line,
        column: name,
        code: "unknownRow",
        facts: { column: of.by, value: cells[name] ?? "", table: target.name, where },
      }));
  });
}

/**
 * The database's rows, with codes as the given files change them: a class with a new code is the same class for models.
 */
export function withRenamedCodes(given: Given, present: Present): Present {
  const codes = new Map(sheets.map((sheet) => [sheet.name, newCodes(sheet, given, present)]));
  return new Map(
    sheets.map((sheet) => {
      const naming = sheet.columns.filter(({ of }) => of?.by === "code");
      const rows = present.get(sheet.name) ?? [];
      if (naming.length === 0) return [sheet.name, rows];
      const newCode = ({ name, of }: Sheet["columns"][number], row: Row) =>
        codes.get(of?.sheet ?? "")?.get(row[name] ?? "") ?? row[name] ?? "";
      const changed = (row: Row) => Object.fromEntries(naming.map((column) => [column.name, newCode(column, row)]));
      return [sheet.name, rows.map((row) => ({ ...row, ...changed(row) }))];
    }),
  );
}

/** The new codes of rows, by their old codes. */
function newCodes(sheet: Sheet, given: Given, present: Present): Map<string, string> {
  const now = new Map((given.get(sheet.name) ?? []).map(({ cells }) => [keyOf(sheet, cells), cells.code]));
  return new Map(
    (present.get(sheet.name) ?? []).flatMap((row): [string, string][] => {
      const was = row.code;
      const is = now.get(keyOf(sheet, row));
      return was !== undefined && is !== undefined && was !== is ? [[was, is]] : [];
    }),
  );
}

/** A row in the database with a unique value that another row of the file gets. */
export type Clash = { owner: Row; column: string; value: string; finding: Finding };

/** All clashes of a file's change, by unique columns. */
export function clashesIn({ sheet, added, changed, leftOut, lineOf }: Difference): Clash[] {
  return (sheet.unique ?? []).flatMap((columns) => {
    const owners = new Map(
      [...changed.map(({ was }) => was), ...leftOut].map((row) => [keyText(row, columns, { isKey: false }), row]),
    );
    const [column = ""] = columns.slice(-1);
    return [...added, ...changed.map(({ row }) => row)].flatMap((row) => {
      const value = keyText(row, columns, { isKey: false });
      const owner = value === null ? undefined : owners.get(value);
      if (value === null || !owner || keyOf(sheet, owner) === keyOf(sheet, row)) return [];
      const facts = { value, columns: namesOf(sheet.key), key: keyOf(sheet, owner) };
      const finding: Finding = { file: fileOf(sheet), line: lineOf(row), column, code: "taken", facts };
      return [{ owner, column, value, finding }];
    });
  });
}

/** How a file differs from the database. */
export type Difference = {
  sheet: Sheet;
  added: readonly Row[];
  changed: readonly { row: Row; was: Row; line: number }[];
  leftOut: readonly Row[];
  lineOf: (row: Row) => number;
};

/** The changes by each given file; files without changes are left out. */
export function differences(given: Given, present: Present): Difference[] {
  return sheets.flatMap((sheet) => {
    const rows = given.get(sheet.name);
    if (!rows) return [];
    const before = new Map((present.get(sheet.name) ?? []).map((row) => [keyOf(sheet, row), row]));
    const added: Row[] = [];
    const changed: { row: Row; was: Row; line: number }[] = [];
    for (const { line, cells } of rows) {
      const was = before.get(keyOf(sheet, cells));
      before.delete(keyOf(sheet, cells));
      if (!was) added.push(cells);
      else if (sheet.columns.some(({ name }) => was[name] !== cells[name])) changed.push({ row: cells, was, line });
    }
    const leftOut = [...before.values()];
    const lineOf = (row: Row) => rows.find(({ cells }) => cells === row)?.line ?? 0;
    return added.length + changed.length + leftOut.length > 0 ? [{ sheet, added, changed, leftOut, lineOf }] : [];
  });
}

/** Changed columns that bookings show: their former values would be lost. */
export function fixedChanges({ sheet, changed }: Difference, inUse: ReadonlySet<string>): Finding[] {
  return changed
    .filter(({ row }) => inUse.has(keyOf(sheet, row)))
    .flatMap(({ row, was, line }) =>
      sheet.columns
        .filter(({ name, fixed }) => fixed && was[name] !== row[name])
        .map(({ name }) => ({
          file: fileOf(sheet),
          line,
          column: name,
          code: "inUse",
          facts: { was: was[name] ?? "" },
        })),
    );
}

/** The columns of a changed row that differ from before. */
export function touchedColumns({ sheet, changed }: Difference): (row: Row) => string[] {
  const before = new Map(changed.map(({ row, was }) => [row, was]));
  return (row) => sheet.columns.map(({ name }) => name).filter((name) => before.get(row)?.[name] !== row[name]);
}

/** The changes that cannot wait for a later instant: those of columns that are no part of a price. (OPS-40) */
export function unscheduledFindings(difference: Difference): Finding[] {
  const { sheet, added, changed, leftOut, lineOf } = difference;
  const file = fileOf(sheet);
  if (!sheet.prices?.rows && added.length + leftOut.length > 0)
    return [{ file, line: 0, column: "", code: "rowsAtOnceOnly", facts: {} }];
  const columnsOf = touchedColumns(difference);
  return changed.flatMap(({ row }) =>
    columnsOf(row)
      .filter((column) => !sheet.prices?.columns.includes(column))
      .map((column) => ({ file, line: lineOf(row), column, code: "atOnceOnly", facts: {} })),
  );
}

/**
 * Errors for payment methods that are turned on without their settings: clients would not see them, and a production
 * server does not start with them. (OPS-4, OPS-74)
 */
export function notConfigured(
  { sheet, added, changed, lineOf }: Difference,
  canBeOffered: (methodId: number) => boolean,
): Finding[] {
  if (sheet.name !== "payment_methods") return [];
  const turnedOn = [...added, ...changed.filter(({ was }) => was.offered !== "yes").map(({ row }) => row)];
  return turnedOn.flatMap((row): Finding[] => {
    const id = methodIdOf(String(row.method));
    if (row.offered !== "yes" || id === undefined || canBeOffered(id)) return [];
    return [{ file: fileOf(sheet), line: lineOf(row), column: "offered", code: "notConfigured", facts: {} }];
  });
}

/** In the order of the files, then of their lines. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const place = new Map(sheets.map((sheet, at) => [fileOf(sheet), at]));
  const of = (finding: Finding) => place.get(finding.file) ?? -1;
  return [...findings].sort((a, b) => of(a) - of(b) || a.line - b.line);
}
