import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import type { RangeWords } from "../../../platform/web/calendar/RangeDialog";
import { RangeField } from "../../../platform/web/calendar/RangeField";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { useServerTime } from "../../../platform/web/serverNow";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { ProductType } from "../../../shared/enumerations";
import { addDays, type HavanaDate, havanaDate } from "../../../shared/havana";
import { reservableDays } from "../../plan/reserve.rules";
import { useReserveDays } from "../../plan/web/reserve/useReserveDays";
import { MOST_TRIP_ADULTS } from "../trips";

const loadDialog = withMessages(
  "site",
  () => import(/* webpackChunkName: "calendar" */ "../../../platform/web/calendar/RangeDialog"),
);
const RangeDialog = lazyPage(loadDialog);

const Row = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  maxWidth: "40rem",
  marginBottom: 32,
});

const words: RangeWords = {
  title: "trips.chooseDays",
  from: "trips.start",
  to: "trips.end",
  length: "lodging.search.nights",
  // A trip's length is fixed.
  least: "trips.moved",
  most: "trips.moved",
  tooSoon: "car.dates.tooSoon",
  tooLate: "car.dates.tooLate",
};

type Props = {
  readonly start: HavanaDate;
  readonly nights: number;
  readonly adults: number;
  readonly onChoose: (change: { start?: HavanaDate; adults?: number }) => void;
};

/** The first day of the trip, from which its end follows, and the number of travelers. (WEB-20) */
export function TripDays({ start, nights, adults, onChoose }: Props) {
  const intl = useIntl();
  const { shortDay } = useHavanaTime();
  const reserve = useReserveDays(ProductType.CarRent);
  const today = havanaDate(useServerTime());
  const { first, last } = reservableDays(today, reserve);
  const end = addDays(start, nights);
  return (
    <Row>
      <RangeField
        name="tripStart"
        label={<FormattedMessage id="trips.days" />}
        text={intl.formatMessage({ id: "lodging.search.days" }, { from: shortDay(start), to: shortDay(end), nights })}
        error={null}
        fields={{}}
        onApproach={loadDialog}
        dialog={(close) => (
          <RangeDialog
            words={words}
            today={today}
            range={{ from: start, to: end }}
            rule={{ first, last, least: nights, most: nights }}
            onDone={({ from }) => {
              onChoose({ start: from });
              close();
            }}
            onClose={close}
          />
        )}
      />
      <SelectField
        name="tripAdults"
        label={<FormattedMessage id="trips.adults" />}
        value={adults}
        onChange={({ target }) => onChoose({ adults: Number(target.value) })}
      >
        {Array.from({ length: MOST_TRIP_ADULTS }, (_one, index) => index + 1).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
    </Row>
  );
}
