import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { Link } from "../../../platform/web/links";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import { selectClientId } from "../../../platform/web/session/auth";
import { ErrorState } from "../../../platform/web/ui/failures/ErrorState";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { isOpen } from "../bookings/bookingStatus";
import { awaitedMoney } from "../checkout/checkout.states";
import { planPath } from "../plan.pages";
import type { TravelPlan } from "../plan.schemas";
import { BookingFacts } from "./bookings/BookingFacts";
import { CheckoutLoading } from "./checkout/CheckoutLoading";
import { PlanCheckout } from "./checkout/PlanCheckout";
import { EmptyPlan } from "./EmptyPlan";
import { PlanCard } from "./PlanCard";
import type { PlanSlots } from "./PlanSlots";
import { useGetUnpaidPlansQuery } from "./plan.api";
import { SearchButtons } from "./SearchButtons";
import { usePlanNames } from "./usePlanName";
import { useShownPlan } from "./useShownPlan";

/** The travel plan, and the hub of its checkout. */
export default function TravelPlanPage({ SigningBanner, ...places }: PlanSlots) {
  const { data: plan, error, refetch } = useShownPlan();
  return (
    <PageFrame title={<FormattedMessage id="plan.title" />}>
      {(plan !== undefined || error) && <SigningBanner except={plan?.TravelPlanId ?? null} />}
      {/* Until the page's own plan is known, it would be listed among the others. */}
      {plan !== undefined && <OtherPlans except={plan?.TravelPlanId ?? null} />}
      {plan?.Unreadable && <UnreadablePlan plan={plan} />}
      {plan && !plan.Unreadable && <PlanCheckout key={plan.TravelPlanId} plan={plan} {...places} />}
      {plan === null && <EmptyPlan />}
      {plan === undefined && <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}

const hasOpen = (bookings: TravelPlan["Bookings"]) => bookings.some(({ Status }) => isOpen(Status));

/** The client's other plans that wait for their payment: a booking made meanwhile has started a new one. (PLAN-2) */
function OtherPlans({ except }: { readonly except: number | null }) {
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  const { data: unpaid = [] } = useGetUnpaidPlansQuery(
    { clientId, lang },
    { skip: clientId === 0, ...slowPollingOptions() },
  );
  const others = unpaid.filter(({ TravelPlanId, Bookings }) => TravelPlanId !== except && hasOpen(Bookings));
  const nameOf = usePlanNames(others);
  return others.map((plan) => {
    const named = nameOf(plan);
    return (
      <Box key={plan.TravelPlanId} component="aside" sx={{ mb: 3 }}>
        <Callout
          kind="warning"
          title={<FormattedMessage id="checkout.otherPlan.title" values={{ named }} />}
          action={
            <Button component={Link} to={planPath(plan.TravelPlanId)} variant="outlined">
              <FormattedMessage id="checkout.otherPlan.action" />
              <span className="visually-hidden">: {named}</span>
            </Button>
          }
        >
          <FormattedMessage id="checkout.otherPlan.text" values={{ awaits: awaitedMoney(plan.State) ?? "other" }} />
        </Callout>
      </Box>
    );
  });
}

/**
 * A plan that cannot be read now: explains that we are investigating and that another one can be started, and lists the
 * bookings. (OPS-113)
 */
function UnreadablePlan({ plan: { Bookings } }: { readonly plan: TravelPlan }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <ErrorState title={<FormattedMessage id="plan.unreadable.title" />} action={<SearchButtons />}>
        <p>
          <FormattedMessage id="plan.unreadable.text" />
        </p>
        <p>
          <FormattedMessage id="plan.unreadable.next" />
        </p>
      </ErrorState>
      {Bookings.length > 0 && (
        <Typography variant="h2">
          <FormattedMessage id="plan.unreadable.bookings" />
        </Typography>
      )}
      {Bookings.map((booking) => (
        <PlanCard
          key={booking.BookingId}
          title={booking.Name}
          note={
            <FormattedMessage
              id="plan.booking.supplier"
              values={{ supplier: booking.SupplierName, id: booking.BookingId }}
            />
          }
        >
          <BookingFacts booking={booking} />
        </PlanCard>
      ))}
    </Box>
  );
}
