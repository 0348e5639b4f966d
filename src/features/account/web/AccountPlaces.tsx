import Link from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink } from "react-router";
import { Section } from "../../../platform/web/ui/page/Section";
import { AccountLinks } from "./sign-in/AccountLinks";

/** Links to the other parts of the account. */
export function AccountPlaces() {
  return (
    <Section title={<FormattedMessage id="account.places.title" />}>
      <AccountLinks>
        <Link component={RouterLink} to="/fund">
          <FormattedMessage id="account.places.fund" />
        </Link>
        <Link component={RouterLink} to="/changePassword">
          <FormattedMessage id="shell.changePassword" />
        </Link>
        <Link component={RouterLink} to="/my-second-factor">
          <FormattedMessage id="account.places.secondFactor" />
        </Link>
        <Link component={RouterLink} to="/my-sessions">
          <FormattedMessage id="account.places.sessions" />
        </Link>
        <Link component={RouterLink} to="/my-data">
          <FormattedMessage id="account.places.myData" />
        </Link>
      </AccountLinks>
    </Section>
  );
}
