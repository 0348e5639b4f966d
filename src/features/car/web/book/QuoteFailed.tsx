import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSaidHere } from "../../../../platform/web/alerts/useSaidHere";
import { Callout } from "../../../../platform/web/ui/status/Callout";

/** In place of a price that the server has not given for what the form says, with a button to try again. */
export function QuoteFailed({ onRetry }: { readonly onRetry: () => void }) {
  useSaidHere("error.offer.failed");
  return (
    <Callout
      kind="error"
      announce
      action={
        <Button variant="outlined" onClick={onRetry}>
          <FormattedMessage id="results.retry" />
        </Button>
      }
    >
      <FormattedMessage id="car.book.priceFailed" />
    </Callout>
  );
}
