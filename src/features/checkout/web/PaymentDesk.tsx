import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { PaymentProvider } from "../../../shared/enumerations";
import { selectActor } from "../../../web/session/auth";
import { Callout } from "../../../web/ui/Callout";
import { AwaitedForm } from "./AwaitedForm";
import { CardDesk } from "./CardDesk";
import { CheckoutSkeleton } from "./CheckoutLoading";
import { MethodChoice } from "./MethodChoice";
import { PaymentOutcome } from "./PaymentOutcome";
import type { OpenCheckout } from "./useCheckout";
import type { usePaymentAttempt } from "./usePaymentAttempt";
import { usePurchaseMethods } from "./usePurchaseMethods";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly attempt: ReturnType<typeof usePaymentAttempt>;
  readonly declinedPayment: string | null;
};

/** What became of the last attempt, the ways to pay in one list, and the form of the one that is chosen; none of it for staff in a client's place. */
export function PaymentDesk({ planId, open, attempt, declinedPayment }: Props) {
  const { methods, failed, retry, chosen, choosing, choose } = usePurchaseMethods(planId, open);
  const acting = useSelector(selectActor) !== undefined;
  if (acting)
    return (
      <Callout kind="warning">
        <FormattedMessage id="error.impersonated" />
      </Callout>
    );
  if (!methods && !failed) return <CheckoutSkeleton />;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <PaymentOutcome attempt={attempt.state} declinedPayment={declinedPayment} />
      {methods ? (
        <MethodChoice methods={methods} chosen={chosen} busy={choosing} onChoose={choose} />
      ) : (
        <>
          <Typography role="alert">
            <FormattedMessage id="error.payment.methodsFailed" />
          </Typography>
          <Button variant="outlined" onClick={retry} sx={{ justifySelf: "start" }}>
            <FormattedMessage id="checkout.failed.action" />
          </Button>
        </>
      )}
      {methods && chosen === PaymentProvider.Clover && <CardDesk planId={planId} open={open} pay={attempt.pay} />}
      {chosen === PaymentProvider.BankTransferToUSA && (
        <AwaitedForm key="transfer" kind="transfer" planId={planId} open={open} />
      )}
      {chosen === PaymentProvider.Stripe && <AwaitedForm key="link" kind="link" planId={planId} open={open} />}
    </Card>
  );
}
