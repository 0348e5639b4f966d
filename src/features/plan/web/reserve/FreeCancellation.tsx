import { FormattedDate, FormattedMessage } from "react-intl";
import { isFarOff } from "../../../../platform/web/intl/isFarOff";
import { useServerTime } from "../../../../platform/web/serverNow";
import { PAY_WITHIN_HOURS } from "../../../../shared/constants";
import { HOUR, type Instant } from "../../../../shared/instant";

/**
 * Until when cancelling is free. An unpaid booking can always be cancelled for free, so a day is named only if it comes
 * after the time to pay, by the server's clock; null: cancelling costs something from the payment on.
 */
export function FreeCancellation({ until }: { readonly until: Instant | null }) {
  const now = useServerTime();
  if (until === null || until <= now + PAY_WITHIN_HOURS * HOUR)
    return <FormattedMessage id="book.promise.freeUnpaid" />;
  return (
    <FormattedMessage
      id="book.promise.freeUntil"
      values={{
        date: (
          <FormattedDate
            value={until}
            timeZone="America/Havana"
            day="numeric"
            month="long"
            {...(isFarOff(until) && { year: "numeric" })}
          />
        ),
      }}
    />
  );
}
