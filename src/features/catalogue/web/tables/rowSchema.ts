import { object, string } from "yup";
import { withValues } from "../../../../platform/web/forms/problems";
import type { MessageId } from "../../../../shared/messageId";
import { isBlank } from "../../../../shared/plainText";
import type { Asked, Row } from "../../catalogue.cells";
import type { Column, Sheet } from "../../catalogue.sheet";
import { sheets } from "../../catalogue.sheets";

const wrongOf: Readonly<Record<Asked["kind"], MessageId>> = {
  text: "field.format",
  number: "support.table.wrongNumber",
  yesNo: "field.required",
  day: "field.date",
  hour: "field.time",
  choice: "field.required",
};

/** Checks a typed cell, with the same parser as an import. (OPS-26) */
export const cellRule = ({ cell }: Column, rowOf?: (parent: Row) => Row) =>
  string().test("cell", function (typed = "") {
    const parent: Row = this.parent;
    const row = rowOf?.(parent) ?? parent;
    if (!("wrong" in cell.read(typed, row))) return true;
    const { kind, places = 0, least = 0, most = 0 } = cell.asks(row);
    const unit = 10 ** places;
    const message: MessageId = isBlank(typed) ? "field.required" : wrongOf[kind];
    return this.createError({ message: withValues(message, { least: least / unit, most: most / unit, places }) });
  });

/** The schema of a row's form. */
export const rowSchema = ({ columns }: Sheet) =>
  object(Object.fromEntries(columns.map((column) => [column.name, cellRule(column)])));

/** The initial values of a new row: yes/no cells begin with yes. */
export const emptyRow = ({ columns }: Sheet): Row =>
  Object.fromEntries(columns.map(({ name, cell }) => [name, cell.asks({}).kind === "yesNo" ? "yes" : ""]));

/** The sheet with a name; undefined: there is none. */
export const sheetNamed = (table: string | null): Sheet | undefined => sheets.find(({ name }) => name === table);
