import { FormattedMessage } from "react-intl";
import { Navigate } from "../../../../platform/web/links";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { type CheckoutContext, differenceOf, supplementUnderWay } from "../../../plan/checkout/checkout.context";
import { planPath, signPath } from "../../../plan/plan.pages";
import type { TravelPlan } from "../../../plan/plan.schemas";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import { useCheckout } from "../../../plan/web/checkout/useCheckout";
import { AttemptUnderWay } from "../attempt/AttemptUnderWay";
import { usePaymentAttempt } from "../attempt/usePaymentAttempt";
import { MethodChoice } from "../method/MethodChoice";
import { MethodForm } from "../method/MethodForm";
import type { PartsOf } from "../method/useMethodParts";
import { useAgreement } from "../method/useTerms";
import { PaymentColumns } from "../PaymentFrame";
import { DifferenceSummary } from "./DifferenceSummary";
import { chargeOnTop, useDifferenceMethods } from "./useDifferenceMethods";

/** The fund pays no difference. (PLAN-44) */
const noFund = { balance: 0, wanted: false, want: () => {} } as const;

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
  // What has ended with its plan is not waited for any more.
  const ownUnderWay = change?.status === "agreed" && supplementUnderWay(context)?.bookingId === changeId;
  if (attempt.snapshot.hasTag("underWay") || ownUnderWay)
    return <AttemptUnderWay attempt={attempt} partsOf={partsOf} />;
  if (change?.status !== "agreed") return <NotToBePaid planId={planId} waits={change?.status === "requested"} />;
  const difference = differenceOf(context, change);
  const { supplement } = context;
  const due = { changeId, difference, charge: methods.chargeOn(difference) };
  return (
    <PaymentColumns>
      <DifferenceSummary plan={plan} change={change} due={due} method={methods.chosen} now={open.now} />
      <MethodForm
        planId={planId}
        open={open}
        attempt={attempt}
        declinedPayment={supplement?.over && supplement.bookingId === changeId ? supplement.id : null}
        agreement={agreement}
        fund={noFund}
        forChange={due}
        methods={methods}
        partsOf={partsOf}
      >
        {methods.methods?.length === 0 && (
          <Callout kind="warning" title={<FormattedMessage id="difference.noMethod.title" />}>
            <FormattedMessage id="difference.noMethod.text" />
          </Callout>
        )}
        {methods.methods && methods.methods.length > 1 && (
          <MethodChoice
            methods={methods.methods.map((method) => ({ ...method, Charge: chargeOnTop(method, difference) }))}
            chosen={methods.chosen}
            busy={false}
            onChoose={methods.choose}
          />
        )}
      </MethodForm>
    </PaymentColumns>
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
