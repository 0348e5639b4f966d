import { FormattedMessage } from "react-intl";
import { BackLink } from "../../../platform/web/ui/page/BackLink";
import { HOME } from "../../../shared/page";

/** The link back to the list of trips. */
export function TripBack() {
  return (
    <BackLink to={HOME}>
      <FormattedMessage id="trips.back" />
    </BackLink>
  );
}
