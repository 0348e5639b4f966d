import MuiLink from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../platform/web/links";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { supportPlanPath } from "../../../desk.pages";
import type { PaperMeasure, ReviewedDocument } from "../../../reviews.schemas";
import { DeskList } from "../../parts/DeskList";
import { RowNote } from "../../parts/RowNote";

/** The trip that a document is for, who is booked there, and each rule with what it asks and what is missing. (DESK-35) */
export function PaperTrip({ trip }: { readonly trip: ReviewedDocument["Trip"] }) {
  const { day } = useHavanaTime();
  if (!trip)
    return (
      <p>
        <FormattedMessage id="support.paper.noTrip" />
      </p>
    );
  const { TravelPlanId, FirstDay, LastDay, People, Measures } = trip;
  return (
    <div style={{ display: "grid", gap: 4 }}>
      <p>
        <MuiLink component={Link} to={supportPlanPath(TravelPlanId)} sx={{ display: "inline-block", py: 1 }}>
          <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
        </MuiLink>{" "}
        <FormattedMessage id="support.paper.trip" values={{ from: day(FirstDay), to: day(LastDay) }} />
      </p>
      {People.map(({ BookingId, Name, Drives, From, To }) => (
        <RowNote key={`${BookingId} ${Name}`}>
          <FormattedMessage
            id="support.paper.person"
            values={{ name: Name, drives: String(Drives), booking: BookingId, from: day(From), to: day(To) }}
          />
        </RowNote>
      ))}
      <DeskList items={Measures} keyOf={({ Rule, BookingId }) => `${Rule} ${BookingId}`} none={null}>
        {(measure) => <MeasureText measure={measure} />}
      </DeskList>
    </div>
  );
}

function MeasureText({ measure: { Rule, BookingId, Of, Needed, Has, Missing } }: { readonly measure: PaperMeasure }) {
  const { day } = useHavanaTime();
  const values = {
    of: Of,
    needed: day(Needed),
    has: day(Has),
    booking: BookingId ?? 0,
    ofBooking: String(BookingId !== null),
  };
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "4px 12px", alignItems: "center" }}>
      <StatusChip tone={Missing > 0 ? "problem" : "done"}>
        <FormattedMessage id="support.paper.missing" values={{ days: Missing }} />
      </StatusChip>
      <span style={{ flex: "1 1 16rem" }}>
        <FormattedMessage id={`support.paper.${Rule}`} values={values} />
      </span>
    </div>
  );
}
