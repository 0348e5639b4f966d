import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import type { HavanaDate, HavanaHour } from "../../../shared/havana";

type Props = { readonly day: HavanaDate; readonly hour: HavanaHour };

/** A service's day and hour on Havana's clock, whatever the viewer's time zone. */
export function HavanaTime({ day, hour }: Props) {
  const havana = useHavanaTime();
  return (
    <time className="tabular" dateTime={`${day}T${havana.hour(hour)}`}>
      <FormattedMessage id="plan.havanaTime" values={{ date: havana.shortDay(day), time: havana.hour(hour) }} />
    </time>
  );
}
