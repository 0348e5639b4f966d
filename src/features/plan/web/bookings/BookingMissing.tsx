import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { planPath } from "../../plan.pages";

/** For a link to a booking that does not exist or belongs to another client. */
export function BookingMissing() {
  useSuppressAlert("error.booking.loadFailed");
  return (
    <EmptyState
      title={<FormattedMessage id="plan.booking.missing" />}
      action={
        <MainLink to={planPath()}>
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      }
    >
      <FormattedMessage id="plan.booking.missing.why" />
    </EmptyState>
  );
}
