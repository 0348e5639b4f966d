import { LONGEST } from "../../../../shared/longest";
import { cataloguePath } from "../../../photos/photos.pages";
import type { Sheet } from "../../catalogue.sheet";
import type { TableQuestion } from "../../tables.schemas";

/** The URL parameter with the table's name. */
export const TABLE_PARAM = "table";
const PAGE_SIZE = 50;

/** A table's query from its URL; missing or wrong values get the default. */
export function questionOf({ name, columns }: Sheet, address: URLSearchParams): TableQuestion {
  const page = address.get("page") ?? "";
  const sort = address.get("sort");
  return {
    Table: name,
    PageSize: PAGE_SIZE,
    Page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) - 1 : 0,
    Sort: columns.some((column) => column.name === sort) ? sort : null,
    Descending: address.has("down"),
    Find: (address.get("find") ?? "").slice(0, LONGEST.searchWords),
  };
}

/** The URL of another view of a table, on its first page unless a page is given. */
export function tablePath({ Table, ...asked }: Pick<TableQuestion, "Table"> & Partial<TableQuestion>) {
  const { Page = 0, Sort = null, Descending = false, Find = "" } = asked;
  return cataloguePath({
    [TABLE_PARAM]: Table,
    find: Find || undefined,
    sort: Sort ?? undefined,
    down: Sort !== null && Descending ? "" : undefined,
    page: Page > 0 ? Page + 1 : undefined,
  });
}
