import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { havanaDate } from "../../../../../shared/havana";
import { type Legs, sumOfLegs } from "../../../../refunds/refunds.rules";
import type { RefundByHand } from "../../../../refunds/refunds.schemas";
import { WayBack } from "./WayBack";

type Props = { readonly booking: RefundByHand; readonly legs: Legs; readonly ends: boolean };

/** The effect of a refund by hand: each part with its way and date, and the rest afterwards. */
export function RefundPreview({ booking, legs, ends }: Props) {
  const money = useMoney();
  const { day } = useHavanaTime();
  const { toMethod, toLots, toNewLot } = legs;
  const left = booking.Left - sumOfLegs(legs);
  // Credit that is still valid goes back before what has expired.
  const renewed = Math.max(0, toLots - (booking.LeftFromFund - booking.LeftRenewed));
  return (
    <Callout kind="info" title={<FormattedMessage id="support.manualRefund.preview" />}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {toMethod > 0 && (
          <li>
            <WayBack booking={booking} amount={money(toMethod)} />{" "}
            <FormattedMessage id="support.manualRefund.arrives" values={{ when: day(havanaDate(booking.ArrivesBy)) }} />
          </li>
        )}
        {toLots > 0 && (
          <li>
            <FormattedMessage
              id="support.manualRefund.way.lots"
              values={{
                amount: money(toLots),
                renewed: renewed > 0 ? "yes" : "no",
                renewedAmount: money(renewed),
                until: day(havanaDate(booking.FundUntil)),
              }}
            />
          </li>
        )}
        {toNewLot > 0 && (
          <li>
            <FormattedMessage
              id="support.manualRefund.way.fund"
              values={{ amount: money(toNewLot), until: day(havanaDate(booking.FundUntil)) }}
            />
          </li>
        )}
        <li>
          <FormattedMessage id="support.manualRefund.after" values={{ left: money(left), ends: ends ? "yes" : "no" }} />
        </li>
      </ul>
    </Callout>
  );
}
