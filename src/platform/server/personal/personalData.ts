import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Instant } from "../../../shared/instant";

/**
 * The occasions of erasing data: `papers` some time after the last service and with the account (SAFE-12), `words` of
 * staff with the account or later (SAFE-63), `closing` with the account, `account` after the last email (SAFE-25).
 */
export type Occasion = "papers" | "words" | "closing" | "account";

/** A client's own id, and queries for the ids of their records. */
export type Owned = { clientId: number | SQLWrapper; plans: SQLWrapper; bookings: SQLWrapper; payments: SQLWrapper };

/** A column that erasing a client leaves as it is, and why. */
type Kept = { readonly keep: string };
/** A column that is erased by other code than its declaration. */
type Elsewhere = { readonly elsewhere: string };
/** The value of a column after an occasion. */
type Erased<Value> = { readonly on: Occasion; readonly to: Value | SQL | ((at: Instant) => Value | SQL) };
/** A decision for each text in the JSON of a column. */
type Inside<Value> = { readonly inside: { readonly [Key in Text<Value>]: Kept | Erased<Value[Key]> } };

export type Decision<Value = unknown> =
  | Kept
  | Elsewhere
  | Erased<Value>
  | (Value extends object ? Inside<Value> : { readonly inside: Readonly<Record<string, Kept | Erased<unknown>>> });

/** The keys of a JSON object with values other than numbers and booleans. */
type Text<Value> = { [Key in keyof Value]-?: Value[Key] extends number | boolean | null ? never : Key }[keyof Value];

type Columns<Table extends PgTable> = Table["_"]["columns"];

/** Whether a column can contain personal text: text without a list of values, a day, JSON or bytes. */
type CanNameSomebody<Column extends AnyPgColumn> = Column["_"]["data"] extends number | boolean
  ? false
  : Column["_"]["columnType"] extends "PgUUID"
    ? false
    : Column["_"]["enumValues"] extends readonly string[]
      ? string extends Column["_"]["enumValues"][number]
        ? true
        : false
      : true;

type Asked<Table extends PgTable> = {
  [Name in keyof Columns<Table>]: CanNameSomebody<Columns<Table>[Name]> extends true ? Name : never;
}[keyof Columns<Table>];

/** A decision for each column that can contain personal text, and for others that change together with these. */
type Decisions<Table extends PgTable> = {
  readonly [Name in Asked<Table>]: Decision<Table["$inferSelect"][Name & keyof Table["$inferSelect"]]>;
} & {
  readonly [Name in keyof Columns<Table>]?: Decision<Table["$inferSelect"][Name & keyof Table["$inferSelect"]]>;
};

/** A client's rows of a table, and what erasing the client does with them. (SAFE-25) */
export type PersonalData = {
  readonly table: PgTable;
  readonly whose: (of: Owned) => SQL;
  /** When the rows are deleted; null: they stay, each column by its own decision. */
  readonly deleted: Occasion | null;
  /** Which of the client's other rows stay, and why. */
  readonly others?: string;
  readonly columns: Readonly<Record<string, Decision>>;
};

/**
 * Rows that stay when their client is erased. A column that may identify a person does not compile without a decision.
 */
export function personalColumns<Table extends PgTable>(
  table: Table,
  whose: PersonalData["whose"],
  columns: Decisions<Table>,
): PersonalData {
  return { table, whose, deleted: null, columns };
}

/** Rows that are deleted when their client is erased; `others`: which of the client's are not, and why. */
export function personalRows(
  table: PgTable,
  whose: PersonalData["whose"],
  { on = "closing", others }: { on?: Occasion; others?: string } = {},
): PersonalData {
  return { table, whose, deleted: on, others, columns: {} };
}

export const keep = (why: string): Kept => ({ keep: why });
export const elsewhere = (what: string): Elsewhere => ({ elsewhere: what });
export const erased = <Value>(to: Erased<Value>["to"]): Erased<Value> => ({ on: "closing", to });
/** Erases a column of a document. */
export const erasedPaper = <Value>(to: Value): Erased<Value> => ({ on: "papers", to });
/** Erases a column together with the client's row, after the last email. */
export const erasedLast = <Value>(to: Erased<Value>["to"]): Erased<Value> => ({ on: "account", to });
/** A reason that staff or the client wrote: erased if there is one, else null as before. */
export const eraseReason = (column: AnyPgColumn): Erased<never> => ({
  on: "words",
  to: sql`case when ${column} is not null then ${ERASED} end`,
});

/** The value of an erased text. */
export const ERASED = "";

/** A day that no document has, for a column that needs one. */
export const NO_DAY = "1900-01-01";

export const NAMES_NOBODY = keep("an id, a code, a choice, an amount or a digest, which names nobody");
export const BY_LAW = keep("tax law asks for it");
export const OF_STAFF = keep("of the accounts and acts of staff");
