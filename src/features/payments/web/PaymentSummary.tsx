import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { sum } from "../../../shared/money";
import { amountDue, methodCharge, openBookings } from "../../plan/checkout/checkout.context";
import type { TravelPlan } from "../../plan/plan.schemas";
import { PaidInCuba, PaidNow } from "../../plan/web/Amounts";
import { DeadlineCountdown } from "../../plan/web/checkout/deadline/DeadlineText";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";

/** The payment: amount, bookings, deadline, and what is left to pay in Cuba. */
export function PaymentSummary({ plan, open }: { readonly plan: TravelPlan; readonly open: OpenCheckout }) {
  const id = useId();
  const money = useMoney();
  const { snapshot, nextDeadline, now } = open;
  const openIds = openBookings(snapshot.context).map((booking) => booking.id);
  const charge = methodCharge(snapshot.context);
  const bookings = plan.Bookings.filter(({ BookingId }) => openIds.includes(BookingId));
  return (
    <Card
      component="aside"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Typography id={id} variant="h3" component="h2">
        <FormattedMessage id="payment.summary.title" />
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
      >
        {bookings.map(({ BookingId, Name, PayNow, CurrencyCode }) => (
          <Box component="li" key={BookingId} sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
            <span>{Name}</span>
            <span className="tabular">{money(PayNow, CurrencyCode)}</span>
          </Box>
        ))}
      </Box>
      <Divider />
      {charge > 0 && (
        <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
          <span>
            <FormattedMessage id="payment.charge" values={{ method: snapshot.context.method }} />
          </span>
          <span className="tabular">{money(charge, plan.CurrencyCode)}</span>
        </Box>
      )}
      <PaidNow amount={amountDue(snapshot.context)} currency={plan.CurrencyCode} size="lg" />
      <PaidInCuba
        amount={plan.PayInCuba}
        currency={plan.CurrencyCode}
        deposit={sum(bookings.map(({ Deposit }) => Deposit))}
      />
      {nextDeadline && <DeadlineCountdown deadline={nextDeadline} now={now} />}
    </Card>
  );
}
