import { styled } from "@mui/material/styles";
import { lazy, type ReactNode, Suspense } from "react";
import { useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { changePasswordPath, deskPath, profilePath } from "../../../../features/account/account.pages";
import { LogOffButton } from "../../../../features/account/web/profile/LogOffButton";
import { notesPath } from "../../../../features/notes/notes.pages";
import { useNewNotes } from "../../../../features/notes/web/useNewNotes";
import { isOpen, onlyWaits } from "../../../../features/plan/bookings/bookingStatus";
import { paidPlansPath, planPath } from "../../../../features/plan/plan.pages";
import { useActivePlan } from "../../../../features/plan/web/useActivePlan";
import { savedPath } from "../../../../features/saved/saved.pages";
import { selectActor, selectClient } from "../../../../platform/web/session/auth";
import { Icon } from "../../../../platform/web/ui/Icon";
import { useAccountShown } from "../useAccountShown";
import { CountedLink } from "./CountedLink";
import { Disclosure } from "./Disclosure";
import { MenuLink, SiteLinks } from "./SiteLinks";

// Loaded separately, as a first page need not wait for it. It has no messages of its own: messages that arrive during
// hydration would render the page again, and choices made there would be lost.
const SavedInStep = lazy(() =>
  import(/* webpackChunkName: "saved-step" */ "../../../../features/saved/web/SavedInStep").catch(() => ({
    // The menu works without it.
    default: () => null,
  })),
);

/** A long name must not widen the page: it is cut with an ellipsis. */
const Name = styled("span")({
  maxWidth: "min(9vw, 12rem)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media (max-width: 767px)": { display: "none" },
});

/** The menu of a signed-in person. Staff have the back office, and no trip of their own. (DESK-22) */
export default function AccountMenu() {
  const isStaff = useSelector(selectClient)?.Role === "staff";
  return isStaff ? <StaffMenu /> : <ClientMenu />;
}

function StaffMenu() {
  const client = useSelector(selectClient);
  useAccountShown();
  return (
    <OwnMenu name={client?.FirstName ?? ""}>
      <MenuLink to={deskPath()} text="shell.supportDesk" />
      <MenuLink to={changePasswordPath()} text="shell.changePassword" />
    </OwnMenu>
  );
}

/**
 * A signed-in client's links: the travel plan with its number of active bookings, the notes with the number of new
 * ones, the account.
 */
function ClientMenu() {
  const intl = useIntl();
  const client = useSelector(selectClient);
  const acting = useSelector(selectActor) !== undefined;
  const count = useOpenBookings();
  useAccountShown();
  if (!client) return null;
  return (
    <>
      <CountedLink to={planPath()} icon="bag" text="shell.travelPlan" label={planLabel(intl, count)} count={count} />
      <NotesLink />
      {acting ? null : (
        <Suspense fallback={null}>
          <SavedInStep key={client.clientId} />
        </Suspense>
      )}
      <OwnMenu name={client.FirstName}>
        <MenuLink to={profilePath()} text="shell.profile" />
        <MenuLink to={paidPlansPath()} text="shell.paidPlans" />
        {acting ? null : <MenuLink to={savedPath()} text="saved.menu" />}
        {acting ? null : <MenuLink to={changePasswordPath()} text="shell.changePassword" />}
      </OwnMenu>
    </>
  );
}

type OwnMenuProps = { readonly name: string; readonly children: ReactNode };

/** The menu under a person's name, with the header's links that a window may have no room for. */
function OwnMenu({ name, children }: OwnMenuProps) {
  const intl = useIntl();
  const acting = useSelector(selectActor) !== undefined;
  const face = (
    <>
      <Icon name="person" />
      <Name>{name}</Name>
    </>
  );
  return (
    <Disclosure label={intl.formatMessage({ id: "shell.accountOf" }, { name })} face={face}>
      {children}
      <SiteLinks />
      {acting ? null : (
        <li>
          <LogOffButton />
        </li>
      )}
    </Disclosure>
  );
}

/** The number of open bookings of the active plan: not declined, lapsed, cancelled or refunded. */
function useOpenBookings(): number {
  const { data: plan } = useActivePlan();
  return plan?.Bookings.filter((booking) => isOpen(booking.Status) && !onlyWaits(booking)).length ?? 0;
}

function planLabel(intl: ReturnType<typeof useIntl>, count: number): string {
  const bookings = intl.formatMessage({ id: "shell.travelPlanCount" }, { count });
  return `${intl.formatMessage({ id: "shell.travelPlan" })}: ${bookings}`;
}

/** The link to the notes, with the number of new ones. */
function NotesLink() {
  const intl = useIntl();
  const count = useNewNotes();
  const label = `${intl.formatMessage({ id: "shell.notes" })}: ${intl.formatMessage({ id: "shell.notesCount" }, { count })}`;
  return <CountedLink to={notesPath()} icon="mail" text="shell.notes" label={label} count={count} />;
}
