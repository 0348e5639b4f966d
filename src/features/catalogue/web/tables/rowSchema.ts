import { object, string } from "yup";
import type { MessageId } from "../../../../platform/web/messages";
import type { Asked, Row } from "../../catalogue.cells";
import type { Column, Sheet } from "../../catalogue.sheet";
import { sheets } from "../../catalogue.sheets";

const wrongOf: Readonly<Record<Asked["kind"], MessageId>> = {
  text: "field.format",
  number: "support.table.wrongNumber",
  yesNo: "field.required",
  day: "field.date",
  hour: "field.format",
  choice: "field.required",
};

/** A field's error for what was typed in a cell, by the same parser as an import's. (OPS-26) */
export const cellRule = ({ cell }: Column, rowOf?: (parent: Row) => Row) =>
  string().test("cell", function (typed = "") {
    const parent: Row = this.parent;
    const row = rowOf?.(parent) ?? parent;
    if (!("wrong" in cell.read(typed, row))) return true;
    const { kind, places = 0, least = 0, most = 0 } = cell.asks(row);
    const unit = 10 ** places;
    const message: MessageId = typed.trim() === "" ? "field.required" : wrongOf[kind];
    return this.createError({ message, params: { least: least / unit, most: most / unit, places } });
  });

/** A row as its form asks for it. */
export const rowSchema = ({ columns }: Sheet) =>
  object(Object.fromEntries(columns.map((column) => [column.name, cellRule(column)])));

/** A row for a form to begin with: what has two answers begins with the first. */
export const emptyRow = ({ columns }: Sheet): Row =>
  Object.fromEntries(columns.map(({ name, cell }) => [name, cell.asks({}).kind === "yesNo" ? "yes" : ""]));

/** A row in the one way that its cells are written: `70,5` is `70.50`. */
export const asWritten = ({ columns }: Sheet, row: Row): Row =>
  Object.fromEntries(
    columns.map(({ name, cell }) => {
      const read = cell.read(row[name] ?? "", row);
      return [name, "wrong" in read ? (row[name] ?? "") : cell.write(read.stored, row)];
    }),
  );

/** The table of a name; undefined: there is none. */
export const sheetNamed = (table: string | null): Sheet | undefined => sheets.find(({ name }) => name === table);
