import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { CheckoutSkeleton } from "../../../plan/web/checkout/CheckoutLoading";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import { UsTravelQuestion } from "../../../plan/web/usTravel/UsTravelQuestion";
import { useGetUsTravelQuery } from "../../../plan/web/usTravel/usTravel.api";
import { paymentsContract } from "../../payments.contract";
import { PaymentOutcome } from "../attempt/PaymentOutcome";
import type { RunningAttempt } from "../attempt/usePaymentAttempt";
import type { DueForChange } from "../method/dueForChange";
import { HolderReviews } from "../method/HolderReviews";
import { MethodChoice } from "../method/MethodChoice";
import type { PartsOf } from "../method/useMethodParts";
import type { Agreement } from "../method/useTerms";
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
  useSuppressAlert(of.failed ? "error.payment.methodsFailed" : undefined);
  const { supplement } = open.snapshot.context;
  const declined = supplement?.over && supplement.bookingId === due.changeId ? supplement.id : null;
  const usTravel = useGetUsTravelQuery({ planId });
  const lacksCategory = usTravel.data?.UnderUsLaw === true && usTravel.data.Category === null;
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
      <UsTravelQuestion planId={planId} known={usTravel.data} />
      {of.failed && (
        <>
          <Typography role="alert">
            <FormattedMessage id="error.payment.methodsFailed" />
          </Typography>
          <Button variant="outlined" onClick={of.retry} sx={{ justifySelf: "start" }}>
            <FormattedMessage id="checkout.failed.action" />
          </Button>
        </>
      )}
      {methods.length > 1 && (
        <MethodChoice
          methods={methods.map((method) => ({ ...method, Charge: chargeOnTop(method, due.difference) }))}
          chosen={of.chosen}
          busy={false}
          onChoose={of.choose}
        />
      )}
      {Form && !lacksCategory && (
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
