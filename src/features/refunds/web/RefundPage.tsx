import Button from "@mui/material/Button";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import { isNotFound } from "../../../platform/web/callError";
import { selectLanguage } from "../../../platform/web/intl/language";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { Link } from "../../../platform/web/links";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { isUndecided } from "../../payments/refunds/refunds.enumerations";
import { isRefunded } from "../../plan/bookings/bookingStatus";
import { cancellationPhases, phasesOfRest } from "../../plan/cancellation/cancellation.rules";
import { paidPlansPath, planPath, refundPath } from "../../plan/plan.pages";
import type { Booking } from "../../plan/plan.schemas";
import { BackToItsPlan } from "../../plan/web/BackToPlan";
import { BookingFacts } from "../../plan/web/bookings/BookingFacts";
import { BookingMissing } from "../../plan/web/bookings/BookingMissing";
import { CancellationPhases } from "../../plan/web/bookings/CancellationTerms";
import { ReplacedCallout } from "../../plan/web/bookings/ReplacedCallout";
import { NameInPlan } from "../../plan/web/bookings/useBookingNames";
import { CheckoutSkeleton } from "../../plan/web/checkout/CheckoutLoading";
import { PlanRefusal } from "../../plan/web/PlanRefusal";
import { useGetBookingQuery } from "../../plan/web/plan.api";
import type { RefundValues } from "../refunds.schemas";
import { RefundForm } from "./RefundForm";
import { RefundTimeline } from "./RefundTimeline";
import { useGetAllRefundValuesQuery } from "./refunds.api";

/** Refunding one booking (WEB-2, REFUND-5): both kinds of refund, and the state of earlier ones. */
export default function RefundPage() {
  const bookingId = Number(useParams().bookingId);
  const lang = useSelector(selectLanguage);
  const known = Number.isInteger(bookingId) && bookingId > 0;
  const booking = useGetBookingQuery(known ? { id: bookingId, lang } : skipToken, pollingOptions());
  const values = useGetAllRefundValuesQuery(known ? { id: bookingId } : skipToken, pollingOptions());
  const missing = !known || isNotFound(booking.error) || isNotFound(values.error);
  const isOver = booking.data !== undefined && isRefunded(booking.data.Status);
  const failed = booking.error ?? values.error;
  const retry = () => {
    booking.refetch();
    values.refetch();
  };
  return (
    <PageFrame
      title={<FormattedMessage id={isOver ? "refund.titleRefunded" : "refund.title"} />}
      above={booking.data && <BackToItsPlan planId={booking.data.TravelPlanId} />}
      lead={booking.data && <NameInPlan booking={booking.data} />}
    >
      {missing && <BookingMissing />}
      {!missing && booking.data && values.data && <Refund booking={booking.data} values={values.data} />}
      {!missing && !(booking.data && values.data) && !failed && <CheckoutSkeleton />}
      {!missing && !(booking.data && values.data) && failed && (
        <LoadFailure title="error.booking.loadFailed" text={serverText(failed)} onRetry={retry} />
      )}
    </PageFrame>
  );
}

function Refund({ booking, values }: { readonly booking: Booking; readonly values: RefundValues }) {
  const money = useMoney();
  const { Refunds, Refusals, At, BookingAmount, ToClient, IfSupplierFailed } = values;
  const by = booking.ReplacedBy;
  const asked = Refunds.some(({ Status }) => isUndecided(Status));
  const ended = by !== undefined || isRefunded(booking.Status);
  // The form disappears with its button once it is sent, so the refund takes the focus and is read out. (A11Y-2)
  const status = useLostFocus<HTMLDivElement>(Refunds.length);
  // The part of the price that is not refunded yet.
  const rest = ToClient.Amount + ToClient.Charge;
  const sold = { amount: BookingAmount, units: booking.Units, startsAt: booking.StartsAt };
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 }}>
      {Refunds.length > 0 && (
        <div ref={status} tabIndex={-1}>
          <Section title={<FormattedMessage id="refund.timeline.title" />}>
            {Refunds.map((refund) => (
              <RefundTimeline key={refund.RequestId} refund={refund} />
            ))}
          </Section>
        </div>
      )}
      {by !== undefined && <ReplacedCallout planId={booking.TravelPlanId} by={by} pathOf={refundPath} />}
      <BookingFacts booking={booking} />
      {values.Paid && !ended && rest < BookingAmount && (
        <Callout kind="info">
          <FormattedMessage
            id="refund.rest"
            values={{
              left: rest > 0 ? "some" : "none",
              price: money(BookingAmount),
              gone: money(BookingAmount - rest),
              rest: money(rest),
            }}
          />
        </Callout>
      )}
      {!ended && Refusals.length > 0 && <NotNow booking={booking} values={values} />}
      {Refusals.length === 0 && !asked && IfSupplierFailed.ToClient.Amount > 0 && <RefundForm values={values} />}
      {!ended && (!values.Paid || rest > 0) && (
        <Section title={<FormattedMessage id="cancellation.title" />}>
          <CancellationPhases
            phases={
              values.Paid
                ? phasesOfRest(cancellationPhases(booking.CancellationRules, sold), rest)
                : cancellationPhases(booking.CancellationRules, sold)
            }
            unpaid={!values.Paid}
            methodCharge={values.MethodCharge}
            now={At}
          />
        </Section>
      )}
    </div>
  );
}

type NotNowProps = { readonly booking: Booking; readonly values: RefundValues };

function NotNow({ booking, values: { Paid, Refusals } }: NotNowProps) {
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="refund.notNow.title" />}
      action={
        <Button component={Link} to={Paid ? paidPlansPath() : planPath()} variant="outlined">
          <FormattedMessage id={Paid ? "refund.toPaidPlans" : "checkout.action.backToPlan"} />
        </Button>
      }
    >
      {Paid ? (
        Refusals.map(({ Code, Facts }) => (
          <PlanRefusal key={Code} refusal={{ code: Code, facts: Facts }} bookings={[booking]} />
        ))
      ) : (
        <FormattedMessage id="refund.notPaid" />
      )}
    </Callout>
  );
}
