import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { isNotFound } from "../../../../platform/web/callError";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { whyUnchangeable } from "../../change/change.rules";
import { changePath, planPath } from "../../plan.pages";
import type { Booking } from "../../plan.schemas";
import { BackToItsPlan } from "../BackToPlan";
import { BookingFacts } from "../bookings/BookingFacts";
import { BookingMissing } from "../bookings/BookingMissing";
import { ReplacedCallout } from "../bookings/ReplacedCallout";
import { NameInPlan } from "../bookings/useBookingNames";
import { CheckoutSkeleton } from "../checkout/CheckoutLoading";
import { type OpenCheckout, useCheckout } from "../checkout/useCheckout";
import { PlanRefusal } from "../PlanRefusal";
import { useGetBookingQuery, useGetPlanQuery } from "../plan.api";
import { useProductOf } from "../products";

/** Changing one booking: its product's form, with the new price beside the current one. (PLAN-40) */
export default function ChangeBookingPage() {
  const bookingId = Number(useParams().bookingId);
  const lang = useLanguage();
  const known = Number.isInteger(bookingId) && bookingId > 0;
  const found = useGetBookingQuery(known ? { id: bookingId, lang } : skipToken);
  const planId = found.data?.TravelPlanId ?? null;
  // Only the client's own plan has the papers that fill in the form. (CAR-62)
  const plan = useGetPlanQuery(planId === null ? skipToken : { id: planId, lang });
  const booking = plan.data?.Bookings.find(({ BookingId }) => BookingId === bookingId);
  const error = found.error ?? plan.error;
  const checkout = useCheckout(planId);
  const missing = !known || isNotFound(error) || (plan.data !== undefined && !booking);
  if (booking && checkout.status === "ready") return <Changeable booking={booking} open={checkout.open} />;
  const retry = () => {
    void (planId === null ? found : plan).refetch();
    checkout.retry();
  };
  return (
    <PageFrame title={<FormattedMessage id="change.title" />}>
      {missing && <BookingMissing />}
      {!missing && !error && checkout.status === "loading" && <CheckoutSkeleton />}
      {!missing && (error || checkout.status !== "loading") && (
        <LoadFailure title="error.booking.loadFailed" text={serverText(error)} onRetry={retry} />
      )}
    </PageFrame>
  );
}

function Changeable({ booking, open }: { readonly booking: Booking; readonly open: OpenCheckout }) {
  const { ChangeForm } = useProductOf(booking);
  const { snapshot, now } = open;
  const { TravelPlanId: planId, ReplacedBy: by } = booking;
  const refusals = whyUnchangeable(snapshot, booking, now);
  if (ChangeForm && refusals.length === 0) return <ChangeForm booking={booking} />;
  return (
    <PageFrame
      title={<FormattedMessage id="change.title" />}
      above={<BackToItsPlan planId={planId} />}
      lead={<NameInPlan booking={booking} />}
    >
      <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 }}>
        {by === undefined ? (
          <Callout
            kind="info"
            title={<FormattedMessage id="change.notNow" />}
            action={
              <MainLink to={planPath(planId)}>
                <FormattedMessage id="checkout.action.backToPlan" />
              </MainLink>
            }
          >
            {refusals.length > 0 ? (
              refusals.map((refusal) => <PlanRefusal key={refusal.code} refusal={refusal} bookings={[booking]} />)
            ) : (
              <FormattedMessage id="change.never" />
            )}
          </Callout>
        ) : (
          <ReplacedCallout planId={planId} by={by} pathOf={changePath} />
        )}
        <BookingFacts booking={booking} />
      </div>
    </PageFrame>
  );
}
