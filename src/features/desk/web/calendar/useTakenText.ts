import { useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { Taken } from "../../calendar/calendar.schemas";

/** Who has something, from when to when, as one sentence. */
export function useTakenText(): (taken: Taken) => string {
  const intl = useIntl();
  const { shortDay, hour } = useHavanaTime();
  return ({ Booking, Block, Rooms, From, FromHour, Until, UntilHour }) => {
    const values = {
      rooms: Rooms,
      from: `${shortDay(From)}, ${hour(FromHour)}`,
      until: `${shortDay(Until)}, ${hour(UntilHour)}`,
    };
    if (Booking) {
      const { BookingId, Standing, ClientName } = Booking;
      const who = { booking: BookingId, standing: Standing, named: ClientName ? "yes" : "no", name: ClientName ?? "" };
      return intl.formatMessage({ id: "support.calendar.taken.booking" }, { ...values, ...who });
    }
    const why = Block ? intl.formatMessage({ id: `support.calendar.why.${Block.Why}` }) : "";
    return intl.formatMessage({ id: "support.calendar.taken.block" }, { ...values, why });
  };
}
