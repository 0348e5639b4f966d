import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { CurrencyChoice } from "../../../currencies/web/CurrencyChoice";
import type { PaidOnline } from "../../checkout/checkout.states";
import { PlanCard } from "../PlanCard";
import { TotalPrice } from "./TotalPrice";

type Props = {
  /** The totals of the bookings alone. */
  readonly payNow: number;
  /** The charge of the chosen method, shown beside it. */
  readonly charge: number;
  readonly payInCuba: number;
  readonly deposit: number;
  readonly bookings: number;
  /** The amount that has arrived of a transfer with a missing rest. */
  readonly arrived: number;
  readonly online: PaidOnline;
};

/** The total price of the plan, in minor units: online, and in Cuba. (PLAN-28) */
export function PlanTotals({ payNow, charge, payInCuba, deposit, bookings, arrived, online }: Props) {
  const money = useMoney();
  return (
    <PlanCard title={<FormattedMessage id="checkout.totals.title" />}>
      <TotalPrice
        size="lg"
        label={<FormattedMessage id="checkout.totals.bookings" values={{ count: bookings }} />}
        payNow={payNow + charge}
        payInCuba={payInCuba}
        deposit={deposit}
        currency="USD"
        online={online}
      />
      {arrived > 0 && (
        <p>
          <FormattedMessage
            id="checkout.totals.arrived"
            values={{ arrived: money(arrived), rest: money(payNow + charge - arrived) }}
          />
        </p>
      )}
      {charge > 0 && (
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="checkout.totals.charge" values={{ charge: money(charge) }} />
        </Typography>
      )}
      {online !== "paid" && <CurrencyChoice />}
      {online !== "paid" && (
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="checkout.totals.guarantee" />
        </Typography>
      )}
    </PlanCard>
  );
}
