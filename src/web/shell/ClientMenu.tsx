import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { Link, NavLink } from "react-router";
import { LogOffButton } from "../../features/account/web/LogOffButton";
import { useActivePlan } from "../../features/plan/web/useActivePlan";
import { selectClient } from "../session/auth";
import { token } from "../theme/token";
import { Icon } from "../ui/Icon";
import { barControl } from "./barControl";
import { Disclosure } from "./Disclosure";

const PlanLink = styled(NavLink)(barControl);
const Wide = styled("span")({ "@media (max-width: 639px)": { display: "none" } });

const Count = styled("span")({
  minWidth: 24,
  padding: "1px 7px",
  borderRadius: 12,
  fontSize: "0.875rem",
  lineHeight: "22px",
  textAlign: "center",
  color: token("onSea"),
  background: token("sea"),
});

/** What a signed-in client has: the travel plan with its active bookings, and the account. */
export default function ClientMenu() {
  const intl = useIntl();
  const client = useSelector(selectClient);
  const count = useOpenBookings();
  if (!client) return null;
  const face = (
    <>
      <Icon name="person" />
      <Wide>{client.FirstName}</Wide>
    </>
  );
  return (
    <>
      <PlanLink to="/shopping-cart" aria-label={planLabel(intl, count)}>
        <Icon name="bag" />
        <Wide>
          <FormattedMessage id="shell.travelPlan" />
        </Wide>
        {count > 0 ? <Count className="tabular">{count}</Count> : null}
      </PlanLink>
      <Disclosure label={intl.formatMessage({ id: "shell.accountOf" }, { name: client.FirstName })} face={face}>
        <li>
          <Link to="/profile">
            <FormattedMessage id="shell.profile" />
          </Link>
        </li>
        <li>
          <Link to="/previous-travel-plans">
            <FormattedMessage id="shell.paidPlans" />
          </Link>
        </li>
        <li>
          <Link to="/changePassword">
            <FormattedMessage id="shell.changePassword" />
          </Link>
        </li>
        {client.Role === "staff" ? (
          <li>
            <Link to="/support">
              <FormattedMessage id="shell.supportDesk" />
            </Link>
          </li>
        ) : null}
        <li>
          <LogOffButton />
        </li>
      </Disclosure>
    </>
  );
}

const openStatuses = ["requested", "confirmed"];

/** How many bookings of the active plan are neither declined, lapsed, cancelled nor refunded. */
function useOpenBookings(): number {
  const { data: plan } = useActivePlan();
  return plan?.Bookings.filter(({ Status }) => openStatuses.includes(Status)).length ?? 0;
}

function planLabel(intl: ReturnType<typeof useIntl>, count: number): string {
  const bookings = intl.formatMessage({ id: "shell.travelPlanCount" }, { count });
  return `${intl.formatMessage({ id: "shell.travelPlan" })}: ${bookings}`;
}
