import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import type { Booking } from "../../plan.schemas";
import { useGetPlanQuery } from "../plan.api";
import { useBookingNames } from "./useBookingNames";

/** A booking's name on a page of its own, told apart from others of its plan with the same name. (PLAN-45) */
export function NameInPlan({ booking }: { readonly booking: Booking }) {
  const lang = useLanguage();
  const { data: plan } = useGetPlanQuery({ id: booking.TravelPlanId, lang });
  return useBookingNames(plan?.Bookings ?? [])(booking);
}
