import { FormattedMessage } from "react-intl";
import type { Instant } from "../../../../shared/instant";
import { timeLeft } from "../../../plan/web/checkout/deadline/timeLeft";

type Props = { readonly until: Instant; readonly now: Instant };

/** How long is left until an instant, in the units of the plan's own countdown. (DESK-14) */
export function LeftText({ until, now }: Props) {
  return <FormattedMessage id="support.left" values={timeLeft(until, now)} />;
}
