import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { MessageId } from "../../../../shared/messageId";
import { CheckoutSkeleton } from "../../../plan/web/checkout/CheckoutLoading";
import { UsTravelQuestion } from "../../../plan/web/usTravel/UsTravelQuestion";
import { useGetUsTravelQuery } from "../../../plan/web/usTravel/usTravel.api";
import { paymentsContract } from "../../payments.contract";
import type { PurchaseMethod } from "../../payments.schemas";
import { PaymentOutcome } from "../attempt/PaymentOutcome";
import type { RunningAttempt } from "../attempt/usePaymentAttempt";
import { HolderReviews } from "./HolderReviews";
import type { MethodFormProps, PartsOf } from "./method";

/** The methods of a payment, as they are loaded and chosen. */
export type MethodsOfPayment = {
  readonly methods: readonly PurchaseMethod[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly chosen: number | null;
  /** Picked by the client, and not accepted by the server yet. */
  readonly wanted?: number | null;
};

type Props = Omit<MethodFormProps, "pay"> & {
  readonly attempt: RunningAttempt;
  readonly declinedPayment: string | null;
  readonly methods: MethodsOfPayment;
  readonly partsOf: PartsOf;
  /** The choice of a method. */
  readonly children: ReactNode;
};

/** The last attempt's outcome, the choice of a method, and the form of the chosen one. */
export function MethodForm({ attempt, declinedPayment, methods, partsOf, children, ...paid }: Props) {
  const { planId, open } = paid;
  const { chosen, wanted = null } = methods;
  const usTravel = useUsTravel(planId);
  const Form = partsOf(wanted === null ? chosen : null)?.Form;
  if ((!methods.methods && !methods.failed) || usTravel.isLoading) return <CheckoutSkeleton />;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { xs: 2, sm: 3 } }}
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
      {children}
      {methods.failed && <LoadAgain message="error.payment.methodsFailed" retry={methods.retry} />}
      {/* The server accepts no payment before this is answered. (PLAN-50) */}
      {Form && usTravel.answered && (
        <BlockedWhileImpersonating call={paymentsContract.changePurchaseMethod}>
          <Form {...paid} key={chosen} pay={attempt.pay} />
        </BlockedWhileImpersonating>
      )}
      {/* Its space is reserved until the server has accepted the choice. */}
      {wanted !== null && <Skeleton variant="rounded" height={160} />}
    </Card>
  );
}

/**
 * The questions of US law before a plan is paid. `answered`: none of them stops the server from accepting a payment.
 * (PLAN-50)
 */
function useUsTravel(planId: number) {
  const { data: known, isLoading, isError, refetch } = useGetUsTravelQuery({ planId });
  const answered = known !== undefined && !(known.UnderUsLaw && known.Category === null);
  return { known, isLoading, failed: isError && !known, retry: refetch, answered };
}

/** Says that required data did not load, and loads it again. */
function LoadAgain({ message, retry }: { readonly message: MessageId; readonly retry: () => void }) {
  useSuppressAlert(message);
  return (
    <>
      <Typography role="alert">
        <FormattedMessage id={message} />
      </Typography>
      <Button variant="outlined" onClick={retry} sx={{ justifySelf: "start" }}>
        <FormattedMessage id="checkout.failed.action" />
      </Button>
    </>
  );
}
