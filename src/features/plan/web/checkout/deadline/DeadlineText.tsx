import { FormattedMessage, useIntl } from "react-intl";
import type { Instant } from "../../../../../shared/instant";
import type { ShownDeadline } from "../useCheckout";
import { Countdown } from "./Countdown";
import { timeLeft, urgencyOf } from "./timeLeft";
import { wallTimes } from "./wallTimes";

type Props = { readonly deadline: ShownDeadline; readonly now: Instant };

/** "41 hours left to pay", "until Tuesday 14:05 in Havana, 13:05 where you are". */
export function DeadlineCountdown({ deadline, now }: Props) {
  return (
    <Countdown
      urgency={urgencyOf(deadline.at, now)}
      left={<Left deadline={deadline} now={now} />}
      until={<Until deadline={deadline} now={now} />}
    />
  );
}

/** The same on one line, beside other content. */
export function DeadlineLine(props: Props) {
  return (
    <span className="tabular">
      <Left {...props} />
      {", "}
      <Until {...props} />
    </span>
  );
}

function Left({ deadline: { at, kind }, now }: Props) {
  const { unit, count } = timeLeft(at, now);
  return <FormattedMessage id={`checkout.countdown.${unit}`} values={{ count, kind }} />;
}

/** "until Tuesday 14:05 in Havana, 13:05 where you are" */
export function Until({ deadline: { at }, now }: Props) {
  const { locale } = useIntl();
  const { havana, here } = wallTimes(at, now, locale);
  const id = here === null ? "checkout.countdown.untilHavana" : "checkout.countdown.untilBoth";
  return (
    <time dateTime={new Date(at).toISOString()}>
      <FormattedMessage id={id} values={{ havana, here }} />
    </time>
  );
}
