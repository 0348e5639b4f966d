import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { CardForm } from "./CardForm";
import { CheckoutSkeleton } from "./CheckoutLoading";
import { useGetCardFieldsQuery } from "./checkout.api";
import { PaymentOutcome } from "./PaymentOutcome";
import type { OpenCheckout } from "./useCheckout";
import type { usePaymentAttempt } from "./usePaymentAttempt";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly attempt: ReturnType<typeof usePaymentAttempt>;
  readonly declinedPayment: string | null;
};

/** The card form with what became of the last attempt above it. */
export function PaymentDesk({ planId, open, attempt, declinedPayment }: Props) {
  const { data: provider, isError, refetch } = useGetCardFieldsQuery({ planId });
  if (isError) {
    return (
      <Card
        sx={{
          p: { xs: 2, sm: 3 },
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 2,
          justifyItems: "start",
        }}
      >
        <Typography role="alert">
          <FormattedMessage id="payment.cardFields.unreachable" />
        </Typography>
        <Button variant="outlined" onClick={refetch}>
          <FormattedMessage id="checkout.failed.action" />
        </Button>
      </Card>
    );
  }
  if (!provider) return <CheckoutSkeleton />;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <PaymentOutcome attempt={attempt.state} declinedPayment={declinedPayment} />
      <CardForm planId={planId} open={open} provider={provider} pay={attempt.pay} />
    </Card>
  );
}
