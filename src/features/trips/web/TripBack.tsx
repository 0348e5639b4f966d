import { FormattedMessage } from "react-intl";
import { BackLink } from "../../../platform/web/ui/page/BackLink";

/** The way back from a trip to where the trips are. */
export function TripBack() {
  return (
    <BackLink to="/">
      <FormattedMessage id="trips.back" />
    </BackLink>
  );
}
