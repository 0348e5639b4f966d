import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import type { PartsOf } from "../method/method";
import type { RunningAttempt } from "./usePaymentAttempt";

type Props = { readonly attempt: RunningAttempt; readonly partsOf: PartsOf };

/** An attempt that waits: for the bank's step, or for its outcome. */
export function AttemptUnderWay({ attempt: { snapshot, onPayment }, partsOf }: Props) {
  const asking = snapshot.hasTag("underWay") ? snapshot.context.payment : null;
  const Authenticate = partsOf(asking?.Method)?.Authenticate;
  if (asking?.Authentication && Authenticate)
    return <Authenticate payment={asking} step={asking.Authentication} onPayment={onPayment} />;
  return <PaymentUnderWay slow={!snapshot.matches({ underWay: "sending" })} />;
}

/** A payment in progress. Slow: the provider has not answered yet; the text reassures that nothing is charged twice. */
export function PaymentUnderWay({ slow }: { readonly slow: boolean }) {
  const intl = useIntl();
  return (
    <Card
      component="section"
      aria-busy="true"
      sx={{ p: { xs: 2, sm: 4 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Typography variant="h2">
        <FormattedMessage id="payment.underWay.title" />
      </Typography>
      <LinearProgress aria-label={intl.formatMessage({ id: "payment.underWay.title" })} />
      <Typography role="status">
        <FormattedMessage id={slow ? "payment.underWay.slow" : "payment.underWay.text"} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="payment.underWay.safe" />
      </Typography>
    </Card>
  );
}
