import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { PayNow } from "../../../../platform/web/ui/money/PayAmount";
import type { Instant } from "../../../../shared/instant";
import type { PlanBooking } from "../../../plan/checkout/checkout.context";
import type { TravelPlan } from "../../../plan/plan.schemas";
import { DeadlineCountdown } from "../../../plan/web/checkout/deadline/DeadlineText";
import type { DueForChange } from "../method/dueForChange";

type Props = {
  readonly plan: TravelPlan;
  readonly change: PlanBooking;
  readonly due: DueForChange;
  readonly method: number | null;
  readonly now: Instant;
};

/** What is paid for: the price of the change, less what is paid already, and until when. (PLAN-44) */
export function DifferenceSummary({ plan, change, due: { difference, charge }, method, now }: Props) {
  const id = useId();
  const money = useMoney();
  const { id: bookingId, amount, replaces, holdUntil } = change;
  const name = plan.Bookings.find(({ BookingId }) => BookingId === bookingId)?.Name;
  const inUsd = (minor: number) => money(minor, plan.CurrencyCode);
  return (
    <Card
      component="aside"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Typography id={id} variant="h3" component="h2">
        <FormattedMessage id="difference.summary" values={{ name, id: replaces }} />
      </Typography>
      <Row label={<FormattedMessage id="difference.now" />} amount={inUsd(amount)} />
      <Row label={<FormattedMessage id="difference.paid" />} amount={inUsd(difference - amount)} />
      {charge > 0 && (
        <Row label={<FormattedMessage id="payment.charge" values={{ method }} />} amount={inUsd(charge)} />
      )}
      <Divider />
      <PayNow label={<FormattedMessage id="difference.more" />} amount={inUsd(difference + charge)} size="lg" />
      <Typography variant="body2">
        <FormattedMessage id="difference.stays" values={{ id: replaces }} />
      </Typography>
      {holdUntil !== null && <DeadlineCountdown deadline={{ kind: "pay", at: holdUntil }} now={now} />}
    </Card>
  );
}

function Row({ label, amount }: { readonly label: ReactNode; readonly amount: string }) {
  return (
    <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
      <span>{label}</span>
      <span className="tabular">{amount}</span>
    </Box>
  );
}
