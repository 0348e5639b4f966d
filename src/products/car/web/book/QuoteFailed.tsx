import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { token } from "../../../../platform/web/theme/token";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { PagePath } from "../../../../shared/page";

// As low as the price that it replaces: a higher bar would not stay visible on a phone.
const Failed = styled("div")({
  display: "grid",
  justifyItems: "start",
  color: token("wine"),
  "& p": { fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.35 },
  "& .MuiButton-root": { paddingInline: 0 },
});

type Props = {
  /** There is no such car any more. */
  readonly gone: boolean;
  /** The search that found it. */
  readonly to: PagePath;
  readonly onRetry: () => void;
};

/**
 * Shown instead of a price that the server has not given for the form's content, with a button to try again, or a link
 * to the search if the car is gone. (CAR-16)
 */
export function QuoteFailed({ gone, to, onRetry }: Props) {
  useSuppressAlert(gone ? undefined : "error.offer.failed");
  return (
    <Failed role="alert">
      <FormattedMessage id={gone ? "car.book.carGone" : "car.book.priceFailed"} tagName="p" />
      {gone ? (
        <TextLink to={to}>
          <FormattedMessage id="car.gone.back" />
        </TextLink>
      ) : (
        <Button onClick={onRetry}>
          <FormattedMessage id="results.retry" />
        </Button>
      )}
    </Failed>
  );
}
