import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { selectClientId } from "../../../../platform/web/session/auth";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { isInLatinLetters } from "../../../../shared/paperLetters";
import { profilePath, signInPath } from "../../../account/account.pages";
import { useGetProfileQuery } from "../../../account/web/account.api";
import { useSuspended } from "../../../account/web/useSuspended";
import { AddingNote } from "../checkout/deadline/AddingNote";
import { SuspendedNote } from "./SuspendedNote";

/** What the client should know before filling in a booking's form. */
export function BeforeBooking() {
  const clientId = useSelector(selectClientId);
  const suspended = useSuspended();
  if (clientId === 0) return <VisitorNote />;
  // Nothing can be booked: what a booking asks for does not matter.
  if (suspended) return <SuspendedNote suspended={suspended} />;
  return (
    <>
      <NameLetters clientId={clientId} />
      <AddingNote />
    </>
  );
}

/** Asks a client whose name is in other letters to write it in Latin letters: bookings need that. (PAPER-12) */
function NameLetters({ clientId }: { readonly clientId: number }) {
  const { data: profile } = useGetProfileQuery({ id: clientId });
  if (!profile || isInLatinLetters(`${profile.FirstName} ${profile.LastName}`)) return null;
  return (
    <Callout kind="warning" title={<FormattedMessage id="book.nameLetters.title" />} action={<ToProfile />}>
      <FormattedMessage id="book.nameLetters.text" />
    </Callout>
  );
}

/** Links to the profile, from where the client comes back to this form. */
export function ToProfile() {
  return (
    <TextLink to={withReturnUrl(profilePath(), useLocation())}>
      <FormattedMessage id="book.nameLetters.open" />
    </TextLink>
  );
}

/** Tells visitors that booking needs an account; the button below the form leads on to one, and back to the form. */
function VisitorNote() {
  const here = useLocation();
  return (
    <Callout kind="info">
      <FormattedMessage
        id="book.visitorText"
        values={{
          in: (words) => (
            <TextLink key="in" to={withReturnUrl(signInPath(), here)}>
              {words}
            </TextLink>
          ),
        }}
      />
    </Callout>
  );
}
