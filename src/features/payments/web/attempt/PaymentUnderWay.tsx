import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";

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
