import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { MainLink } from "../../../platform/web/ui/page/MainLink";

/** Where a plan begins: cars and lodging. */
export function SearchButtons() {
  return (
    <>
      <MainLink to="/search-car">
        <FormattedMessage id="checkout.action.search" />
      </MainLink>
      <Button component={Link} to="/search-lodging" variant="outlined" size="large">
        <FormattedMessage id="lodging.search.submit" />
      </Button>
    </>
  );
}
