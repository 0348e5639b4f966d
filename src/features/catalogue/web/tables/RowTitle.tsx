import { FormattedMessage } from "react-intl";
import type { Sheet } from "../../catalogue.sheet";
import { tableName } from "../tableName";

/** The title of a row above its form and in a preview: its key, or the table's name if the table has only one row. */
export function RowTitle({ sheet, rowKey }: { readonly sheet: Sheet; readonly rowKey: string }) {
  if (sheet.name === "shop") return <FormattedMessage id={tableName(sheet.name)} />;
  return <FormattedMessage id="support.table.row" values={{ key: rowKey }} />;
}
