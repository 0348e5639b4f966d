import { FormattedMessage } from "react-intl";
import type { ReserveDays } from "../../../../../features/plan/reserve/reserve.rules";
import { RangeField } from "../../../../../platform/web/calendar/RangeField";
import { useShortDay } from "../../../../../platform/web/intl/useShortDay";
import { lazyPage, withMessages } from "../../../../../platform/web/lazyPage";
import type { HavanaDate } from "../../../../../shared/havana";
import type { stayProblem } from "../../../car.rules";
import type { CarZone } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { useStayText } from "../useStayText";

const loadDialog = withMessages("cars", () => import(/* webpackChunkName: "car-dates" */ "./CarDatesDialog"));
const CarDatesDialog = lazyPage(loadDialog);

type Props = {
  readonly search: CarSearchChoice;
  readonly today: HavanaDate;
  readonly reserve: ReserveDays | null;
  readonly zones: readonly CarZone[];
  readonly problem: ReturnType<typeof stayProblem>;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

/** When the car is picked up and returned, in one control. */
export function CarStayField({ search, today, reserve, zones, problem, onChange }: Props) {
  const { PickUp, DropOff, StartHour, EndHour } = search;
  const shortDay = useShortDay();
  return (
    <RangeField
      name="stay"
      label={<FormattedMessage id="car.search.stay" />}
      text={useStayText(search)}
      error={
        problem && (
          <FormattedMessage
            id={`error.car.${problem.code}`}
            values={{ days: problem.days, day: problem.day && shortDay(problem.day) }}
          />
        )
      }
      fields={{ from: PickUp, fromHour: StartHour, to: DropOff, toHour: EndHour }}
      onApproach={loadDialog}
      dialog={(close) => (
        <CarDatesDialog
          search={search}
          today={today}
          reserve={reserve}
          zones={zones}
          onChange={onChange}
          onClose={close}
        />
      )}
    />
  );
}
