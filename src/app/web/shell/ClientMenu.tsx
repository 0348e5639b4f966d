import { styled } from "@mui/material/styles";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { Link } from "react-router";
import { LogOffButton } from "../../../features/account/web/profile/LogOffButton";
import { isOpen } from "../../../features/plan/bookingStatus";
import { useActivePlan } from "../../../features/plan/web/useActivePlan";
import { selectActor, selectClient } from "../../../platform/web/session/auth";
import { Icon } from "../../../platform/web/ui/Icon";
import { CountedLink } from "./CountedLink";
import { Disclosure } from "./Disclosure";
import { NotesLink } from "./NotesLink";
import { useAccountShown } from "./useAccountShown";

// What it needs is no part of what a first page waits for. It brings no messages with it: those that come while a drawn
// page is taken over would have it drawn anew, and what was chosen there would be lost.
const SavedInStep = lazy(() =>
  import(/* webpackChunkName: "saved-step" */ "../../../features/lodging/web/saved/SavedInStep").catch(() => ({
    // The menu is whole without it.
    default: () => null,
  })),
);

/** No name is so long that it widens the page: what does not fit ends in dots. */
const Name = styled("span")({
  maxWidth: "min(9vw, 12rem)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media (max-width: 767px)": { display: "none" },
});

/** What somebody who is signed in finds in the header. Staff are there to look: they have the desk, and no trip of their own. (DESK-22) */
export default function AccountMenu() {
  const isStaff = useSelector(selectClient)?.Role === "staff";
  return isStaff ? <StaffMenu /> : <ClientMenu />;
}

function StaffMenu() {
  const intl = useIntl();
  const client = useSelector(selectClient);
  useAccountShown();
  const name = client?.FirstName ?? "";
  const face = (
    <>
      <Icon name="person" />
      <Name>{name}</Name>
    </>
  );
  return (
    <Disclosure label={intl.formatMessage({ id: "shell.accountOf" }, { name })} face={face}>
      <li>
        <Link to="/support">
          <FormattedMessage id="shell.supportDesk" />
        </Link>
      </li>
      <li>
        <Link to="/changePassword">
          <FormattedMessage id="shell.changePassword" />
        </Link>
      </li>
      <li>
        <LogOffButton />
      </li>
    </Disclosure>
  );
}

/** What a signed-in client has: the travel plan with its active bookings, the notes with the new ones, the account. */
function ClientMenu() {
  const intl = useIntl();
  const client = useSelector(selectClient);
  const acting = useSelector(selectActor) !== undefined;
  const count = useOpenBookings();
  useAccountShown();
  if (!client) return null;
  const face = (
    <>
      <Icon name="person" />
      <Name>{client.FirstName}</Name>
    </>
  );
  return (
    <>
      <CountedLink
        to="/shopping-cart"
        icon="bag"
        text="shell.travelPlan"
        label={planLabel(intl, count)}
        count={count}
      />
      <NotesLink />
      {acting ? null : (
        <Suspense fallback={null}>
          <SavedInStep key={client.clientId} />
        </Suspense>
      )}
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
        {acting || !intl.messages["lodging.saved.menu"] ? null : (
          <li>
            <Link to="/saved">
              <FormattedMessage id="lodging.saved.menu" />
            </Link>
          </li>
        )}
        {acting ? null : (
          <li>
            <Link to="/changePassword">
              <FormattedMessage id="shell.changePassword" />
            </Link>
          </li>
        )}
        <li>
          <Link to="/news-list">
            <FormattedMessage id="shell.news" />
          </Link>
        </li>
        <li>
          <Link to="/help">
            <FormattedMessage id="shell.help" />
          </Link>
        </li>
        {acting ? null : (
          <li>
            <LogOffButton />
          </li>
        )}
      </Disclosure>
    </>
  );
}

/** How many bookings of the active plan are neither declined, lapsed, cancelled nor refunded. */
function useOpenBookings(): number {
  const { data: plan } = useActivePlan();
  return plan?.Bookings.filter(({ Status }) => isOpen(Status)).length ?? 0;
}

function planLabel(intl: ReturnType<typeof useIntl>, count: number): string {
  const bookings = intl.formatMessage({ id: "shell.travelPlanCount" }, { count });
  return `${intl.formatMessage({ id: "shell.travelPlan" })}: ${bookings}`;
}
