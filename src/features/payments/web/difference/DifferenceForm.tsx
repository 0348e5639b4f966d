import Card from "@mui/material/Card";
import { FormattedMessage } from "react-intl";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { CheckoutSkeleton } from "../../../plan/web/checkout/CheckoutLoading";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import { UsTravelQuestion } from "../../../plan/web/usTravel/UsTravelQuestion";
import { paymentsContract } from "../../payments.contract";
import { PaymentOutcome } from "../attempt/PaymentOutcome";
import type { RunningAttempt } from "../attempt/usePaymentAttempt";
import type { DueForChange } from "../method/dueForChange";
import { HolderReviews } from "../method/HolderReviews";
import { LoadAgain } from "../method/LoadAgain";
import { MethodChoice } from "../method/MethodChoice";
import type { PartsOf } from "../method/useMethodParts";
import type { Agreement } from "../method/useTerms";
import { useUsTravel } from "../method/useUsTravel";
import { chargeOnTop, type DifferenceMethods } from "./useDifferenceMethods";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly attempt: RunningAttempt;
  readonly agreement: Agreement;
  readonly due: DueForChange;
  readonly methods: DifferenceMethods;
  readonly partsOf: PartsOf;
};

/** The fund pays no difference. (PLAN-44) */
const noFund = { balance: 0, wanted: false, want: () => {} } as const;

/** The last attempt's outcome, the methods where there are several, and the form of the chosen one. */
export function DifferenceForm({ planId, open, attempt, agreement, due, methods: of, partsOf }: Props) {
  const { supplement } = open.snapshot.context;
  const declined = supplement?.over && supplement.bookingId === due.changeId ? supplement.id : null;
  const usTravel = useUsTravel(planId);
  const Form = partsOf(of.chosen)?.Form;
  if ((!of.methods && !of.failed) || usTravel.isLoading) return <CheckoutSkeleton />;
  const { methods = [] } = of;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      {open.checkout.PaymentsHeld && (
        <Callout kind="warning" title={<FormattedMessage id="payment.held.title" />}>
          <FormattedMessage id="payment.held.text" />
        </Callout>
      )}
      <HolderReviews planId={planId} open={open} justAsked={attempt.snapshot.matches({ ended: "inReview" })} />
      <PaymentOutcome planId={planId} attempt={attempt.snapshot} declinedPayment={declined} />
      <UsTravelQuestion planId={planId} known={usTravel.known} />
      {usTravel.failed && <LoadAgain message="error.payment.usTravelFailed" retry={usTravel.retry} />}
      {of.failed && <LoadAgain message="error.payment.methodsFailed" retry={of.retry} />}
      {of.methods?.length === 0 && (
        <Callout kind="warning" title={<FormattedMessage id="difference.noMethod.title" />}>
          <FormattedMessage id="difference.noMethod.text" />
        </Callout>
      )}
      {methods.length > 1 && (
        <MethodChoice
          methods={methods.map((method) => ({ ...method, Charge: chargeOnTop(method, due.difference) }))}
          chosen={of.chosen}
          busy={false}
          onChoose={of.choose}
        />
      )}
      {Form && usTravel.answered && (
        <BlockedWhileImpersonating call={paymentsContract.changePurchaseMethod}>
          <Form
            key={of.chosen}
            pay={attempt.pay}
            planId={planId}
            open={open}
            agreement={agreement}
            fund={noFund}
            forChange={due}
          />
        </BlockedWhileImpersonating>
      )}
    </Card>
  );
}
