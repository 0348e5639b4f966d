import { isEmailAddress, isInternationalPhone } from "../../shared/contacts";
import type { Facts } from "../../shared/envelope";
import { clockTime } from "../../shared/havana";
import { type FindingCode, namesOf, type Reason } from "./catalogue.findings";

/**
 * What may stand in a column of the catalogue's files. A cell is text on both sides: as people write it, and as the
 * database does. Every value has one way to be written, so that what was exported is imported without a difference.
 * (OPS-26)
 */
export type Cell = {
  /** The type of its column in the database. */
  type: "integer" | "text" | "boolean" | "date" | "double precision" | "jsonb";
  /** The type of the form's field, which other cells of the row may decide. */
  asks: (row: Row) => Asked;
  /** What people write, as the database has it; null: nothing. */
  read: (written: string, row: Row) => Read;
  /** What the database has, as people write it. */
  write: (stored: string | null, row: Row) => string;
};
/** How a form asks for a cell: of a number with how many places after its point, of a choice among which names. */
export type Asked = {
  kind: "text" | "number" | "yesNo" | "day" | "hour" | "choice";
  places?: number;
  /** In its smallest numbers, the places left out. */
  least?: number;
  most?: number;
  names?: readonly string[];
  mayBeEmpty?: true;
};
export type Read = { stored: string | null } | { wrong: Reason };
/** The cells of a row by the names of their columns. */
export type Row = Readonly<Record<string, string>>;

/** What can stand in a cell: message `support.finding.<code>`. */
type Says = { code: FindingCode; facts?: Facts };

/** A cell that is never empty. `toStored` gives undefined for what cannot stand in it; `says` is what can. */
function cell(
  type: Cell["type"],
  asked: Asked,
  says: Says,
  toStored: (written: string) => string | undefined,
  toWritten: (stored: string) => string = (stored) => stored,
): Cell {
  return {
    type,
    asks: () => asked,
    read: (given) => {
      const written = given.trim();
      const stored = written === "" ? undefined : toStored(written);
      if (stored !== undefined) return { stored };
      const facts = { given: written === "" ? "empty" : "other", written: shown(written), ...says.facts };
      return { wrong: { code: says.code, facts } };
    },
    write: (stored) => (stored === null ? "" : toWritten(stored)),
  };
}

/** The same, and it may be left empty. */
export const orEmpty = (full: Cell): Cell => ({
  ...full,
  asks: (row) => ({ ...full.asks(row), mayBeEmpty: true }),
  read: (written, row) => (written.trim() === "" ? { stored: null } : full.read(written, row)),
});

/** Above it a number is a slip, and below the database's own limit. */
const MOST = 2_000_000_000;

export const whole = (least = 0, most = MOST): Cell =>
  cell(
    "integer",
    { kind: "number", places: 0, least, most },
    most === MOST ? { code: "whole", facts: { least } } : { code: "wholeBetween", facts: { least, most } },
    (written) => {
      if (!/^-?\d{1,10}$/.test(written)) return undefined;
      const value = Number(written);
      return value >= least && value <= most ? String(value) : undefined;
    },
  );

/** A number with so many places after the point, kept as a whole number of its last place. A comma counts as the point. */
function scaled(places: number, says: Says, most: number): Cell {
  const unit = 10 ** places;
  const pattern = new RegExp(`^\\d{1,8}([.,]\\d{1,${places}})?$`);
  return cell(
    "integer",
    { kind: "number", places, least: 0, most },
    says,
    (written) => {
      const value = pattern.test(written) ? Math.round(Number(written.replace(",", ".")) * unit) : MOST;
      return value <= most ? String(value) : undefined;
    },
    (stored) => (Number(stored) / unit).toFixed(places),
  );
}

/** Dollars in the file, minor units in the database. */
export const dollars = (): Cell => scaled(2, { code: "amount" }, 100_000_000);

/** Per cent in the file with two places, hundredths of one in the database; not more than 100. */
export const percentOfPrice = (): Cell => scaled(2, { code: "percentage" }, 10_000);

/** Per cent in the file, thousandths in the database. */
export const percentOfRate = (): Cell => scaled(1, { code: "percentage" }, 10_000);

export const yesNo = (): Cell =>
  cell(
    "boolean",
    { kind: "yesNo" },
    { code: "yesNo" },
    (written) => {
      const answer = written.toLowerCase();
      if (["yes", "sí", "si"].includes(answer)) return "true";
      return answer === "no" ? "false" : undefined;
    },
    (stored) => (stored === "true" ? "yes" : "no"),
  );

/** Control characters in a name are a slip of some program, never meant. */
const CONTROL = /\p{Cc}/u;

export const words = (most: number): Cell =>
  cell(
    "text",
    { kind: "text", most },
    { code: "line", facts: { most } },
    (written) => (written.length <= most && !CONTROL.test(written) ? written : undefined),
    (stored) => stored.trim(),
  );

