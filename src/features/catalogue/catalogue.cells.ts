import { isEmailAddress, isInternationalPhone, plainEmail } from "../../shared/contacts";
import type { Facts } from "../../shared/envelope";
import { clockTime, type HavanaHour } from "../../shared/havana";
import { LONGEST } from "../../shared/longest";
import { unprintedIn } from "../../shared/paperLetters";
import { isBlank, plainLine, plainNumber } from "../../shared/plainText";
import { LONGEST_PHONE } from "../account/account.rules";
import { type FindingCode, namesOf, type Reason } from "./catalogue.findings";

/**
 * The kinds of cells in the catalogue's files. A cell is text in the file and in the database. Every value has exactly
 * one written form, so that importing an export changes nothing. (OPS-26)
 */
export type Cell = {
  /** The type of its column in the database. */
  type: "integer" | "text" | "boolean" | "date" | "double precision" | "jsonb";
  /** The form field for it, which may depend on other cells of the row. */
  asks: (row: Row) => Asked;
  /** From the file's text to the database's; null: empty. */
  read: (written: string, row: Row) => Read;
  /** From the database's text to the file's. */
  write: (stored: string | null, row: Row) => string;
};
/** The form field for a cell: its kind, the decimal places of a number, the names of a choice. */
export type Asked = {
  kind: "text" | "number" | "yesNo" | "day" | "hour" | "choice";
  places?: number;
  /** Limits in units of the last decimal place. */
  least?: number;
  most?: number;
  names?: readonly string[];
  mayBeEmpty?: true;
  /** A sum of money, in dollars. */
  isAmount?: true;
};
export type Read = { stored: string | null } | { wrong: Reason };
/** A row's cells by column name. */
export type Row = Readonly<Record<string, string>>;

/** What a cell requires: message `support.finding.<code>`. */
type Says = { code: FindingCode; facts?: Facts };

/**
 * A cell that is never empty. `toStored` returns undefined for an invalid text; `says`: what is required; `plain`:
 * normalises the written text, by default as for numbers and codes. (SAFE-7)
 */
function cell(
  type: Cell["type"],
  asked: Asked,
  says: Says,
  toStored: (written: string) => string | undefined,
  toWritten: (stored: string) => string = (stored) => stored,
  plain: (given: string) => string = plainNumber,
): Cell {
  return {
    type,
    asks: () => asked,
    read: (given) => {
      const written = plain(given);
      const stored = written === "" ? undefined : toStored(written);
      if (stored !== undefined) return { stored };
      const facts = { given: written === "" ? "empty" : "other", written: shown(written), ...says.facts };
      return { wrong: { code: says.code, facts } };
    },
    write: (stored) => (stored === null ? "" : toWritten(stored)),
  };
}

/** The same cell, but it may be empty. */
export const orEmpty = (full: Cell): Cell => ({
  ...full,
  asks: (row) => ({ ...full.asks(row), mayBeEmpty: true }),
  read: (written, row) => (isBlank(written) ? { stored: null } : full.read(written, row)),
});

/** A larger number is a typing error; below the database's limit. */
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

/**
 * A number with this many decimal places, stored as an integer of its last place, in which its limits are given. A
 * comma counts as the point.
 */
function scaled(places: number, says: Says, most: number, least = 0): Cell {
  const unit = 10 ** places;
  const pattern = new RegExp(`^\\d{1,8}([.,]\\d{1,${places}})?$`);
  return cell(
    "integer",
    { kind: "number", places, least, most },
    says,
    (written) => {
      const value = pattern.test(written) ? Math.round(Number(written.replace(",", ".")) * unit) : MOST;
      return value >= least && value <= most ? String(value) : undefined;
    },
    (stored) => (Number(stored) / unit).toFixed(places),
  );
}

const MOST_CENTS = 100_000_000;

/** Dollars in the file, minor units in the database. */
export const dollars = (): Cell => amountOf(scaled(2, { code: "amount" }, MOST_CENTS));

/** The same for a price at which something is sold: never 0. */
export const rate = (): Cell => amountOf(scaled(2, { code: "rate" }, MOST_CENTS, 1));

