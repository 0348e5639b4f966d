import { type File, files, isTest } from "./files";
import { type WireRow, wireRows } from "./wire";

/** A numbered rule of docs/requirements.md, and the files that cite its number. */
export type Requirement = {
  id: string;
  rule: string;
  metIn: string[];
  testedIn: string[];
  /** The rule is not met yet: it ends with OPEN. */
  open: boolean;
};

const OPEN = "**Open.**";

const RULE = /^\| ([A-Z][A-Z0-9]*-\d+) \| (.*?) \|(?: [^|]* \| [^|]* \|)?$/;
const BEGIN = "<!-- wire: begin -->";
const END = "<!-- wire: end -->";
/** The most files of each kind that are named beside a rule. */
const SHOWN = 3;

const citing = (id: string, among: readonly File[]) =>
  among.flatMap(({ path, text }) => (new RegExp(`\\b${id}\\b(?!-)`).test(text) ? [path] : []));

const tests = files.filter(isTest);
const sources = files.filter((file) => !isTest(file));

/** Every rule of the document, in its order, with where it is cited. */
export function requirementsIn(document: string): Requirement[] {
  return document.split("\n").flatMap((line) => {
    const [, id, rule] = RULE.exec(line) ?? [];
    return id && rule
      ? [{ id, rule, metIn: citing(id, sources), testedIn: citing(id, tests), open: rule.endsWith(OPEN) }]
      : [];
  });
}

/** Numbers that the code cites and the document does not have, with the file. */
export function unknownCitations(known: readonly Requirement[]): string[] {
  const ids = new Set(known.map(({ id }) => id));
  const sections = [...new Set(known.map(({ id }) => id.split("-")[0]))].join("|");
  const citation = new RegExp(`\\b(?:${sections})-\\d+\\b(?!-)`, "g");
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(citation)].flatMap(([id]) => (ids.has(id) ? [] : [`${id} in ${path}`])),
  );
}

/** The document with the columns "met in" and "tested in", and the tables of the wire, written again. */
export function written(document: string): string {
  const known = new Map(requirementsIn(document).map((requirement) => [requirement.id, requirement]));
  const lines = document.split("\n").map((line) => {
    const requirement = known.get(RULE.exec(line)?.[1] ?? "");
    if (!requirement) return line;
    const { id, rule, metIn, testedIn } = requirement;
    return `| ${[id, rule, shown(metIn), shown(testedIn)].join(" | ")} |`;
  });
  const text = lines.join("\n");
  return `${text.slice(0, text.indexOf(BEGIN) + BEGIN.length)}\n${wireTables()}\n${text.slice(text.indexOf(END))}`;
}

const shown = (paths: readonly string[]) =>
  [...paths.slice(0, SHOWN), ...(paths.length > SHOWN ? [`and ${paths.length - SHOWN} more`] : [])].join("<br>");

function wireTables(): string {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const row = ({ section, name, metIn, shownBy }: WireRow) =>
    `| ${[section, name, metIn, shownBy].map(cell).join(" | ")} |`;
  return ["", "| what | name | met in | tested in |", "|---|---|---|---|", ...wireRows().map(row), ""].join("\n");
}
