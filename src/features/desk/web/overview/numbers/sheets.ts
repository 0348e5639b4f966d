import { csvFileOf } from "../../../../../shared/csv";
import { MINUTE } from "../../../../../shared/instant";
import { sum } from "../../../../../shared/money";
import { percentOf } from "../../../numbers/numbers.rules";
import type { MoneyNumbers, Numbers } from "../../../numbers/numbers.schemas";

/** The type of a column: plain text, a name with a message, a number, percent, minutes, a Havana day, or US cents. */
type As = "text" | "name" | "count" | "percent" | "minutes" | "day" | "money";
export type Cell = string | number | null;
type SheetName = "steps" | "endings" | "suppliers" | "declines" | "money" | "refunds";

/** A table for display and download, with the same rows. */
export type Sheet = {
  readonly name: SheetName;
  readonly columns: readonly { readonly id: Column; readonly as: As }[];
  readonly rows: readonly (readonly Cell[])[];
  /** The row of totals, only on the page. */
  readonly total?: readonly Cell[];
};

const column = <const Id extends string, const Kind extends As>(id: Id, as: Kind) => ({ id, as });
const columns = {
  steps: [column("step", "name"), column("plans", "count"), column("share", "percent")],
  endings: [column("ending", "name"), column("plans", "count"), column("share", "percent")],
  suppliers: [
    ...[column("supplier", "text"), column("asked", "count"), column("confirmed", "count")],
    ...[column("median", "minutes"), column("nineOfTen", "minutes")],
    ...[column("declined", "count"), column("lapsed", "count")],
  ],
  declines: [column("code", "name"), column("payments", "count")],
  money: [column("day", "day"), column("method", "name"), column("captured", "money"), column("refunded", "money")],
  refunds: [column("way", "name"), column("refunds", "count"), column("amount", "money")],
} as const;
export type Column = (typeof columns)[SheetName][number]["id"];

const sheet = (name: SheetName, rows: Sheet["rows"], total?: Sheet["total"]): Sheet => ({
  name,
  columns: columns[name],
  rows,
  ...(total && { total }),
});
const minutes = (time: number | null) => (time === null ? null : Math.round(time / MINUTE));

/** Plans, suppliers and declined cards. */
export function sheetsOf({ Steps, Endings, Suppliers, Declines }: Numbers): Sheet[] {
  const begun = Steps[0]?.Plans ?? 0;
  return [
    sheet(
      "steps",
      Steps.map(({ Step, Plans }) => [Step, Plans, percentOf(Plans, begun)]),
    ),
    sheet(
      "endings",
      Endings.map(({ Ending, Plans }) => [Ending, Plans, percentOf(Plans, begun)]),
    ),
    sheet(
      "suppliers",
      Suppliers.map(({ SupplierName, Asked, Confirmed, Median, NineOfTen, Declined, Lapsed }) => [
        ...[SupplierName, Asked, Confirmed, minutes(Median), minutes(NineOfTen), Declined, Lapsed],
      ]),
    ),
    sheet(
      "declines",
      Declines.map(({ Code, Payments }) => [Code, Payments]),
    ),
  ];
}

/** Money by day and payment method, and refunds. */
export function moneySheetsOf({ Days, Refunds }: MoneyNumbers): Sheet[] {
  const captured = Days.map(({ Captured }) => Captured);
  const refunded = Days.map(({ Refunded }) => Refunded);
  return [
    sheet(
      "money",
      Days.map(({ Day, Method, Captured, Refunded }) => [Day, Method, Captured, Refunded]),
      [null, null, sum(captured), sum(refunded)],
    ),
    sheet(
      "refunds",
      Refunds.map(({ Way, Count, Amount }) => [Way, Count, Amount]),
    ),
  ];
}

/** The words of a table's CSV in the reader's language. */
type CsvWords = {
  /** A column's head; `code` is that of the names as they are stored. */
  readonly head: (id: Column, as: As | "code") => string;
  readonly name: (cell: Cell, place: number) => string;
};

/**
 * A table as CSV for a spreadsheet: heads and names in the reader's language, with a column more for the names as they
 * are stored; amounts in minor units, times in minutes. Programs have the same as JSON. (DESK-29)
 */
export function csvOfSheet({ columns, rows }: Sheet, words: CsvWords): string {
  const heads = columns.flatMap(({ id, as }) =>
    as === "name" ? [words.head(id, as), words.head(id, "code")] : [words.head(id, as)],
  );
  const cells = rows.map((row) =>
    columns.flatMap(({ as }, place) => {
      const cell = row[place] ?? null;
      return as === "name" ? [words.name(cell, place), cell ?? ""] : [cell ?? ""];
    }),
  );
  return csvFileOf([heads, ...cells]);
}
