import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { addDays, type HavanaDate, isHavanaDate } from "../../../../../shared/havana";
import { DAYS_SHOWN } from "../../../supplier/shownDays";
import type { SupplierDays } from "../../../supplier/supplier.schemas";
import { DeskQueue } from "../../parts/DeskQueue";
import { SupplierServiceRow } from "./SupplierServiceRow";
import { useGetSupplierDaysQuery } from "./supplier.api";

const Weeks = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, marginBottom: 24 });
const DayPart = styled("section")({ marginBottom: 28, maxWidth: "56rem" });
const Rows = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });

/** /support/day for suppliers' people: who comes and what is returned in the seven days from a day on. (DESK-30) */
export function SupplierDaysPage() {
  const [params, setParams] = useSearchParams();
  const dayText = params.get("day");
  const day = dayText !== null && isHavanaDate(dayText) ? dayText : "today";
  const query = useGetSupplierDaysQuery({ day }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { day: written, shortDay } = useHavanaTime();
  const shown = query.currentData;
  return (
    <DeskQueue
      name="supplierDays"
      query={{ ...query, data: shown }}
      lead={
        shown && (
          <FormattedMessage
            id="support.supplierDays.lead"
            values={{ from: shortDay(shown.From), until: shortDay(shown.Until), count: shown.Services.length }}
          />
        )
      }
      height={180}
    >
      {(days) => (
        <>
          <WeekChoice days={days} onDay={(chosen) => setParams(chosen === days.Today ? {} : { day: chosen })} />
          {days.Services.length === 0 ? (
            <EmptyState title={<FormattedMessage id="support.supplierDays.none" />}>
              <FormattedMessage id="support.supplierDays.noneText" />
            </EmptyState>
          ) : (
            [...new Set(days.Services.map(({ Day }) => Day))].map((date) => (
              <DayPart key={date} aria-label={written(date)}>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {date === days.Today ? (
                    <FormattedMessage id="support.supplierDays.today" values={{ day: written(date) }} />
                  ) : (
                    written(date)
                  )}
                </Typography>
                <Rows>
                  {days.Services.filter(({ Day }) => Day === date).map((service) => (
                    <SupplierServiceRow key={`${service.Part}-${service.BookingId}`} service={service} />
                  ))}
                </Rows>
              </DayPart>
            ))
          )}
        </>
      )}
    </DeskQueue>
  );
}

type ChoiceProps = { readonly days: SupplierDays; readonly onDay: (day: HavanaDate) => void };

/** Earlier days, from today on, and later ones. Past days are not shown. */
function WeekChoice({ days: { From, Today }, onDay }: ChoiceProps) {
  return (
    <Weeks>
      <Button variant="outlined" disabled={From <= Today} onClick={() => onDay(earlier(From, Today))}>
        <FormattedMessage id="support.supplierDays.before" />
      </Button>
      <Button
        variant={From === Today ? "contained" : "outlined"}
        aria-current={From === Today ? "date" : undefined}
        onClick={() => onDay(Today)}
      >
        <FormattedMessage id="support.day.today" />
      </Button>
      <Button variant="outlined" onClick={() => onDay(addDays(From, DAYS_SHOWN))}>
        <FormattedMessage id="support.supplierDays.after" />
      </Button>
    </Weeks>
  );
}

const earlier = (from: HavanaDate, today: HavanaDate): HavanaDate => {
  const before = addDays(from, -DAYS_SHOWN);
  return before < today ? today : before;
};
