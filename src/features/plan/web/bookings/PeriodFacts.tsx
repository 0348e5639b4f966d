import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { Booking } from "../../plan.schemas";

/** When a booking begins and ends: the only known facts of one whose details are lost. */
export function PeriodFacts({ booking }: { readonly booking: Pick<Booking, "StartsAt" | "EndsAt"> }) {
  const { instant } = useHavanaTime();
  return (
    <FactList
      layout="grid"
      facts={[
        { id: "starts", term: <FormattedMessage id="plan.booking.starts" />, detail: instant(booking.StartsAt) },
        { id: "ends", term: <FormattedMessage id="plan.booking.ends" />, detail: instant(booking.EndsAt) },
      ]}
    />
  );
}
