import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { RefusalText } from "../../../web/ui/RefusalText";
import { StatusChip } from "../../../web/ui/StatusChip";
import type { NextEvent } from "../plans.schemas";
import { DeskList } from "./DeskList";

type Props = { readonly events: readonly NextEvent[] };

/** What may be wanted next: possible, or blocked with every reason in words. */
export function NextEventList({ events }: Props) {
  return (
    <DeskList
      items={events}
      keyOf={({ Type, BookingId }) => `${Type}-${BookingId}`}
      none={<FormattedMessage id="support.next.none" />}
    >
      {({ Type, By, BookingId, Refusals }) => (
        <>
          <Box
            sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}
          >
            <strong>
              <FormattedMessage id={`support.next.${Type}`} values={{ booking: BookingId ?? 0 }} />
            </strong>
            <StatusChip tone={Refusals.length === 0 ? "done" : "problem"}>
              <FormattedMessage
                id="support.next.standing"
                values={{ possible: String(Refusals.length === 0), by: By }}
              />
            </StatusChip>
          </Box>
          {Refusals.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {Refusals.map((refusal) => (
                <li key={JSON.stringify(refusal)}>
                  <RefusalText refusal={refusal} />
                </li>
              ))}
            </Box>
          )}
        </>
      )}
    </DeskList>
  );
}
