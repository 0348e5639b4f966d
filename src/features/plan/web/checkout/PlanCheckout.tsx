import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Link } from "../../../../platform/web/links";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { MissingPhone } from "../../../account/web/profile/MissingPhone";
import { isWaitingChange, lostBookings, openBookings } from "../../checkout/checkout.context";
import { arrivedInPart, type CheckoutSnapshot, chargeOfPlan, whenPaidOnline } from "../../checkout/checkout.states";
import { planDeposit, planTotals } from "../../plan.rules";
import type { TravelPlan } from "../../plan.schemas";
import { lodgingsPath } from "../../products.pages";
import { LostBookings, SimilarOffers } from "../bookings/LostBookings";
import { PlanBookings } from "../bookings/PlanBookings";
import { CancelledPlan } from "../CancelledPlan";
import { PlanRefusal } from "../PlanRefusal";
import type { PlanSlots } from "../PlanSlots";
import { PlanWarnings } from "../PlanWarnings";
import { AcceptedPolicies } from "../policies/AcceptedPolicies";
import { PlanTotals } from "../price/PlanTotals";
import { CanIPay } from "./CanIPay";
import { CheckoutLoading } from "./CheckoutLoading";
import { DroppedMethod } from "./DroppedMethod";
import { DeadlineCountdown } from "./deadline/DeadlineText";
import { TimeToPay } from "./deadline/TimeToPay";
import { PlanSteps } from "./PlanSteps";
import { type Present, presentStep } from "./presentStep";
import { StepAnnouncer } from "./StepAnnouncer";
import { type OpenCheckout, type ShownDeadline, useCheckout } from "./useCheckout";

/** Full width on a phone. */
const wide = { width: { xs: "100%", sm: "auto" }, textAlign: "center" } as const;

type Filled = Pick<PlanSlots, "Proposals" | "HeldPapers" | "PaidRemark"> &
  Partial<Pick<PlanSlots, "PaymentReviews" | "PlanRefunds" | "Printable" | "Refundable" | "TripGuide">>;
type PlanCheckoutProps = Filled & { readonly plan: TravelPlan };

/** An open plan: its steps, bookings, totals, and what is missing before payment. */
export function PlanCheckout({ plan, ...places }: PlanCheckoutProps) {
  const answer = useCheckout(plan.TravelPlanId);
  if (answer.status !== "ready") return <CheckoutLoading status={answer.status} retry={answer.retry} />;
  const { TripGuide, ...others } = places;
  const shownWith = (trip: ReactNode) => <OpenPlan plan={plan} open={answer.open} trip={trip} {...others} />;
  return TripGuide ? (
    <TripGuide plan={plan} isPaid={answer.open.snapshot.hasTag("paid")}>
      {shownWith}
    </TripGuide>
  ) : (
    shownWith(null)
  );
}

type OpenPlanProps = Omit<Filled, "TripGuide"> & {
  readonly plan: TravelPlan;
  readonly open: OpenCheckout;
  /** The trip day by day; null where the page does not show it. */
  readonly trip: ReactNode;
};

