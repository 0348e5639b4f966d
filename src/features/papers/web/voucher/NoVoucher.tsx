import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";

/** There is no voucher before the receipt is signed. */
export function NoVoucher() {
  return (
    <EmptyState
      title={<FormattedMessage id="voucher.none.title" />}
      action={
        <Button component={Link} to="/shopping-cart" variant="contained" color="secondary" size="large">
          <FormattedMessage id="checkout.action.backToPlan" />
        </Button>
      }
    >
      <FormattedMessage id="voucher.none.text" />
    </EmptyState>
  );
}
