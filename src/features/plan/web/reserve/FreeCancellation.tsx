import { FormattedDate, FormattedMessage } from "react-intl";
import { isFarOff } from "../../../../platform/web/intl/isFarOff";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";

/** Until when cancelling is free: the day in Havana, today's hour or, once it has passed, until the payment. */
export function FreeCancellation({ until }: { readonly until: Instant }) {
  const now = Date.now();
  if (until > now && havanaDate(until) === havanaDate(now))
    return (
      <FormattedMessage
        id="book.promise.freeToday"
        values={{
          hour: (
            <FormattedDate value={until} timeZone="America/Havana" hour="2-digit" minute="2-digit" hourCycle="h23" />
          ),
        }}
      />
    );
  return until > now ? (
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
  ) : (
    <FormattedMessage id="book.promise.freeUnpaid" />
  );
}
