import { FormattedMessage } from "react-intl";
import type { Language } from "../../../../shared/language";
import type { PlanHolder } from "../../plans.schemas";
import { DeskList } from "../DeskList";
import { ReasonAction } from "../ReasonAction";
import { When } from "../When";
import { RowNote } from "./RowNote";

type Props = { readonly planId: number; readonly holders: readonly PlanHolder[]; readonly reads: Language };

/** Names on cards that were not clearly the client's; one that waits is refused here, and accepted where it may happen. */
export function HolderRows({ planId, holders, reads }: Props) {
  return (
    <DeskList items={holders} keyOf={({ Name }) => Name} none={<FormattedMessage id="support.holders.none" />}>
      {({ Name, Status, AskedAt }) => (
        <>
          <p>
            <FormattedMessage id="support.holders.row" values={{ name: <strong>{Name}</strong>, status: Status }} />
          </p>
          <RowNote>
            <When at={AskedAt} />
          </RowNote>
          {Status === "waiting" && <ReasonAction act={{ kind: "refuseHolder", id: planId }} told={reads} />}
        </>
      )}
    </DeskList>
  );
}
