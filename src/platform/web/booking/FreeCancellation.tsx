import { FormattedDate, FormattedMessage } from "react-intl";
import type { Instant } from "../../../shared/instant";
import { isFarOff } from "../intl/isFarOff";

/** Until when cancelling is free: the day in Havana or, once it has passed, until the payment. */
export function FreeCancellation({ until }: { readonly until: Instant }) {
  return until > Date.now() ? (
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
