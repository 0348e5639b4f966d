import { useIntl } from "react-intl";

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
