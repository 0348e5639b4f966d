import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type UnzipFileFilter, unzipSync } from "fflate";
import { makeFolder } from "../../../platform/server/files/makeFolder";
import { readFailure } from "../../../platform/server/files/readFailure";
import { csvOf, withFormulas } from "../../../shared/csv";
import type { Facts } from "../../../shared/envelope";
import { isBlank, plainCode, plainLine } from "../../../shared/plainText";
import { type Row, shown } from "../catalogue.cells";
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

/** The characters that spreadsheets write for a letter that is missing in their encoding. */
const NO_LETTER = "\uFFFD";

async function readFile(sheet: Sheet, file: SheetFile): Promise<{ rows: WrittenRow[] | null; findings: Finding[] }> {
  const rows: WrittenRow[] = [];
  const findings: Finding[] = [];
  const find = (line: number, column: string, code: FindingCode, facts: Facts = {}) =>
    findings.push({ file: file.name, line, column, code, facts });
  const kind = await kindOf(file);
  if (!kind) {
    find(1, "", "letters");
    return { rows: null, findings };
  }
  let names: readonly string[] | null = null;
  let last = 0;
  let whole = 0;
  const parsed = (line: number) => {
    whole = line;
  };
  try {
    for await (const given of Readable.from(textOf(file, kind)).pipe(parser(kind.delimiter, parsed))) {
      const { record, lastLine } = readRecord(given);
      // A quoted cell may have several lines: a row begins on the line after the previous one.
      const line = last + 1;
      last = lastLine;
      if (record.every(isBlank) || (!names && isSeparatorLine(record))) continue;
      if (!names) {
        names = withoutBlanksAtEnd(record.map(plainCode));
        for (const { column, code, facts } of faultsOfHead(sheet, names)) find(line, column, code, facts);
        if (findings.length > 0) return { rows: null, findings };
        continue;
      }
      const written = withoutBlanksAtEnd(record);
      const [unnamed] = written.filter((cell, at) => names?.[at] === "" && !isBlank(cell));
      const cells = Math.max(written.length, Math.min(record.length, names.length));
      if (cells !== names.length) find(line, "", "cellCount", { cells, head: names.length });
      else if (record.some((cell) => cell.includes(NO_LETTER))) find(line, "", "letters");
      else if (unnamed !== undefined) find(line, "", "unnamedColumn", { written: shown(unnamed) });
      else rows.push({ line, cells: cellsOf(names, written) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    find(whole + 1, "", "quote");
    return { rows: null, findings };
  }
  if (names) return { rows, findings };
  find(1, "", "emptyFile", { columns: namesOf(sheet.columns.map(({ name }) => name)) });
  return { rows: null, findings };
}

/** Spreadsheets fill up lines with empty cells. */
const withoutBlanksAtEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1);

const cellsOf = (names: readonly string[], written: readonly string[]): Row =>
  Object.fromEntries(
    names.flatMap((name, at) => (name === "" ? [] : [[name, withFormulas(plainLine(written[at] ?? ""))]])),
  );

/** The line `sep=;`, which only tells spreadsheets the separator. */
const isSeparatorLine = ([first = "", ...others]: readonly string[]): boolean =>
  /^sep=.?$/i.test(plainCode(first)) && others.every(isBlank);

const LINE_ENDS = ["\r\n", "\n", "\r"] as const;

/** `onLine` is told of the last line of each record when it is parsed, which may be long before it is read. */
const parser = (delimiter: string, onLine: (line: number) => void) =>
  parse({
    info: true,
    on_record: (given) => {
      onLine(readRecord(given).lastLine);
      return given;
    },
    delimiter,
    relax_column_count: true,
    max_record_size: 64 * 1024,
    // Any line endings, also mixed, as other programs may have added lines to the file.
    record_delimiter: [...LINE_ENDS],
  });

type Kind = { encoding: "utf-8" | "utf-16le" | "utf-16be"; delimiter: string };

/**
 * The encoding and separator of a file: spreadsheets use semicolons if the comma is the decimal separator, and their
 * "Unicode text" is UTF-16 with tabs. Null for a file that is not text, such as a workbook under the name of a CSV
 * file.
 */
async function kindOf(file: SheetFile): Promise<Kind | null> {
  for await (const chunk of file.open()) {
    const bytes = Buffer.from(chunk);
    const encoding = encodingOf(bytes);
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0") || text.startsWith("PK\u0003\u0004")) return null;
    const lines = text.split(/[\r\n]+/);
    const [, told] = /^"?sep=(.)"?\s*$/i.exec(lines[0] ?? "") ?? [];
    return { encoding, delimiter: told ?? delimiterOf(lines.find((line) => /[a-z]/i.test(line)) ?? "") };
  }
  return { encoding: "utf-8", delimiter: "," };
}

/** By the byte order mark; without one, by the zeros that Latin letters have in UTF-16. */
function encodingOf([first = 0, second = 0, third = 1, fourth = 1]: Uint8Array): Kind["encoding"] {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0 && first !== 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}

/** The separator between the names of the columns. */
function delimiterOf(head: string): string {
  const counted = [",", ";", "\t"].map((sign) => ({ sign, times: head.split(sign).length - 1 }));
  return counted.reduce((most, one) => (one.times > most.times ? one : most)).sign;
}

/** A file's text, piece by piece. */
async function* textOf(file: SheetFile, { encoding }: Kind): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of file.open()) yield decoder.decode(Buffer.from(chunk), { stream: true });
  yield decoder.decode();
}

function readRecord(given: unknown): { record: string[]; lastLine: number } {
  const { record, info } = Object(given);
  const cells = Array.isArray(record) ? record.map(String) : [];
  return { record: cells, lastLine: Number(Object(info).lines) };
}

/** A column without a name is allowed if it is empty throughout, as spreadsheets add such columns. */
function* faultsOfHead({ columns }: Sheet, names: readonly string[]): Generator<Fault> {
  const known = columns.map(({ name }) => name);
  for (const column of known) if (!names.includes(column)) yield { column, code: "columnMissing", facts: {} };
  for (const [at, column] of names.entries()) {
    if (column === "") continue;
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
  writeFileSync(join(folder, fileOf(sheet)), sheetText(sheet, rows));
}

/** A sheet's rows as the text of its file. */
export function sheetText({ columns }: Sheet, rows: readonly Row[]): string {
  const names = columns.map(({ name }) => name);
  return csvOf([names, ...rows.map((row) => names.map((name) => row[name] ?? ""))], "\n");
}
