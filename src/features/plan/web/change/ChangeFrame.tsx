import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { PAY_WITHIN_HOURS } from "../../../../shared/constants";
import type { ChangeQuote } from "../../change/change.schemas";
import type { Booking } from "../../plan.schemas";
import { priceOfBooking } from "../../price/bookedPrice";
import { BackToItsPlan } from "../BackToPlan";
import { BookingFacts } from "../bookings/BookingFacts";
import { NameInPlan } from "../bookings/useBookingNames";
import { TotalPrice } from "../price/TotalPrice";
import { ComparedPrices } from "../reserve/ComparedPrices";
import { SuspendedFirst } from "../reserve/SuspendedNote";
import type { AskedQuote } from "./askedQuote";

type Props = {
  readonly booking: Booking;
  readonly quote: Omit<AskedQuote, "sure">;
  /** The button that submits the change, for the bar of a phone. */
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** The page of a product's change form: the current booking, and its price beside the price of the form. (PLAN-40) */
export function ChangeFrame({ booking, quote, action, children }: Props) {
  return (
    <PageFrame
      above={<BackToItsPlan planId={booking.TravelPlanId} />}
      title={<FormattedMessage id="change.title" />}
      lead={<NameInPlan booking={booking} />}
      aside={<ChangeSummary booking={booking} quote={quote} action={action} />}
    >
      <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 40 }}>
        <SuspendedFirst />
        <BookingFacts booking={booking} />
        {children}
      </div>
    </PageFrame>
  );
}

const bookedAndChanged = { was: "change.was", now: "change.total" } as const;

function ChangeSummary({ booking, quote: { quote, quoting, refused }, action }: Omit<Props, "children">) {
  const was = priceOfBooking(booking);
  const now = quote?.Now ?? was;
  const label = quote ? <FormattedMessage id="change.total" /> : <FormattedMessage id="change.was" />;
  return (
    <SummaryBar
      title={<FormattedMessage id="change.summary" />}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        <div aria-live="polite" aria-busy={quoting} style={{ opacity: quoting ? 0.55 : 1 }}>
          {refused ? (
            <Callout kind="warning">{serverText(refused) ?? <FormattedMessage id="change.noQuote" />}</Callout>
          ) : (
            <>
              <TotalPrice
                label={label}
                payNow={now.PayNow}
                payInCuba={now.PayInCuba}
                deposit={now.Deposit}
                currency={now.CurrencyCode}
              />
              {quote && <Difference of={quote} />}
            </>
          )}
        </div>
      }
      action={action}
    >
      {quote && !refused && (
        <>
          <ComparedPrices parts={[{ part: 0, was: quote.Was, now: quote.Now }]} words={bookedAndChanged} />
          <p>
            <FormattedMessage id={howItGoes(quote)} values={{ supplier: booking.SupplierName, ...payWithin }} />
          </p>
          {quote.SignAnew && (
            <p>
              <FormattedMessage id="change.signAnew" />
            </p>
          )}
        </>
      )}
      {!quote && (
        <p>
          <FormattedMessage id="change.nothingYet" />
        </p>
      )}
    </SummaryBar>
  );
}

const payWithin = { hours: PAY_WITHIN_HOURS };

function howItGoes({ ConfirmsInstantly, More }: ChangeQuote) {
  if (More !== undefined) return ConfirmsInstantly ? "change.payMore" : "change.asksThenPay";
  return ConfirmsInstantly ? "change.atOnce" : "change.asksFirst";
}

/** The difference in the amount paid online. */
function Difference({ of: { Was, Now } }: { readonly of: ChangeQuote }) {
  const money = useMoney();
  const more = Now.PayNow - Was.PayNow;
  return (
    <p style={{ fontWeight: 600, fontSize: "0.9375rem", lineHeight: 1.3 }}>
      <FormattedMessage
        id="change.difference"
        values={{
          way: more === 0 ? "same" : more > 0 ? "more" : "less",
          amount: money(Math.abs(more), Now.CurrencyCode),
        }}
      />
    </p>
  );
}
