import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import { type UnzipFileFilter, unzipSync } from "fflate";
import { makeFolder } from "../../../platform/server/files/makeFolder";
import { readFailure } from "../../../platform/server/files/readFailure";
import type { Facts } from "../../../shared/envelope";
import type { Row } from "../catalogue.cells";
import { type FindingCode, namesOf } from "../catalogue.findings";
import type { Finding, WrittenRow } from "../catalogue.rules";
import type { Fault, Sheet } from "../catalogue.sheet";
import { fileOf } from "../catalogue.sheets";

/** A file of the catalogue; `open` reads it from its beginning, as often as needed. */
export type SheetFile = { name: string; open: () => Readable };

/** A larger archive would take minutes to read, or is malicious. */
const MOST_BYTES = 200 * 1024 * 1024;

/** The CSV files of a folder or a zip archive. Throws, with advice, if there are none. */
export function filesIn(path: string): SheetFile[] {
  const files = isFolder(path) ? filesOfFolder(path) : filesOfArchive(path);
  if (files.length > 0) return files;
  throw new Error(`${path} has no file of the catalogue, such as ${fileOf({ name: "cars" })}`);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw readFailure(path, error);
  }
}

const isCsv = (name: string) => name.toLowerCase().endsWith(".csv") && !basename(name).startsWith(".");

function filesOfFolder(folder: string): SheetFile[] {
  const names = readdirSync(folder).filter(isCsv).sort();
  return names.map((name) => ({ name, open: () => createReadStream(join(folder, name)) }));
}

function filesOfArchive(file: string): SheetFile[] {
  let size = 0;
  const filter: UnzipFileFilter = ({ name, originalSize }) => {
    if (!isCsv(name) || name.startsWith("__MACOSX/")) return false;
    size += originalSize;
    if (size > MOST_BYTES) throw new Error(`${file} holds more than ${MOST_BYTES / 1024 / 1024} MB`);
    return true;
  };
  const entries = Object.entries(unzipped(file, filter));
  return entries.map(([name, bytes]) => ({ name: basename(name), open: () => Readable.from([Buffer.from(bytes)]) }));
}

function unzipped(file: string, filter: UnzipFileFilter) {
  try {
    return unzipSync(readFileSync(file), { filter });
  } catch (error) {
    throw new Error(`${file} is neither a folder nor a zip archive that can be read`, { cause: error });
  }
}

/** The rows of all files by sheet, as written, and the errors of unreadable rows. */
export async function readFiles(
  files: readonly SheetFile[],
  known: readonly Sheet[],
): Promise<{ written: Map<string, WrittenRow[]>; findings: Finding[] }> {
  const written = new Map<string, WrittenRow[]>();
  const findings: Finding[] = [];
  for (const file of files) {
    const sheet = known.find((one) => fileOf(one) === file.name);
    if (!sheet) {
      const tables = namesOf(known.map(({ name }) => name));
      findings.push({ file: file.name, line: 0, column: "", code: "noTable", facts: { tables } });
      continue;
    }
    if (written.has(sheet.name)) {
      findings.push({ file: file.name, line: 0, column: "", code: "fileTwice", facts: {} });
      continue;
    }
    const read = await readFile(sheet, file);
    // An unreadable file has unknown rows: references to them are not reported as errors.
    if (read.rows) written.set(sheet.name, read.rows);
    findings.push(...read.findings);
  }
  return { written, findings };
}

/** What spreadsheets write for a letter that their chosen encoding lacks. */
const NO_LETTER = "\uFFFD";

async function readFile(sheet: Sheet, file: SheetFile): Promise<{ rows: WrittenRow[] | null; findings: Finding[] }> {
  const rows: WrittenRow[] = [];
  const findings: Finding[] = [];
  const find = (line: number, column: string, code: FindingCode, facts: Facts = {}) =>
    findings.push({ file: file.name, line, column, code, facts });
  let names: readonly string[] | null = null;
  let last = 0;
  try {
    for await (const given of file.open().pipe(parser(await delimiterOf(file)))) {
      const { record, lastLine } = readRecord(given);
      // A quoted cell may have several lines: a row begins on the line after the previous one.
      const line = last + 1;
      last = lastLine;
      if (record.every((cell) => cell.trim() === "")) continue;
      if (!names) {
        names = record.map((cell) => cell.trim());
        for (const { column, code, facts } of faultsOfHead(sheet, names)) find(line, column, code, facts);
        if (findings.length > 0) return { rows: null, findings };
        continue;
      }
      const cells = Object.fromEntries(names.map((name, at) => [name, record[at] ?? ""]));
      if (record.length !== names.length) find(line, "", "cellCount", { cells: record.length, head: names.length });
      else if (record.some((cell) => cell.includes(NO_LETTER))) find(line, "", "letters");
      else rows.push({ line, cells });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    find(last + 1, "", "quote");
    return { rows: null, findings };
  }
  if (names) return { rows, findings };
  find(1, "", "emptyFile", { columns: namesOf(sheet.columns.map(({ name }) => name)) });
  return { rows: null, findings };
}

const LINE_ENDS = ["\r\n", "\n", "\r"] as const;

const parser = (delimiter: string) =>
  parse({
    bom: true,
    info: true,
    delimiter,
    relax_column_count: true,
    max_record_size: 64 * 1024,
    // Any of them, also in turn: lines are added by other programs than the one that wrote the file.
    record_delimiter: [...LINE_ENDS],
  });

/** Spreadsheets use semicolons where the comma is the decimal separator. */
async function delimiterOf(file: SheetFile): Promise<string> {
  for await (const chunk of file.open()) {
    const [head = ""] = String(chunk).split(/[\r\n]/);
    return head.includes(";") && !head.includes(",") ? ";" : ",";
  }
  return ",";
}

function readRecord(given: unknown): { record: string[]; lastLine: number } {
  const { record, info } = Object(given);
  const cells = Array.isArray(record) ? record.map(String) : [];
  return { record: cells, lastLine: Number(Object(info).lines) };
}

function* faultsOfHead({ columns }: Sheet, names: readonly string[]): Generator<Fault> {
  const known = columns.map(({ name }) => name);
  for (const column of known) if (!names.includes(column)) yield { column, code: "columnMissing", facts: {} };
  for (const [at, column] of names.entries()) {
    if (!known.includes(column)) yield { column, code: "noColumn", facts: { columns: namesOf(known) } };
    else if (names.indexOf(column) < at) yield { column, code: "columnTwice", facts: {} };
  }
}

/** Makes a folder for sheets. Throws if one of their files exists in it. */
export async function requireRoomFor(wanted: readonly Sheet[], folder: string): Promise<void> {
  await makeFolder(folder);
  const there = wanted.map(fileOf).filter((file) => existsSync(join(folder, file)));
  if (there.length > 0) throw new Error(`${folder} has ${there.join(", ")} already: name an empty folder`);
}

/** Writes a sheet into its file of the folder. */
export function writeFile(folder: string, sheet: Sheet, rows: readonly Row[]): void {
  writeFileSync(join(folder, fileOf(sheet)), csvOf(sheet, rows));
}

/** A sheet's rows as the text of its file. */
export function csvOf({ columns }: Sheet, rows: readonly Row[]): string {
  const names = columns.map(({ name }) => name);
  return stringify([names, ...rows.map((row) => names.map((name) => row[name] ?? ""))]);
}
