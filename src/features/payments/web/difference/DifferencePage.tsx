import { type ComponentType, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Navigate } from "../../../../platform/web/links";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SITE_ID } from "../../../../shared/constants";
import type { Minor } from "../../../../shared/money";
import { chargeOf } from "../../../plan/checkout/checkout.charge";
import { type CheckoutContext, differenceOf } from "../../../plan/checkout/checkout.context";
import { differencePayment } from "../../../plan/checkout/checkout.selectors";
import { planPath, signPath } from "../../../plan/plan.pages";
import type { TravelPlan } from "../../../plan/plan.schemas";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import { useCheckout } from "../../../plan/web/checkout/useCheckout";
import { factsOfMethod } from "../../methods/methods.facts";
import type { PurchaseMethod } from "../../payments.schemas";
import { AttemptUnderWay } from "../attempt/PaymentUnderWay";
import { usePaymentAttempt } from "../attempt/usePaymentAttempt";
import { MethodChoice } from "../method/MethodChoice";
import { MethodForm } from "../method/MethodForm";
import type { PartsOf } from "../method/method";
import { useAgreement } from "../method/TermsBox";
import { PaymentColumns, PaymentPageFrame } from "../PaymentFrame";
import { useGetPurchaseMethodsQuery } from "../payments.api";
import { DifferenceSummary } from "./DifferenceSummary";

/** The payment of what a change of a paid booking costs more. (PLAN-44) */
export default function DifferencePage(places: DifferenceSlots) {
  const changeId = Number(useParams().bookingId);
  return (
    <PaymentPageFrame title="difference.title">
      {(plan, partsOf) => (
        <DifferenceStep key={changeId} plan={plan} changeId={changeId} partsOf={partsOf} {...places} />
      )}
    </PaymentPageFrame>
  );
}

/** A place on the page that a higher feature fills. */
export type DifferenceSlots = {
  /** Shows its children, which pay, unless a dispute of the plan's payment holds its changes. (PLAN-42) */
  readonly Held: ComponentType<{ readonly plan: TravelPlan; readonly children: ReactNode }>;
};

/** A method's charge on a difference, minor units. */
const chargeOnTop = ({ ChargeRate, ChargeFixed }: PurchaseMethod, difference: Minor): Minor =>
  chargeOf({ rate: ChargeRate, fixed: ChargeFixed }, difference);

/** The fund pays no difference. (PLAN-44) */
const noFund = { balance: 0, wanted: false, want: () => {} } as const;

type Props = DifferenceSlots & {
  readonly plan: TravelPlan;
  readonly changeId: number;
  readonly partsOf: PartsOf;
};

/** The change's state in the chart decides what is shown. (PLAN-44) */
function DifferenceStep({ plan, changeId, partsOf, Held }: Props) {
  const planId = plan.TravelPlanId;
  const answer = useCheckout(planId);
  const attempt = usePaymentAttempt(planId, answer.retry, false);
  const agreement = useAgreement();
  const methods = useDifferenceMethods();
  if (answer.status !== "ready") return <CheckoutLoading status={answer.status} retry={answer.retry} />;
  const { open } = answer;
  const { context } = open.snapshot;
  const payment = differencePayment(context, changeId);
  // A paid change leaves this page. Going back in the history comes here, is redirected again, and sends nothing twice.
  if (payment.stage === "paid") return <Navigate to={pathOfPaid(planId, context, changeId)} replace />;
  if (attempt.snapshot.hasTag("underWay") || payment.stage === "underWay")
    return <AttemptUnderWay attempt={attempt} partsOf={partsOf} />;
  if (payment.stage !== "toPay") return <NotToBePaid planId={planId} waits={payment.stage === "waits"} />;
  const { change } = payment;
  const difference = differenceOf(context, change);
  const { supplement } = context;
  const due = { changeId, difference, charge: methods.chargeOn(difference) };
  return (
    <PaymentColumns>
      <DifferenceSummary plan={plan} change={change} due={due} method={methods.chosen} now={open.now} />
      <Held plan={plan}>
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
      </Held>
    </PaymentColumns>
  );
}

/** Goes to the signature if the change gets its voucher only after it. (PLAN-43) */
const pathOfPaid = (planId: number, { signedAt, toSign }: CheckoutContext, changeId: number) =>
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

/** The card methods, which can pay a difference, and the chosen one: paying agrees to its charge. (PLAN-44) */
function useDifferenceMethods() {
  const lang = useSelector(selectLanguage);
  const { data, isError, refetch } = useGetPurchaseMethodsQuery({ siteId: SITE_ID, lang });
  const [wanted, choose] = useState<number | null>(null);
  const methods = data?.filter(({ Id }) => factsOfMethod(Id)?.takesCards);
  const chosen = methods?.find(({ Id }) => Id === wanted) ?? methods?.[0];
  return {
    methods,
    failed: isError && !data,
    retry: refetch,
    chosen: chosen?.Id ?? null,
    choose,
    chargeOn: (difference: Minor): Minor => (chosen ? chargeOnTop(chosen, difference) : 0),
  };
}
