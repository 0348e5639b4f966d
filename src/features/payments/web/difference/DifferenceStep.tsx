import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { Navigate } from "../../../../platform/web/links";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { type CheckoutContext, differenceOf, supplementUnderWay } from "../../../plan/checkout/checkout.context";
import { planPath, signPath } from "../../../plan/plan.pages";
import type { TravelPlan } from "../../../plan/plan.schemas";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import { useCheckout } from "../../../plan/web/checkout/useCheckout";
import { PaymentUnderWay } from "../attempt/PaymentUnderWay";
import { usePaymentAttempt } from "../attempt/usePaymentAttempt";
import type { PartsOf } from "../method/useMethodParts";
import { useAgreement } from "../method/useTerms";
import { DifferenceForm } from "./DifferenceForm";
import { DifferenceSummary } from "./DifferenceSummary";
import { useDifferenceMethods } from "./useDifferenceMethods";

type Props = { readonly plan: TravelPlan; readonly changeId: number; readonly partsOf: PartsOf };

/** The change's state in the chart decides what is shown. (PLAN-44) */
export function DifferenceStep({ plan, changeId, partsOf }: Props) {
  const planId = plan.TravelPlanId;
  const answer = useCheckout(planId);
  const attempt = usePaymentAttempt(planId, answer.retry, false);
  const agreement = useAgreement();
  const methods = useDifferenceMethods();
  if (answer.status !== "ready") return <CheckoutLoading status={answer.status} retry={answer.retry} />;
  const { open } = answer;
  const { context } = open.snapshot;
  const change = context.bookings.find(({ id }) => id === changeId);
  // What is paid leaves this page: going back in the history comes here, is redirected again, and sends nothing twice.
  if (change?.status === "confirmed") return <Navigate to={afterwards(planId, context, changeId)} replace />;
  const asking = attempt.snapshot.hasTag("underWay") ? attempt.snapshot.context.payment : null;
  const Authenticate = partsOf(asking?.Method)?.Authenticate;
  if (asking?.Authentication && Authenticate)
    return <Authenticate payment={asking} step={asking.Authentication} onPayment={attempt.onPayment} />;
  // What has ended with its plan is not waited for any more.
  const ownUnderWay = change?.status === "agreed" && supplementUnderWay(context)?.bookingId === changeId;
  if (attempt.snapshot.hasTag("underWay") || ownUnderWay)
    return <PaymentUnderWay slow={!attempt.snapshot.matches({ underWay: "sending" })} />;
  if (change?.status !== "agreed") return <NotToBePaid planId={planId} waits={change?.status === "requested"} />;
  const difference = differenceOf(context, change);
  const due = { changeId, difference, charge: methods.chargeOn(difference) };
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 22rem" },
        "& > aside": { gridColumn: { md: 2 }, gridRow: { md: 1 } },
      }}
    >
      <DifferenceSummary plan={plan} change={change} due={due} method={methods.chosen} now={open.now} />
      <DifferenceForm
        planId={planId}
        open={open}
        attempt={attempt}
        agreement={agreement}
        due={due}
        methods={methods}
        partsOf={partsOf}
      />
    </Box>
  );
}

/** To the signature where the change has its voucher only then. (PLAN-43) */
const afterwards = (planId: number, { signedAt, toSign }: CheckoutContext, changeId: number) =>
  signedAt === null || toSign.includes(changeId) ? signPath(planId) : planPath(planId);

function NotToBePaid({ planId, waits }: { readonly planId: number; readonly waits: boolean }) {
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="difference.none.title" />}
      action={
        <MainLink to={planPath(planId)}>
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      }
    >
      <FormattedMessage id={waits ? "difference.none.waits" : "difference.none.over"} />
    </Callout>
  );
}
