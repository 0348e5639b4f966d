import { FormattedMessage } from "react-intl";
import type { Sheet } from "../../catalogue.sheet";
import { tableName } from "../tableName";

/** What a row is called above its form and in a preview: by its key, or as its table where that has no other row. */
export function RowTitle({ sheet, rowKey }: { readonly sheet: Sheet; readonly rowKey: string }) {
  if (sheet.name === "shop") return <FormattedMessage id={tableName(sheet.name)} />;
  return <FormattedMessage id="support.table.row" values={{ key: rowKey }} />;
}
