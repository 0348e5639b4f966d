import { FormattedMessage } from "react-intl";
import type { PlanHolder } from "../../../../plans/plans.schemas";
import { DeskList } from "../../../parts/DeskList";
import { FoldedRow } from "../../../parts/FoldedRow";
import { RowNote } from "../../../parts/RowNote";
import { When } from "../../../parts/When";

/** Reviews of names on cards, with their decisions; those that wait are answered at the top of the page. (PAY-4) */
export function HolderRows({ holders }: { readonly holders: readonly PlanHolder[] }) {
  return (
    <DeskList
      items={holders}
      keyOf={({ HolderId }) => String(HolderId)}
      none={<FormattedMessage id="support.holders.none" />}
    >
      {({ Name, Status, AskedAt }) => (
        <FoldedRow
          line={
            <span>
              <FormattedMessage id="support.holders.row" values={{ name: <strong>{Name}</strong>, status: Status }} />
            </span>
          }
        >
          <RowNote>
            <When at={AskedAt} />
          </RowNote>
        </FoldedRow>
      )}
    </DeskList>
  );
}
