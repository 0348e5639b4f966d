import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { PayNow } from "../../../../platform/web/ui/money/PayAmount";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { PlanBooking } from "../../../plan/checkout/checkout.context";
import type { TravelPlan } from "../../../plan/plan.schemas";
import type { DueForChange } from "../method/TermsBox";
import { SummaryCard, SummaryRow } from "../PaymentFrame";

type Props = {
  readonly plan: TravelPlan;
  readonly change: PlanBooking;
  readonly due: DueForChange;
  readonly method: number | null;
  readonly now: Instant;
};

/** The summary of a change's payment: its price, less the amount already paid, and the deadline. (PLAN-44) */
export function DifferenceSummary({ plan, change, due: { difference, charge }, method, now }: Props) {
  const money = useMoney();
  const { id: bookingId, amount, holdUntil, startsAt, endsAt } = change;
  const range = useShortRange();
  const name = plan.Bookings.find(({ BookingId }) => BookingId === bookingId)?.Name;
  const inUsd = (minor: number) => money(minor, plan.CurrencyCode);
  return (
    <SummaryCard
      title={<FormattedMessage id="difference.summary" values={{ name }} />}
      lines={
        <>
          <Typography className="tabular">{range(havanaDate(startsAt), havanaDate(endsAt))}</Typography>
          <SummaryRow label={<FormattedMessage id="difference.now" />} amount={inUsd(amount)} />
          <SummaryRow label={<FormattedMessage id="difference.paid" />} amount={inUsd(difference - amount)} />
          {charge > 0 && (
            <SummaryRow label={<FormattedMessage id="payment.charge" values={{ method }} />} amount={inUsd(charge)} />
          )}
        </>
      }
      amount={
        <PayNow label={<FormattedMessage id="difference.more" />} amount={inUsd(difference + charge)} size="lg" />
      }
      besides={
        <Typography variant="body2">
          <FormattedMessage id="difference.stays" />
        </Typography>
      }
      deadline={holdUntil === null ? null : { kind: "pay", at: holdUntil }}
      now={now}
    />
  );
}
