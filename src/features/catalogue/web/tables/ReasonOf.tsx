import { FormattedMessage } from "react-intl";
import type { MadeChange } from "../../tables.schemas";

/** Why a change was made; only an import may say nothing. (OPS-40, OPS-42) */
export function ReasonOf({ change: { Reason } }: { readonly change: Pick<MadeChange, "Reason"> }) {
  return Reason || <FormattedMessage id="support.table.import" />;
}
