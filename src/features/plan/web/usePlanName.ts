import { useIntl } from "react-intl";
import { useShortRange } from "../../../platform/web/intl/useShortRange";
import { isOpen } from "../bookings/bookingStatus";
import { planDays } from "../plan.rules";
import type { Booking, TravelPlan } from "../plan.schemas";

/** So many bookings are named; of more than that the rest is counted. */
const MOST = 3;

/** Names a plan by what is booked in it, "MG5 and Hotel Nacional": its number is for staff and banks. (PLAN-45) */
export function usePlanName(): (bookings: readonly { readonly Name: string }[]) => string {
  const intl = useIntl();
  return (bookings) => {
    const names = [...new Set(bookings.map(({ Name }) => Name))];
    if (names.length <= MOST) return intl.formatList(names);
    const shown = names.slice(0, MOST - 1);
    return intl.formatList([
      ...shown,
      intl.formatMessage({ id: "plan.named.more" }, { count: names.length - shown.length }),
    ]);
  };
}

type Plan = Pick<TravelPlan, "TravelPlanId"> & {
  readonly Bookings: readonly Pick<Booking, "Name" | "Status" | "Replaces" | "StartsAt" | "EndsAt">[];
};

/**
 * Names each of these plans by its open bookings, for links and buttons. Of plans with the same name, one with unique
 * days gets those; the others get their number. (PLAN-45)
 */
export function usePlanNames(plans: readonly Plan[]): (plan: Plan) => string {
  const intl = useIntl();
  const range = useShortRange();
  const named = usePlanName();
  const nameOf = ({ Bookings }: Plan) => named(Bookings.filter(({ Status }) => isOpen(Status)));
  const daysOf = ({ Bookings }: Plan) => {
    const { from, to } = planDays(Bookings);
    return range(from, to);
  };
  return (plan) => {
    const { TravelPlanId: id } = plan;
    const name = nameOf(plan);
    const like = plans.filter((other) => other.TravelPlanId !== id && nameOf(other) === name);
    if (like.length === 0) return name;
    const days = daysOf(plan);
    const isOnlyThen = like.every((other) => daysOf(other) !== days);
    return `${name} (${isOnlyThen ? days : intl.formatMessage({ id: "plan.named.number" }, { id })})`;
  };
}
