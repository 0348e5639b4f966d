import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSaidHere } from "../../../../platform/web/alerts/useSaidHere";
import { token } from "../../../../platform/web/theme/token";

// As low as the price in whose place it stands: a phone's bar that is higher no longer stays in view.
const Failed = styled("div")({
  display: "grid",
  justifyItems: "start",
  color: token("wine"),
  "& p": { fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.35 },
  "& .MuiButton-root": { paddingInline: 0 },
});

/** In place of a price that the server has not given for what the form says, with a button to try again. */
export function QuoteFailed({ onRetry }: { readonly onRetry: () => void }) {
  useSaidHere("error.offer.failed");
  return (
    <Failed role="alert">
      <FormattedMessage id="car.book.priceFailed" tagName="p" />
      <Button onClick={onRetry}>
        <FormattedMessage id="results.retry" />
      </Button>
    </Failed>
  );
}
