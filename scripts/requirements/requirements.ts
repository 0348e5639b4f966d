import { type File, files, isTest } from "./files";

/** A numbered rule of docs/requirements.md, and the files that cite its number. */
export type Requirement = {
  id: string;
  metIn: string[];
  testedIn: string[];
  /** The rule is not met yet. */
  open: boolean;
};

const OPEN = "**Open.** |";

const ROW = /^\| ([A-Z][A-Z0-9]*-\d+) \|/;

const citing = (id: string, among: readonly File[]) =>
  among.flatMap(({ path, text }) => (new RegExp(`\\b${id}\\b(?!-)`).test(text) ? [path] : []));

const tests = files.filter(isTest);
const sources = files.filter((file) => !isTest(file));

/** The rows of the document that contain a rule. */
export const rowsIn = (document: string) => document.split("\n").filter((line) => ROW.test(line));

/** Every rule of the document, in its order, with the files that cite it. */
export function requirementsIn(document: string): Requirement[] {
  return rowsIn(document).map((row) => {
    const id = ROW.exec(row)?.[1] ?? "";
    return { id, metIn: citing(id, sources), testedIn: citing(id, tests), open: row.endsWith(OPEN) };
  });
}

/** Numbers that the code cites but the document does not contain, with the file. */
export function unknownCitations(known: readonly Requirement[]): string[] {
  const ids = new Set(known.map(({ id }) => id));
  const sections = [...new Set(known.map(({ id }) => id.split("-")[0]))].join("|");
  const citation = new RegExp(`\\b(?:${sections})-\\d+\\b(?!-)`, "g");
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(citation)].flatMap(([id]) => (ids.has(id) ? [] : [`${id} in ${path}`])),
  );
}
