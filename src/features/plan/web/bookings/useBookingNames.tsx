import { useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { havanaDate } from "../../../../shared/havana";
import type { Booking } from "../../plan.schemas";
import { useGetPlanQuery } from "../plan.api";

type Named = Pick<Booking, "BookingId" | "Name" | "StartsAt">;

/**
 * Names each of these bookings for links and buttons. Of bookings with the same name, one with a unique first day gets
 * that day; the others get their number.
 */
export function useBookingNames(bookings: readonly Named[]): (booking: Named) => string {
  const intl = useIntl();
  const { shortDay } = useHavanaTime();
  return ({ BookingId: id, Name, StartsAt }) => {
    const day = havanaDate(StartsAt);
    const like = bookings.filter((other) => other.Name === Name && other.BookingId !== id);
    if (like.length === 0) return Name;
    const isOnlyThen = like.every((other) => havanaDate(other.StartsAt) !== day);
    return `${Name}, ${isOnlyThen ? shortDay(day) : intl.formatMessage({ id: "plan.booking.number" }, { id })}`;
  };
}

/** A booking's name on a page of its own, told apart from others of its plan with the same name. (PLAN-45) */
export function NameInPlan({ booking }: { readonly booking: Booking }) {
  const lang = useLanguage();
  const { data: plan } = useGetPlanQuery({ id: booking.TravelPlanId, lang });
  return useBookingNames(plan?.Bookings ?? [])(booking);
}
