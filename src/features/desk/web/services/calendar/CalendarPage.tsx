import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { Link, useNavigate } from "../../../../../platform/web/links";
import { slowPollingOptions } from "../../../../../platform/web/pollingOptions";
import { token } from "../../../../../platform/web/theme/token";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useIsWide } from "../../../../../platform/web/ui/page/useIsWide";
import { ResultPages } from "../../../../../platform/web/ui/results/ResultPages";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { HavanaDate } from "../../../../../shared/havana";
import { type CalendarKind, rowStatuses } from "../../../calendar/calendar.rules";
import type { Calendar } from "../../../calendar/calendar.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { supportContract } from "../../../support.contract";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { Key } from "../../shell/Key";
import { useMay } from "../../shell/useMay";
import { Strip } from "./Bar";
import { CalendarFilters } from "./CalendarFilters";
import { CalendarGrid } from "./CalendarGrid";
import { useGetCalendarQuery } from "./calendar.api";
import { addressOf, queryOf } from "./calendarAddress";
import { FreeElsewhere } from "./FreeElsewhere";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 20px",
  margin: "16px 0 0",
  padding: 0,
  listStyle: "none",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  "& li": { display: "flex", alignItems: "center", gap: 8 },
});

const Hint = styled("p")({
  marginTop: 12,
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  "@media (max-width: 899px)": { display: "none" },
});

/** /support/calendar: occupied, blocked and free cars and rooms. (DESK-27) */
export default function CalendarPage() {
  const wide = useIsWide();
  const may = useMay();
  const [address] = useSearchParams();
  const query = queryOf(address, wide ? 14 : 7);
  const { data, currentData, isError, error, isFetching, refetch } = useGetCalendarQuery(query, {
    ...slowPollingOptions(),
    // The desk is told of changes; a supplier's people are not.
    ...(may(supportContract.getInbox) && { pollingInterval: 0 }),
  });
  // The days shown stay until the next ones are loaded; a failure replaces them.
  const shown = currentData ?? (isError ? undefined : data);
  return (
    <PageFrame
      title={<FormattedMessage id="support.calendar.title" />}
      lead={<FormattedMessage id="support.calendar.lead" />}
    >
      {shown && <ShownCalendar calendar={shown} busy={isFetching && !currentData} />}
      {!shown && isError && (
        <DeskFailed title={<FormattedMessage id="support.calendar.failed" />} retry={refetch} error={error} />
      )}
      {!shown && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.calendar.loading" />} heights={[72, 320]} />
      )}
    </PageFrame>
  );
}

function ShownCalendar({ calendar, busy }: { readonly calendar: Calendar; readonly busy: boolean }) {
  const navigate = useNavigate();
  const { Rows, Total, Page, PageSize, Booking, Of, Only } = calendar;
  return (
    <>
      <CalendarFilters calendar={calendar} onChange={(change) => void navigate(addressOf(calendar, change))} />
      {Booking && <AskedBooking booking={Booking} today={calendar.Today} />}
      {Rows.length === 0 ? (
        <EmptyState title={<FormattedMessage id="support.calendar.none" values={{ of: Of, only: Only }} />}>
          <FormattedMessage id="support.calendar.noneText" values={{ only: Only }} />
        </EmptyState>
      ) : (
        <>
          <CalendarGrid calendar={calendar} busy={busy} />
          <CalendarLegend of={Of} />
        </>
      )}
      <ResultPages
        page={Page}
        pages={Math.ceil(Total / PageSize)}
        to={(page) => addressOf(calendar, { Page: page })}
        ask={() => undefined}
      />
    </>
  );
}

type AskedProps = { readonly booking: NonNullable<Calendar["Booking"]>; readonly today: HavanaDate };

/** The booking in the URL: a link back to its plan, and where else it could be. */
function AskedBooking({ booking: { BookingId, TravelPlanId, Held }, today }: AskedProps) {
  return (
    <>
      {!Held && (
        <Callout kind="info">
          <FormattedMessage id="support.calendar.notHeld" values={{ booking: BookingId }} />
        </Callout>
      )}
      {TravelPlanId !== null && (
        <p>
          <MuiLink component={Link} to={supportPlanPath(TravelPlanId)}>
            <FormattedMessage id="support.calendar.backToPlan" values={{ booking: BookingId, plan: TravelPlanId }} />
          </MuiLink>
        </p>
      )}
      <FreeElsewhere bookingId={BookingId} today={today} />
    </>
  );
}

/** The meaning of the bars, and the keys. */
function CalendarLegend({ of }: { readonly of: CalendarKind }) {
  return (
    <>
      <List>
        {rowStatuses.map((status) => (
          <li key={status}>
            <Strip data-kind={status} sx={{ width: 28, height: 20 }} />
            <FormattedMessage id="support.calendar.status" values={{ status }} />
          </li>
        ))}
        <li>
          <Strip data-kind="block" sx={{ width: 28, height: 20 }} />
          <FormattedMessage id="support.calendar.blocked" />
        </li>
        {of === "cars" && (
          <li>
            <Strip data-kind="turnover" sx={{ width: 28, height: 20 }} />
            <FormattedMessage id="support.calendar.turnover" />
          </li>
        )}
      </List>
      <Hint>
        <FormattedMessage
          id="support.calendar.keys"
          values={{ j: <Key>j</Key>, k: <Key>k</Key>, arrows: <Key>← ↑ ↓ →</Key>, enter: <Key>Enter</Key> }}
        />
      </Hint>
    </>
  );
}
