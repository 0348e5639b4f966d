import { FormattedDate, FormattedMessage } from "react-intl";
import type { Instant } from "../../../shared/instant";

/** Until when cancelling is free: a day in Havana, or the payment. */
export function FreeCancellation({ until }: { readonly until: Instant }) {
  return until > Date.now() ? (
    <FormattedMessage
      id="book.promise.freeUntil"
      values={{ date: <FormattedDate value={until} timeZone="America/Havana" day="numeric" month="long" /> }}
    />
  ) : (
    <FormattedMessage id="book.promise.freeUnpaid" />
  );
}
