import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { addDays, type HavanaDate, isHavanaDate } from "../../../../../shared/havana";
import { type DayPart, dayParts } from "../../../../plan/service/serviceOnSite";
import type { DaySheet, WantedDay } from "../../../day/day.schemas";
import { DeskQueue } from "../../parts/DeskQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { useGetDaySheetQuery } from "../../shell/support.api";
import { DayRow } from "./DayRow";

const Days = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 12, marginBottom: 24 });

const Part = styled("section")({ marginBottom: 32, breakInside: "avoid-page" });

const Rows = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });

const onPaper = { "@page": { size: "A4", margin: "12mm" } };

/** /support/day: who comes and what is returned, today, tomorrow or on any day; for screen and print. (DESK-11) */
export default function DaySheetPage() {
  const [params, setParams] = useSearchParams();
  const wanted = wantedDay(params.get("day"));
  const query = useGetDaySheetQuery({ day: wanted }, { refetchOnMountOrArgChange: true });
  const { day: written } = useHavanaTime();
  const sheet = query.currentData;
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue
      name="day"
      query={{ ...query, data: sheet }}
      lead={
        sheet && (
          <FormattedMessage id="support.day.lead" values={{ day: written(sheet.Day), count: sheet.Services.length }} />
        )
      }
      height={220}
    >
      {(sheet) => (
        <>
          <GlobalStyles styles={onPaper} />
          <DayChoice sheet={sheet} onDay={(day) => setParams({ day })} />
          {sheet.Services.length === 0 ? (
            <EmptyState title={<FormattedMessage id="support.day.none" />}>
              <FormattedMessage id="support.day.noneText" />
            </EmptyState>
          ) : (
            dayParts.map((part) => <DayPartList key={part} part={part} sheet={sheet} />)
          )}
        </>
      )}
    </DeskQueue>
  );
}

function wantedDay(text: string | null): WantedDay {
  if (text === "tomorrow" || (text !== null && isHavanaDate(text))) return text;
  return "today";
}

type ChoiceProps = { readonly sheet: DaySheet; readonly onDay: (day: WantedDay) => void };

/** Today, tomorrow, the days before and after, any day; and printing. */
function DayChoice({ sheet: { Day, Today }, onDay }: ChoiceProps) {
  const intl = useIntl();
  const go = (id: "before" | "today" | "tomorrow" | "after", day: WantedDay, chosen?: boolean) => (
    <Button
      variant={chosen ? "contained" : "outlined"}
      aria-current={chosen ? "date" : undefined}
      onClick={() => onDay(day)}
    >
      <FormattedMessage id={`support.day.${id}`} />
    </Button>
  );
  const tomorrow = addDays(Today, 1);
  const pick = (day: HavanaDate) => isHavanaDate(day) && onDay(day);
  return (
    <Days data-print="off">
      {go("before", addDays(Day, -1))}
      {go("today", "today", Day === Today)}
      {go("tomorrow", "tomorrow", Day === tomorrow)}
      {go("after", addDays(Day, 1))}
      <DateField
        name="day"
        label={intl.formatMessage({ id: "support.day.any" })}
        value={Day}
        onChange={({ target }) => pick(target.value)}
      />
      <Button variant="text" onClick={() => window.print()}>
        <FormattedMessage id="support.day.print" />
      </Button>
    </Days>
  );
}

/** One part of the day, by hour. An empty part is shown as empty, except those that only some shops have. */
function DayPartList({ part, sheet }: { readonly part: DayPart; readonly sheet: DaySheet }) {
  const services = sheet.Services.filter(({ Part }) => Part === part);
  const isEmpty = services.length === 0;
  const nothing = part === "start" || part === "end" ? null : (`support.day.nothing.${part}` as const);
  if (isEmpty && nothing === null) return null;
  return (
    <Part>
      <Typography variant="h2" sx={{ fontSize: "1.3125rem", mb: 1 }}>
        <DottedLine>
          <FormattedMessage id={`support.day.part.${part}`} />
          {!isEmpty && String(services.length)}
        </DottedLine>
      </Typography>
      {isEmpty && nothing !== null ? (
        <Typography color="text.secondary">
          <FormattedMessage id={nothing} />
        </Typography>
      ) : (
        <Rows>
          {services.map((service) => (
            <DayRow key={service.BookingId} service={service} />
          ))}
        </Rows>
      )}
    </Part>
  );
}
