import MuiLink from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../platform/web/links";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { dayText } from "../../../../../shared/longDate";
import { supportPlanPath } from "../../../desk.pages";
import type { PaperMeasure, ReviewedDocument } from "../../../reviews.schemas";
import { DeskList } from "../../parts/DeskList";
import { Fold } from "../../parts/Fold";
import { useIsNarrow } from "../../parts/narrow";
import { RowNote } from "../../parts/RowNote";

/**
 * The trip that a document is for, who is booked there and whether under the name on it, and each rule with what it asks
 * and what is missing. (DESK-35)
 */
export function PaperTrip({ reviewed: { Trip: trip } }: { readonly reviewed: ReviewedDocument }) {
  const { shortDay } = useHavanaTime();
  if (!trip)
    return (
      <p>
        <FormattedMessage id="support.paper.noTrip" />
      </p>
    );
  const { TravelPlanId, FirstDay, LastDay, People, NameIs, Measures } = trip;
  return (
    <div style={{ display: "grid", gap: 4 }}>
      <p>
        <MuiLink component={Link} to={supportPlanPath(TravelPlanId)} sx={{ display: "inline-block", py: 1, my: -1 }}>
          <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
        </MuiLink>{" "}
        <FormattedMessage id="support.paper.trip" values={{ from: shortDay(FirstDay), to: shortDay(LastDay) }} />
      </p>
      {People.map(({ BookingId, Name, Drives, From, To }) => (
        <RowNote key={`${BookingId} ${Name}`}>
          <FormattedMessage
            id="support.paper.person"
            values={{
              name: Name,
              drives: String(Drives),
              booking: BookingId,
              from: shortDay(From),
              to: shortDay(To),
            }}
          />
        </RowNote>
      ))}
      {NameIs !== "matches" && (
        <Callout kind="warning">
          <FormattedMessage id="support.paper.name" values={{ is: NameIs }} />
        </Callout>
      )}
      <Measured measures={Measures} />
    </div>
  );
}

/** The rules; in a narrow window those that are missed, and the others at a press. */
function Measured({ measures }: { readonly measures: readonly PaperMeasure[] }) {
  const isNarrow = useIsNarrow();
  const kept = measures.filter(({ Missing }) => Missing === 0);
  if (!isNarrow || kept.length === 0) return <MeasureList measures={measures} />;
  return (
    <>
      <MeasureList measures={measures.filter(({ Missing }) => Missing > 0)} />
      <Fold title={<FormattedMessage id="support.paper.kept" values={{ count: kept.length }} />}>
        <MeasureList measures={kept} />
      </Fold>
    </>
  );
}

function MeasureList({ measures }: { readonly measures: readonly PaperMeasure[] }) {
  if (measures.length === 0) return null;
  return (
    <DeskList items={measures} keyOf={({ Rule, BookingId }) => `${Rule} ${BookingId}`} none={null}>
      {(measure) => <MeasureText measure={measure} />}
    </DeskList>
  );
}

function MeasureText({ measure: { Rule, BookingId, Of, Needed, Has, Missing } }: { readonly measure: PaperMeasure }) {
  const lang = useSelector(selectLanguage);
  const values = {
    of: Of,
    needed: dayText(Needed, lang),
    has: dayText(Has, lang),
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
