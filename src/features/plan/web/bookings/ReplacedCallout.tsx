import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { PagePath } from "../../../../shared/page";
import { useGetPlanQuery } from "../plan.api";
import { useBookingNames } from "./useBookingNames";

type Props = {
  readonly planId: number;
  /** The booking that has taken the place, of the same plan. */
  readonly by: number;
  /** The same page for another booking. */
  readonly pathOf: (bookingId: number) => PagePath;
};

/** On a page of a booking that was changed: what has taken its place, with a link to the page of that. (PLAN-40) */
export function ReplacedCallout({ planId, by, pathOf }: Props) {
  const lang = useLanguage();
  const { data: plan } = useGetPlanQuery({ id: planId, lang });
  const bookings = plan?.Bookings ?? [];
  const nameOf = useBookingNames(bookings);
  const current = bookings.find(({ BookingId }) => BookingId === by);
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="plan.booking.replaced" />}
      action={
        <MainLink to={pathOf(by)}>
          <FormattedMessage id="plan.booking.toReplacement" />
        </MainLink>
      }
    >
      {current && <FormattedMessage id="plan.booking.placeTaken" values={{ name: nameOf(current) }} />}
    </Callout>
  );
}
