import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";

/** Replaces the card form if the address of the provider's fields cannot be loaded. */
export function FieldsUnreachable({ retry }: { readonly retry: () => unknown }) {
  return (
    <>
      <Typography role="alert">
        <FormattedMessage id="payment.cardFields.unreachable" />
      </Typography>
      <Button variant="outlined" onClick={retry} sx={{ justifySelf: "start" }}>
        <FormattedMessage id="checkout.failed.action" />
      </Button>
    </>
  );
}