/** Capitals and digits, by which other files name the row. */
export const code = (): Cell =>
  cell("text", { kind: "text", most: 12 }, { code: "code" }, (written) =>
    /^[A-Z0-9][A-Z0-9-]{0,11}$/.test(written) ? written : undefined,
  );

/** A file beside the table, without any folder. */
export const fileName = (): Cell =>
  cell("text", { kind: "text", most: 100 }, { code: "fileName" }, (written) =>
    /^[^./\\][^/\\]{0,99}$/.test(written) && !CONTROL.test(written) ? written.normalize() : undefined,
  );

/** With its country code: visitors call it from abroad. */
export const internationalPhone = (): Cell =>
  cell("text", { kind: "text", most: 32 }, { code: "phone" }, (written) =>
    written.length <= 32 && isInternationalPhone(written) ? written : undefined,
  );

export const emailAddress = (): Cell =>
  cell("text", { kind: "text", most: 254 }, { code: "email" }, (written) =>
    isEmailAddress(written) ? written : undefined,
  );

export const day = (): Cell =>
  cell("date", { kind: "day" }, { code: "day" }, (written) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(written)) return undefined;
    const at = new Date(`${written}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
  });

/** `15:00` in the file, `1500` in the database. */
export const hour = (): Cell =>
  cell(
    "text",
    { kind: "hour" },
    { code: "hour" },
    (written) => (/^([01]?\d|2[0-3]):[0-5]\d$/.test(written) ? written.padStart(5, "0").replace(":", "") : undefined),
    clockTime,
  );

/** A position on the map, good to six places. */
export const degrees = (most: number): Cell =>
  cell(
    "double precision",
    { kind: "text", most: 12 },
    { code: "degrees", facts: { most } },
    (written) => {
      if (!/^-?\d{1,3}([.,]\d{1,6})?$/.test(written)) return undefined;
      const value = Number(written.replace(",", "."));
      return Math.abs(value) <= most ? String(value) : undefined;
    },
    (stored) => String(Number(Number(stored).toFixed(6))),
  );

/** One of some names, each of which the database knows by a value of its own. */
export function choice(type: "integer" | "text", values: Readonly<Record<string, string | number>>): Cell {
  const names = Object.keys(values);
  return cell(
    type,
    { kind: "choice", names },
    { code: "choice", facts: { names: namesOf(names) } },
    (written) => (Object.hasOwn(values, written) ? String(values[written]) : undefined),
    (stored) => names.find((name) => String(values[name]) === stored) ?? stored,
  );
}

export const oneOf = (names: readonly string[]): Cell =>
  choice("text", Object.fromEntries(names.map((name) => [name, name])));

/** So many of each kind: `1 king + 2 single`. */
export function counted(kinds: readonly string[]): Cell {
  const part = new RegExp(`^([1-9]\\d?) (${kinds.join("|")})$`);
  return cell(
    "jsonb",
    { kind: "text", most: 200 },
    { code: "beds", facts: { first: kinds[0] ?? "", last: kinds.at(-1) ?? "", names: namesOf(kinds) } },
    (written) => {
      const parts = written.split("+").map((one) => part.exec(one.trim().replace(/\s+/g, " ")));
      if (parts.some((one) => one === null)) return undefined;
      return JSON.stringify(parts.map((one) => ({ kind: one?.[2], count: Number(one?.[1]) })));
    },
    (stored) => {
      const parts: unknown = JSON.parse(stored);
      const known = Array.isArray(parts) ? parts.filter(isCounted) : [];
      return known.map(({ kind, count }) => `${count} ${kind}`).join(" + ");
    },
  );
}

const isCounted = (part: unknown): part is { kind: string; count: number } =>
  typeof part === "object" && part !== null && "kind" in part && "count" in part;

/** Some of these, or none: `Visa + Mastercard`. */
export const someOf = (names: readonly string[]): Cell => {
  const some = cell(
    "jsonb",
    { kind: "text", most: 200, mayBeEmpty: true },
    { code: "someOf", facts: { names: namesOf(names) } },
    (written) => {
      const parts = written.split("+").map((one) => one.trim());
      return parts.every((one) => names.includes(one)) ? JSON.stringify([...new Set(parts)]) : undefined;
    },
    (stored) => {
      const parts: unknown = JSON.parse(stored);
      return Array.isArray(parts) ? parts.join(" + ") : "";
    },
  );
  return { ...some, read: (written, row) => (written.trim() === "" ? { stored: "[]" } : some.read(written, row)) };
};

/** Another cell according to what else stands in the row. */
export const byRow = (which: (row: Row) => Cell, type: Cell["type"]): Cell => ({
  type,
  asks: (row) => which(row).asks(row),
  read: (written, row) => which(row).read(written, row),
  write: (stored, row) => which(row).write(stored, row),
});

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
