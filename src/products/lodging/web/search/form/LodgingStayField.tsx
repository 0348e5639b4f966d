import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ReserveDays, reservableDays } from "../../../../../features/plan/reserve/reserve.rules";
import type { RangeWords } from "../../../../../platform/web/calendar/RangeDialog";
import { RangeField } from "../../../../../platform/web/calendar/RangeField";
import { useShortDay } from "../../../../../platform/web/intl/useShortDay";
import { lazyPage, withMessages } from "../../../../../platform/web/lazyPage";
import type { HavanaDate } from "../../../../../shared/havana";
import { MOST_NIGHTS, nightsOf } from "../../../lodging.rules";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";

const loadDialog = withMessages(
  "stays",
  () => import(/* webpackChunkName: "calendar" */ "../../../../../platform/web/calendar/RangeDialog"),
);
const RangeDialog = lazyPage(loadDialog);

const words: RangeWords = {
  title: "lodging.search.chooseDays",
  from: "lodging.search.checkIn",
  to: "lodging.search.checkOut",
  length: "lodging.search.nights",
  least: "lodging.search.movedToLeast",
  most: "lodging.search.movedToMost",
  tooSoon: "lodging.search.tooSoon",
  tooLate: "lodging.search.tooLate",
};

type Props = {
  readonly search: LodgingSearchChoice;
  /** False: no days have been chosen yet. */
  readonly chosen?: boolean;
  readonly today: HavanaDate;
  readonly reserve: ReserveDays | null;
  readonly error: ReactNode;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

/** Check-in and check-out in one control, as Havana dates. */
export function LodgingStayField({ search, chosen = true, today, reserve, error, onChange }: Props) {
  const intl = useIntl();
  const shortDay = useShortDay();
  const { CheckIn, CheckOut } = search;
  const nights = nightsOf({ checkIn: CheckIn, checkOut: CheckOut });
  const { first, last } = reservableDays(today, reserve);
  return (
    <RangeField
      name="CheckIn"
      label={<FormattedMessage id="lodging.search.stay" />}
      text={
        chosen
          ? intl.formatMessage(
              { id: "lodging.search.days" },
              { from: shortDay(CheckIn), to: shortDay(CheckOut), nights },
            )
          : intl.formatMessage({ id: "lodging.search.noDays" })
      }
      error={error}
      fields={{ checkIn: CheckIn, checkOut: CheckOut }}
      onApproach={loadDialog}
      dialog={(close) => (
        <RangeDialog
          words={words}
          today={today}
          range={chosen ? { from: CheckIn, to: CheckOut } : { from: "", to: "" }}
          rule={{ first, last, least: 1, most: MOST_NIGHTS }}
          onDone={({ from, to }) => {
            onChange({ CheckIn: from, CheckOut: to });
            close();
          }}
          onClose={close}
        />
      )}
    />
  );
}
