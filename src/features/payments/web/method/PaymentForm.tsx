import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { BlockedWhileImpersonating, useIsClientsOwn } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { CheckoutSkeleton } from "../../../plan/web/checkout/CheckoutLoading";
import { DroppedMethod } from "../../../plan/web/checkout/DroppedMethod";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import { UsTravelQuestion } from "../../../plan/web/usTravel/UsTravelQuestion";
import { paymentsContract } from "../../payments.contract";
import { PaymentOutcome } from "../attempt/PaymentOutcome";
import type { RunningAttempt } from "../attempt/usePaymentAttempt";
import { HolderReviews } from "./HolderReviews";
import { LoadAgain } from "./LoadAgain";
import { MethodChoice } from "./MethodChoice";
import type { FundChoice } from "./useFundChoice";
import type { PartsOf } from "./useMethodParts";
import { usePurchaseMethods } from "./usePurchaseMethods";
import type { Agreement } from "./useTerms";
import { useUsTravel } from "./useUsTravel";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly attempt: RunningAttempt;
  readonly agreement: Agreement;
  readonly fund: FundChoice;
  readonly declinedPayment: string | null;
  readonly partsOf: PartsOf;
};

/** The last attempt's outcome, the list of payment methods, and the form of the chosen one. */
export function PaymentForm({ planId, open, attempt, agreement, fund, declinedPayment, partsOf }: Props) {
  const { methods, failed, retry, chosen, wanted, choose } = usePurchaseMethods(planId, open);
  const usTravel = useUsTravel(planId);
  const isClientsOwn = useIsClientsOwn(paymentsContract.changePurchaseMethod);
  const Form = partsOf(wanted === null ? chosen : null)?.Form;
  if ((!methods && !failed) || usTravel.isLoading) return <CheckoutSkeleton />;
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
      <PaymentOutcome planId={planId} attempt={attempt.snapshot} declinedPayment={declinedPayment} />
      <UsTravelQuestion planId={planId} known={usTravel.known} />
      {usTravel.failed && <LoadAgain message="error.payment.usTravelFailed" retry={usTravel.retry} />}
      <DroppedMethod context={open.snapshot.context} />
      {methods ? (
        <MethodChoice
          methods={methods}
          chosen={wanted ?? chosen}
          busy={wanted !== null || isClientsOwn}
          onChoose={choose}
        />
      ) : (
        <LoadAgain message="error.payment.methodsFailed" retry={retry} />
      )}
      {/* The server takes no payment before. (PLAN-50) */}
      {methods && Form && usTravel.answered && (
        <BlockedWhileImpersonating call={paymentsContract.changePurchaseMethod}>
          <Form key={chosen} pay={attempt.pay} planId={planId} open={open} agreement={agreement} fund={fund} />
        </BlockedWhileImpersonating>
      )}
      {/* Its place is kept until the server has taken the choice. */}
      {wanted !== null && <Skeleton variant="rounded" height={160} />}
    </Card>
  );
}
