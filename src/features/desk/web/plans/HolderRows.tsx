import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import type { Language } from "../../../../shared/language";
import type { PlanHolder } from "../../plans.schemas";
import { DeskList } from "../DeskList";
import { ReasonAction } from "../ReasonAction";
import { When } from "../When";
import { RowNote } from "./RowNote";

type Props = { readonly holders: readonly PlanHolder[]; readonly reads: Language };

/** Names on cards that were not clearly the client's; one that waits is decided on here. (PAY-4) */
export function HolderRows({ holders, reads }: Props) {
  return (
    <DeskList
      items={holders}
      keyOf={({ HolderId }) => String(HolderId)}
      none={<FormattedMessage id="support.holders.none" />}
    >
      {({ HolderId, Name, Status, AskedAt }) => (
        <>
          <p>
            <FormattedMessage id="support.holders.row" values={{ name: <strong>{Name}</strong>, status: Status }} />
          </p>
          <RowNote>
            <When at={AskedAt} />
          </RowNote>
          {Status === "waiting" && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "& > form": { flex: "1 1 100%" } }}>
              <ReasonAction act={{ kind: "holder", id: HolderId }} />
              <ReasonAction act={{ kind: "refuseHolder", id: HolderId }} told={reads} />
            </Box>
          )}
        </>
      )}
    </DeskList>
  );
}
