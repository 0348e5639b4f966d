import { useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { HavanaDate, HavanaHour } from "../../../../shared/havana";

type Stay = { PickUp: HavanaDate; StartHour: HavanaHour; DropOff: HavanaDate; EndHour: HavanaHour };

/** "Sat, Nov 28, 09:00 – Tue, Dec 1, 09:00", as Havana's calendar and clock show it. */
export function useStayText({ PickUp, StartHour, DropOff, EndHour }: Stay): string {
  const intl = useIntl();
  const { shortDay, hour } = useHavanaTime();
  const values = { from: shortDay(PickUp), fromHour: hour(StartHour), to: shortDay(DropOff), toHour: hour(EndHour) };
  return intl.formatMessage({ id: "car.stay" }, values);
}