const amountOf = (number: Cell): Cell => ({ ...number, asks: (row) => ({ ...number.asks(row), isAmount: true }) });

/** Per cent with two decimals in the file, hundredths of a per cent in the database; at most 100. */
export const percentOfPrice = (): Cell => scaled(2, { code: "percentage" }, 10_000);

/** Per cent of a rate in the file, thousandths in the database: never 0. */
export const percentOfRate = (): Cell => scaled(1, { code: "factor" }, 10_000, 1);

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

/** Control characters in a name are an error of some program. */
const CONTROL = /\p{Cc}/u;

/** One line, of characters that papers can show: bookings show it on theirs. (PAPER-11) */
export function words(most: number): Cell {
  const line = cell(
    "text",
    { kind: "text", most },
    { code: "line", facts: { most } },
    (written) => (written.length <= most && !CONTROL.test(written) ? written : undefined),
    plainLine,
    plainLine,
  );
  return {
    ...line,
    read: (written, row) => {
      const read = line.read(written, row);
      const signs = "stored" in read ? unprintedIn(written).join(" ") : "";
      return signs === "" ? read : { wrong: { code: "printable", facts: { signs } } };
    },
  };
}

/** A code of capitals and digits, by which other files refer to the row. */
export const code = (): Cell =>
  cell("text", { kind: "text", most: 12 }, { code: "code" }, (written) =>
    /^[A-Z0-9][A-Z0-9-]{0,11}$/.test(written) ? written : undefined,
  );

/** The name of a file, without a folder. */
export const fileName = (): Cell =>
  cell(
    "text",
    { kind: "text", most: 100 },
    { code: "fileName" },
    (written) => (/^[^./\\][^/\\]{0,99}$/.test(written) && !CONTROL.test(written) ? written : undefined),
    plainLine,
    plainLine,
  );

/** A phone number with country code, as visitors call from abroad. */
export const internationalPhone = (): Cell =>
  cell("text", { kind: "text", most: LONGEST_PHONE }, { code: "phone" }, (written) =>
    written.length <= LONGEST_PHONE && isInternationalPhone(written) ? written : undefined,
  );

export const emailAddress = (): Cell =>
  cell(
    "text",
    { kind: "text", most: LONGEST.email },
    { code: "email" },
    (written) => (isEmailAddress(written) ? written : undefined),
    plainEmail,
    plainEmail,
  );

export const day = (): Cell =>
  cell("date", { kind: "day" }, { code: "day" }, (written) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(written)) return undefined;
    const at = new Date(`${written}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
  });

/** `1500` for `15:00`; undefined: no time of a day. */
export function hourOf(written: string): HavanaHour | undefined {
  const time = plainNumber(written);
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(time) ? time.padStart(5, "0").replace(":", "") : undefined;
}

/** `15:00` in the file, `1500` in the database. */
export const hour = (): Cell => cell("text", { kind: "hour" }, { code: "hour" }, hourOf, clockTime);

/** A coordinate in degrees, with up to six decimals. */
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

/** One of some names, each stored as its own value. */
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

/** Numbers of several kinds: `1 king + 2 single`. */
export function counted(kinds: readonly string[]): Cell {
  const part = new RegExp(`^([1-9]\\d?) (${kinds.join("|")})$`);
  return cell(
    "jsonb",
    { kind: "text", most: 200 },
    { code: "beds", facts: { first: kinds[0] ?? "", last: kinds.at(-1) ?? "", names: namesOf(kinds) } },
    (written) => {
      const parts = written.split("+").map((one) => part.exec(one.trim()));
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
  return { ...some, read: (written, row) => (isBlank(written) ? { stored: "[]" } : some.read(written, row)) };
};

/** A cell whose kind depends on the other cells of the row. */
export const byRow = (which: (row: Row) => Cell, type: Cell["type"]): Cell => ({
  type,
  asks: (row) => which(row).asks(row),
  read: (written, row) => which(row).read(written, row),
  write: (stored, row) => which(row).write(stored, row),
});

/** The cell's text, for a message. */
export const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
