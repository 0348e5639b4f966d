import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import { PayNow } from "../../../platform/web/ui/money/PayAmount";
import { type Minor, sum } from "../../../shared/money";
import { fundParts } from "../../fund/fund.rules";
import { amountDue, type CheckoutContext, methodCharge, openBookings } from "../../plan/checkout/checkout.context";
import { arrivedInPart } from "../../plan/checkout/checkout.states";
import type { TravelPlan } from "../../plan/plan.schemas";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";
import { PaidInCuba, PaidNow } from "../../plan/web/price/Amounts";
import { aCardMethod, factsOfMethod } from "../methods/methods.facts";
import type { FundChoice } from "./card/FundField";
import { SummaryCard, SummaryRow } from "./PaymentFrame";
import { useGetPaymentsQuery } from "./payments.api";

type Props = {
  readonly plan: TravelPlan;
  readonly open: OpenCheckout;
  /** Null while it cannot be chosen; then the current attempt's part is shown. */
  readonly fund: FundChoice | null;
};

/** The payment: amount, the fund's part, bookings, deadline, and what is left to pay in Cuba. (PAY-19) */
export function PaymentSummary({ plan, open, fund }: Props) {
  const money = useMoney();
  const { snapshot, nextDeadline, now } = open;
  const openIds = openBookings(snapshot.context).map((booking) => booking.id);
  const charge = methodCharge(snapshot.context);
  const { total, fromFund, rest } = fundParts(amountDue(snapshot.context), useGivenByFund(snapshot.context, fund));
  const arrived = arrivedInPart(snapshot);
  const given =
    fromFund > 0
      ? { label: "payment.summary.fromFund" as const, amount: fromFund, byCard: rest > 0 }
      : arrived > 0 && { label: "payment.summary.arrived" as const, amount: arrived, byCard: false };
  const bookings = plan.Bookings.filter(({ BookingId }) => openIds.includes(BookingId));
  // The total of a single booking is the plan's: it is said once.
  const isTotal = bookings.length === 1 && charge === 0;
  return (
    <SummaryCard
      title={<FormattedMessage id="payment.summary.title" />}
      lines={
        <>
          <Box
            component="ul"
            sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
          >
            {bookings.map(({ BookingId, Name, PayNow: online, CurrencyCode }) => (
              <li key={BookingId}>
                <SummaryRow label={Name} amount={isTotal ? undefined : money(online, CurrencyCode)} />
              </li>
            ))}
          </Box>
          {charge > 0 && (
            <SummaryRow
              label={<FormattedMessage id="payment.charge" values={{ method: snapshot.context.method }} />}
              amount={money(charge, plan.CurrencyCode)}
            />
          )}
          {given && (
            <>
              <SummaryRow
                label={<FormattedMessage id="payment.summary.total" />}
                amount={money(total, plan.CurrencyCode)}
              />
              <SummaryRow
                label={<FormattedMessage id={given.label} />}
                amount={money(-given.amount, plan.CurrencyCode)}
              />
            </>
          )}
        </>
      }
      amount={
        given ? (
          <PayNow
            label={<FormattedMessage id="payment.summary.rest" values={{ all: given.byCard ? "no" : "yes" }} />}
            amount={money(total - given.amount, plan.CurrencyCode)}
            size="lg"
          />
        ) : (
          <PaidNow amount={total} currency={plan.CurrencyCode} size="lg" />
        )
      }
      besides={
        <PaidInCuba
          amount={plan.PayInCuba}
          currency={plan.CurrencyCode}
          deposit={sum(bookings.map(({ Deposit }) => Deposit))}
        />
      }
      deadline={nextDeadline}
      now={now}
    />
  );
}

/** The greatest amount that the fund pays: by the present choice, or by the current attempt. Minor units. */
function useGivenByFund({ planId, method, attempt }: CheckoutContext, fund: FundChoice | null): Minor {
  const { data: payments } = useGetPaymentsQuery({ planId }, { skip: fund !== null, ...slowPollingOptions() });
  if (fund === null) return payments?.find(({ PaymentId }) => PaymentId === attempt?.id)?.FundAmount ?? 0;
  const byCard = factsOfMethod(method ?? aCardMethod)?.takesCards;
  return fund.wanted && byCard ? (fund.balance ?? 0) : 0;
}
