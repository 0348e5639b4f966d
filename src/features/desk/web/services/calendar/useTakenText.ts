import { useIntl } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import type { HavanaDate } from "../../../../../shared/havana";
import type { Taken } from "../../../calendar/calendar.schemas";

/** Sentences about a reservation: its holder and times, and where a car is before and after. */
export function useTakenText(): (taken: Taken) => string {
  const intl = useIntl();
  const place = usePlaceName();
  const { shortDay, hour } = useHavanaTime();
  const at = (day: HavanaDate, time: string) => `${shortDay(day)}, ${hour(time)}`;
  const said = ({ Booking, Block, Rooms, From, FromHour, Until, UntilHour }: Taken) => {
    const values = { rooms: Rooms, from: at(From, FromHour), until: at(Until, UntilHour) };
    if (Booking) {
      const { BookingId, Status, ClientName } = Booking;
      const who = { booking: BookingId, status: Status, named: ClientName ? "yes" : "no", name: ClientName ?? "" };
      return intl.formatMessage({ id: "support.calendar.taken.booking" }, { ...values, ...who });
    }
    const why = Block ? intl.formatMessage({ id: `support.calendar.why.${Block.Why}` }) : "";
    return intl.formatMessage({ id: "support.calendar.taken.block" }, { ...values, why });
  };
  return (taken) => {
    const { Turnover, Moves, BroughtFrom } = taken;
    const places = [
      BroughtFrom && intl.formatMessage({ id: "support.calendar.taken.brought" }, { zone: place(BroughtFrom) }),
      Moves &&
        intl.formatMessage({ id: "support.calendar.taken.moves" }, { from: place(Moves.From), to: place(Moves.To) }),
      Turnover &&
        intl.formatMessage(
          { id: "support.calendar.taken.turnover" },
          {
            until: at(Turnover.Until, Turnover.UntilHour),
            driven: Turnover.BackFrom ? "yes" : "no",
            zone: place(Turnover.BackFrom ?? ""),
          },
        ),
    ];
    return [said(taken), ...places.filter((one) => one !== null)].join(". ");
  };
}
