import { FormattedMessage } from "react-intl";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import { tableName } from "../tableName";
import type { useShownCell } from "./useShownCell";

type Props = { readonly sheet: Sheet; readonly row: Row; readonly shown: ReturnType<typeof useShownCell> };

/** The title of a row above its form and in a preview: its key, or the table's name if the table has only one row. */
export function RowTitle({ sheet, row, shown }: Props) {
  if (sheet.name === "shop") return <FormattedMessage id={tableName(sheet.name)} />;
  return <FormattedMessage id="support.table.row" values={{ key: shown.key(sheet, row) }} />;
}
