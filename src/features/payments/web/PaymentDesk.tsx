import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { PaymentProvider } from "../../../shared/enumerations";
import { CheckoutSkeleton } from "../../plan/web/checkout/CheckoutLoading";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";
import { AwaitedForm } from "./AwaitedForm";
import { CardDesk, PayeezyDesk } from "./CardDesk";
import { MethodChoice } from "./MethodChoice";
import { PaymentOutcome } from "./PaymentOutcome";
import type { usePaymentAttempt } from "./usePaymentAttempt";
import { usePurchaseMethods } from "./usePurchaseMethods";
import type { Agreement } from "./useTerms";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly attempt: ReturnType<typeof usePaymentAttempt>;
  readonly agreement: Agreement;
  readonly declinedPayment: string | null;
};

/** What became of the last attempt, the ways to pay in one list, and the form of the one that is chosen. */
export function PaymentDesk({ planId, open, attempt, agreement, declinedPayment }: Props) {
  const { methods, failed, retry, chosen, wanted, choose } = usePurchaseMethods(planId, open);
  if (!methods && !failed) return <CheckoutSkeleton />;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <PaymentOutcome attempt={attempt.state} declinedPayment={declinedPayment} />
      {methods ? (
        <MethodChoice methods={methods} chosen={wanted ?? chosen} busy={wanted !== null} onChoose={choose} />
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
      {methods && (
        <MethodForm method={wanted === null ? chosen : null} pay={attempt.pay} {...{ planId, open, agreement }} />
      )}
    </Card>
  );
}

type FormProps = Pick<Props, "planId" | "open" | "agreement"> & {
  readonly method: number | null;
  readonly pay: Props["attempt"]["pay"];
};

/** The form of a method; its place is kept while none is agreed on. */
function MethodForm({ method, pay, ...given }: FormProps) {
  if (method === PaymentProvider.Clover) return <CardDesk pay={pay} {...given} />;
  if (method === PaymentProvider.Payeezy) return <PayeezyDesk pay={pay} {...given} />;
  if (method === PaymentProvider.BankTransferToUSA) return <AwaitedForm key="transfer" kind="transfer" {...given} />;
  if (method === PaymentProvider.Stripe) return <AwaitedForm key="link" kind="link" {...given} />;
  return <Skeleton variant="rounded" height={160} />;
}
