import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { PaidInCuba, PaidNow } from "./Amounts";
import { PlanCard } from "./PlanCard";

type Props = {
  readonly payNow: number;
  /** What the chosen way to pay costs beside it. */
  readonly charge: number;
  readonly payInCuba: number;
  readonly deposit: number;
  readonly bookings: number;
  /** It is paid already. */
  readonly paid: boolean;
};

/** The plan's two totals in minor units, side by side. */
export function PlanTotals({ payNow, charge, payInCuba, deposit, bookings, paid }: Props) {
  const money = useMoney();
  return (
    <PlanCard
      title={<FormattedMessage id="checkout.totals.title" />}
      note={<FormattedMessage id="checkout.totals.bookings" values={{ count: bookings }} />}
    >
      <PaidNow amount={payNow + charge} currency="USD" size="lg" done={paid} />
      {charge > 0 && (
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="checkout.totals.charge" values={{ charge: money(charge) }} />
        </Typography>
      )}
      <PaidInCuba amount={payInCuba} currency="USD" deposit={deposit} size="lg" />
      {!paid && (
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="checkout.totals.guarantee" />
        </Typography>
      )}
    </PlanCard>
  );
}
