import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { Icon } from "../../../web/ui/Icon";

/** The way back to the plan, above the heading of a step's page. */
export function BackToPlan() {
  return (
    <Button component={Link} to="/shopping-cart" startIcon={<Icon name="arrowLeft" />} sx={{ justifySelf: "start" }}>
      <FormattedMessage id="checkout.action.backToPlan" />
    </Button>
  );
}
