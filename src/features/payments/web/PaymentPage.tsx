import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { Navigate } from "../../../platform/web/links";
import { MainLink } from "../../../platform/web/ui/page/MainLink";
import { openBookings } from "../../plan/checkout/checkout.context";
import { planPath, signPath } from "../../plan/plan.pages";
import type { TravelPlan } from "../../plan/plan.schemas";
import { CancelledPlan } from "../../plan/web/CancelledPlan";
import { CanIPay } from "../../plan/web/checkout/CanIPay";
import { CheckoutLoading } from "../../plan/web/checkout/CheckoutLoading";
import { CheckoutRail } from "../../plan/web/checkout/CheckoutRail";
import { presentStep } from "../../plan/web/checkout/presentStep";
import { StepAnnouncer } from "../../plan/web/checkout/StepAnnouncer";
import { type OpenCheckout, useCheckout } from "../../plan/web/checkout/useCheckout";
import { AttemptUnderWay } from "./attempt/PaymentUnderWay";
import { type RunningAttempt, usePaymentAttempt } from "./attempt/usePaymentAttempt";
import { type FundChoice, useFundChoice } from "./card/FundField";
import type { PartsOf } from "./method/method";
import { PaymentForm } from "./method/PaymentForm";
import { type Agreement, useAgreement } from "./method/TermsBox";
import { PaymentColumns, PaymentPageFrame } from "./PaymentFrame";
import { PaymentHistory } from "./PaymentHistory";
import { PaymentSummary } from "./PaymentSummary";

/** The payment of a plan. */
export default function PaymentPage() {
  return (
    <PaymentPageFrame title="payment.title">
      {(plan, partsOf) => <PaymentStep key={plan.TravelPlanId} plan={plan} partsOf={partsOf} />}
    </PaymentPageFrame>
  );
}

/** The payment's sub-state in the chart decides what is shown. */
function PaymentStep({ plan, partsOf }: { readonly plan: TravelPlan; readonly partsOf: PartsOf }) {
  const answer = useCheckout(plan.TravelPlanId);
  const attempt = usePaymentAttempt(
    plan.TravelPlanId,
    answer.retry,
    answer.status === "ready" && isPaidAnotherWay(answer.open),
  );
  const agreement = useAgreement();
  const fund = useFundChoice();
  if (answer.status !== "ready") return <CheckoutLoading status={answer.status} retry={answer.retry} />;
  const { snapshot, now, checkout } = answer.open;
  // A paid plan leaves this page. Going back in the history comes here, is redirected again, and sends nothing twice.
  if (snapshot.hasTag("paid")) return <Navigate to={signPath(plan.TravelPlanId)} replace />;
  const mayPay = mayPayNow(answer.open, attempt);
  const summary = <PaymentSummary plan={plan} open={answer.open} fund={mayPay ? fund : null} />;
  return (
    <>
      <StepAnnouncer name={presentStep(snapshot, now, checkout.Proposed.length)?.name ?? "cancelled"} />
      <CheckoutRail snapshot={snapshot} />
      <PaymentColumns>
        {/* On a phone: after the last attempt's outcome, and before the card form. */}
        {mayPay && summary}
        <div>
          <Main
            plan={plan}
            partsOf={partsOf}
            attempt={attempt}
            agreement={agreement}
            fund={fund}
            open={answer.open}
            onSettled={answer.retry}
          />
          {!isUnderWay(answer.open, attempt) && <PaymentHistory planId={plan.TravelPlanId} />}
        </div>
        {!mayPay && openBookings(snapshot.context).length > 0 && summary}
      </PaymentColumns>
    </>
  );
}

type MainProps = {
  readonly plan: TravelPlan;
  readonly partsOf: PartsOf;
  readonly open: OpenCheckout;
  readonly attempt: RunningAttempt;
  readonly agreement: Agreement;
  readonly fund: FundChoice;
  readonly onSettled: () => void;
};

/** Payments in progress elsewhere: money is on its way, or a link is open. */
function isPaidAnotherWay({ snapshot }: OpenCheckout): boolean {
  return snapshot.matches({ paying: "awaitingTransfer" }) || snapshot.matches({ paying: "awaitingLink" });
}

/** An attempt waits for its outcome. The failures of earlier ones are not shown beside it. */
function isUnderWay({ snapshot }: OpenCheckout, attempt: RunningAttempt): boolean {
  return attempt.snapshot.hasTag("underWay") || snapshot.matches({ paying: "processing" });
}

function mayPayNow({ snapshot }: OpenCheckout, attempt: RunningAttempt): boolean {
  if (attempt.snapshot.hasTag("underWay")) return false;
  return snapshot.matches({ paying: "choosing" }) || snapshot.matches({ paying: "declined" });
}

function Main({ plan, partsOf, open, attempt, agreement, fund, onSettled }: MainProps) {
  const { snapshot, checkout } = open;
  const planId = plan.TravelPlanId;
  if (isUnderWay(open, attempt)) return <AttemptUnderWay attempt={attempt} partsOf={partsOf} />;
  const Panel = isPaidAnotherWay(open) ? partsOf(snapshot.context.attempt?.method)?.Panel : undefined;
  if (Panel) return <Panel planId={planId} open={open} onSettled={onSettled} />;
  if (!mayPayNow(open, attempt)) return <PayLater open={open} bookings={plan.Bookings} />;
  const declinedPayment = snapshot.matches({ paying: "declined" }) ? checkout.PaymentId : null;
  return (
    <PaymentForm
      planId={planId}
      open={open}
      attempt={attempt}
      agreement={agreement}
      fund={fund}
      declinedPayment={declinedPayment}
      partsOf={partsOf}
    />
  );
}

/** Why the plan cannot be paid now, and a link to where that can be changed. */
function PayLater({ open, bookings }: ComponentProps<typeof CanIPay>) {
  const { snapshot, now, checkout } = open;
  const present = presentStep(snapshot, now, checkout.Proposed.length);
  if (!present) return <CancelledPlan context={snapshot.context} />;
  return (
    <div>
      <Card
        component="section"
        sx={{
          p: { xs: 2, sm: 3 },
          mb: 3,
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 2,
          justifyItems: "start",
        }}
      >
        <Typography variant="h2">
          <FormattedMessage id={`checkout.present.${present.name}.title`} />
        </Typography>
        <Typography>
          <FormattedMessage id={`checkout.present.${present.name}.text`} />
        </Typography>
        <MainLink to={planPath(snapshot.context.planId)}>
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      </Card>
      <CanIPay open={open} bookings={bookings} />
    </div>
  );
}
