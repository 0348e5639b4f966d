import { FormattedDate, FormattedMessage } from "react-intl";
import { isFarOff } from "../../../../platform/web/intl/isFarOff";
import { useServerTime } from "../../../../platform/web/serverNow";
import { type HavanaDate, havanaInstant } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { freePromise } from "../../cancellation/freePromise";

type Props = {
  readonly until: Instant | null;
  /** The list above it shows the date already: here only that it is free. */
  readonly brief?: boolean;
};

/** Until when cancelling is free, by the server's clock; null: cancelling costs something from the payment on. (REFUND-4) */
export function FreeCancellation({ until, brief = false }: Props) {
  const promise = freePromise(until, useServerTime());
  if (promise === "unpaid") return <FormattedMessage id="book.promise.freeUnpaid" />;
  if (brief) return <FormattedMessage id="book.promise.free" />;
  return <FormattedMessage id="book.promise.freeUntil" values={{ date: <PromisedDay day={promise} month="long" /> }} />;
}

/** "December 7", with the year if the day could also be in another one. */
export function PromisedDay({ day, month }: { readonly day: HavanaDate; readonly month: "long" | "short" }) {
  const at = havanaInstant(day, "1200");
  return (
    <FormattedDate
      value={at}
      timeZone="America/Havana"
      day="numeric"
      month={month}
      {...(isFarOff(at) && { year: "numeric" })}
    />
  );
}
