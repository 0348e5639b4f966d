import { FormattedMessage } from "react-intl";
import { BackLink } from "../../../platform/web/ui/page/BackLink";

/** The link back to the list of trips. */
export function TripBack() {
  return (
    <BackLink to="/">
      <FormattedMessage id="trips.back" />
    </BackLink>
  );
}
