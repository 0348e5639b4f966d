import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { NextEvent } from "../../../plans/plans.schemas";
import { DeskList } from "../../parts/DeskList";
import { DeskRefusal } from "../../parts/DeskRefusal";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowLine } from "../../parts/RowLine";
import { StateText } from "../../parts/StateText";
import type { StaffAction } from "../../shell/staffActions";

/** The action for an event, if this list offers one; suppliers' answers have a list of their own. */
function actOf({ Type, BookingId }: NextEvent): StaffAction<"extend"> | null {
  return Type === "booking.extended" && BookingId !== null ? { kind: "extend", id: BookingId } : null;
}

/** What may happen next: possible, or blocked with every reason. */
export function NextEventList({ events }: { readonly events: readonly NextEvent[] }) {
  return (
    <DeskList
      items={events}
      keyOf={({ Type, BookingId }) => `${Type}-${BookingId}`}
      none={<FormattedMessage id="support.next.none" />}
    >
      {(event) => <Next event={event} act={actOf(event)} />}
    </DeskList>
  );
}

function Next({ event, act }: { readonly event: NextEvent; readonly act: StaffAction<"extend"> | null }) {
  const { Type, By, BookingId, Refusals } = event;
  return (
    <>
      <RowLine>
        <strong>
          <FormattedMessage id={`support.next.${Type}`} values={{ booking: BookingId ?? 0 }} />
        </strong>
        <StatusChip tone={Refusals.length === 0 ? "done" : "problem"}>
          <FormattedMessage id="support.next.status" values={{ possible: String(Refusals.length === 0), by: By }} />
        </StatusChip>
      </RowLine>
      {Refusals.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {Refusals.map((refusal) => (
            <li key={JSON.stringify(refusal)}>
              {refusal.code === "notInState" ? (
                <FormattedMessage
                  id="support.next.notInState"
                  values={{ state: <StateText state={String(refusal.facts.state)} /> }}
                />
              ) : (
                <DeskRefusal refusal={refusal} />
              )}
            </li>
          ))}
        </Box>
      )}
      {act && Refusals.length === 0 && <ReasonAction act={act} />}
    </>
  );
}
