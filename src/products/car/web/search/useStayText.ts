import { useIntl } from "react-intl";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { clockTime, type HavanaDate, type HavanaHour } from "../../../../shared/havana";

type Stay = { PickUp: HavanaDate; StartHour: HavanaHour; DropOff: HavanaDate; EndHour: HavanaHour };

/** "Sat, Nov 28, 09:00 – Tue, Dec 1, 09:00", as Havana's calendar and clock show it. */
export function useStayText({ PickUp, StartHour, DropOff, EndHour }: Stay): string {
  const intl = useIntl();
  const shortDay = useShortDay();
  const fromHour = clockTime(StartHour);
  const toHour = clockTime(EndHour);
  const values = { from: shortDay(PickUp), fromHour, to: shortDay(DropOff), toHour };
  return intl.formatMessage({ id: "car.stay" }, values);
}
