import { FormattedDate, FormattedMessage } from "react-intl";
import { isFarOff } from "../../../../platform/web/intl/isFarOff";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";

/** Until when cancelling is free: the day in Havana, today's hour or, if that is over or never was, until the payment. */
export function FreeCancellation({ until }: { readonly until: Instant | null }) {
  const now = Date.now();
  if (until === null || until <= now) return <FormattedMessage id="book.promise.freeUnpaid" />;
  if (havanaDate(until) === havanaDate(now))
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