function OpenPlan({
  plan,
  open,
  trip,
  Proposals,
  HeldPapers,
  PaidRemark,
  PaymentReviews,
  PlanRefunds,
  Printable,
  Refundable,
}: OpenPlanProps) {
  const { snapshot, now, nextDeadline, checkout } = open;
  const present = presentStep(snapshot, now, checkout.Proposed.length);
  const openOnes = openBookings(snapshot.context);
  const counted = openOnes.filter((booking) => !isWaitingChange(booking));
  // If finding a replacement is the only remaining task, its link replaces the step's action.
  const lost = lostBookings(snapshot.context);
  const onlyLost =
    openOnes.length === 0 && lost.length === 1
      ? plan.Bookings.find(({ BookingId }) => BookingId === lost[0]?.id)
      : undefined;
  const instead = onlyLost && <SimilarOffers booking={onlyLost} now={now} />;
  const lostOfRest =
    openOnes.length > 0 && snapshot.hasTag("acceptsBookings")
      ? plan.Bookings.filter(({ BookingId }) => lost.some(({ id }) => id === BookingId))
      : [];
  // Before a payment there is no money to follow.
  const followed = present === null || snapshot.matches("paying") || snapshot.hasTag("paid");
  const money = PlanRefunds && followed && <PlanRefunds planId={plan.TravelPlanId} />;
  const totalled = present !== null && openOnes.length > 0;
  // The step and the list of missing items report it, while there is such a list.
  const isPassportSaid = snapshot.hasTag("acceptsBookings") && Boolean(snapshot.context.checks?.passportPeriod);
  const warnings = plan.Warnings.filter(({ Code }) => !(isPassportSaid && Code === "passportTooShort"));
  return (
    <>
      <StepAnnouncer name={present?.name ?? "cancelled"} />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: totalled ? "minmax(0, 1fr) 22rem" : "minmax(0, 1fr)" },
        }}
      >
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
          <LostBookings bookings={lostOfRest} now={now} />
          <Proposals plan={plan} open={open} />
          {present ? (
            <PlanSteps
              clientId={plan.ClientId}
              snapshot={snapshot}
              deadline={nextDeadline}
              now={now}
              paid={<PaidRemark plan={plan} />}
            >
              <HeldPapers
                plan={plan}
                step={present.step}
                deadline={nextDeadline && <DeadlineCountdown deadline={nextDeadline} now={now} />}
              >
                <PresentPanel
                  plan={plan}
                  present={present}
                  deadline={nextDeadline}
                  snapshot={snapshot}
                  now={now}
                  instead={instead}
                  hasTrip={Boolean(trip)}
                >
                  {PaymentReviews && snapshot.matches("paying") && (
                    <PaymentReviews planId={plan.TravelPlanId} open={open} />
                  )}
                </PresentPanel>
              </HeldPapers>
            </PlanSteps>
          ) : (
            <>
              <CancelledPlan context={snapshot.context} instead={instead} followed={PlanRefunds !== undefined} />
              {money}
            </>
          )}
          {trip}
          <PlanWarnings planId={plan.TravelPlanId} warnings={warnings} />
          <PlanBookings
            bookings={plan.Bookings}
            open={open}
            Refundable={Refundable}
            Printable={Printable}
            hasTrip={Boolean(trip)}
            hasTotal={totalled}
            withSimilar={!instead && lostOfRest.length === 0}
          />
          {present && money}
          {plan.Bookings.length > 0 && <AcceptedPolicies planId={plan.TravelPlanId} />}
        </Box>
        {totalled && (
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr)",
              gap: 3,
              position: { md: "sticky" },
              top: { md: "5rem" },
            }}
          >
            {/* Above the total, because nobody would notice it below. */}
            <CanIPay open={open} bookings={plan.Bookings} />
            <DroppedMethod context={snapshot.context} />
            <PlanTotals
              payNow={planTotals(plan.Bookings).PayNow}
              charge={chargeOfPlan(snapshot)}
              payInCuba={plan.PayInCuba}
              deposit={planDeposit(plan.Bookings)}
              bookings={counted.length}
              arrived={arrivedInPart(snapshot)}
              online={whenPaidOnline(snapshot)}
            />
          </Box>
        )}
      </Box>
    </>
  );
}

type Props = {
  readonly plan: TravelPlan;
  readonly present: Present;
  readonly deadline: ShownDeadline | null;
  readonly snapshot: CheckoutSnapshot;
  readonly now: number;
  /** The link to alternatives, if the only booking is lost. */
  readonly instead?: ReactNode;
  /** The trip follows, with the voucher of each booking. */
  readonly hasTrip: boolean;
  /** Further information above the main action. */
  readonly children?: ReactNode;
};

/** The current step: what has happened, what is needed, until when, and the page's main action. */
function PresentPanel({ plan, present, deadline, snapshot, now, instead, hasTrip, children }: Props) {
  const { name, asksPhone, reasons, due } = present;
  const isInTrip = hasTrip && present.action?.label === "print";
  const action = isInTrip ? null : present.action;
  const money = useMoney();
  // The form for the phone disappears with what it has done.
  const heading = useLostFocus<HTMLHeadingElement>(String(asksPhone));
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, justifyItems: "start", pt: 0.5, pb: 1 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id={`checkout.present.${name}.title`} />
      </Typography>
      <Typography sx={{ maxWidth: "42rem" }}>
        <FormattedMessage id={`checkout.present.${name}.text`} />{" "}
        {isInTrip && <FormattedMessage id="checkout.present.printing.inTrip" />}
      </Typography>
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxWidth: "42rem", display: "grid", gap: 0.5 }}>
          {reasons.map((refusal) => (
            <li key={`${refusal.code}-${refusal.facts.bookingId ?? ""}`}>
              <PlanRefusal refusal={refusal} bookings={plan.Bookings} />
            </li>
          ))}
        </Box>
      )}
      {children}
      {deadline && <DeadlineCountdown deadline={deadline} now={now} />}
      {asksPhone && <MissingPhone />}
      {action && !asksPhone && (
        <Button component={Link} to={action.to} variant="contained" color="secondary" size="large" sx={wide}>
          {action.label === "write" ? (
            <FormattedMessage id="notes.write" />
          ) : (
            <FormattedMessage id={`checkout.action.${action.label}`} values={{ amount: money(due) }} />
          )}
        </Button>
      )}
      {action?.label === "search" && (
        <Button component={Link} to={lodgingsPath()} variant="outlined" size="large" sx={wide}>
          <FormattedMessage id="lodging.search.submit" />
        </Button>
      )}
      {instead}
      <TimeToPay snapshot={snapshot} now={now} />
    </Box>
  );
}
