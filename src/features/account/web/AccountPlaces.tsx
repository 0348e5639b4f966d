import Link from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink } from "../../../platform/web/links";
import { Section } from "../../../platform/web/ui/page/Section";
import { changePasswordPath, fundPath, myDataPath, secondFactorPath, sessionsPath } from "../account.pages";
import { AccountLinks } from "./sign-in/AccountLinks";

/** Links to the other parts of the account. */
export function AccountPlaces() {
  return (
    <Section title={<FormattedMessage id="account.places.title" />}>
      <AccountLinks>
        <Link component={RouterLink} to={fundPath()}>
          <FormattedMessage id="account.places.fund" />
        </Link>
        <Link component={RouterLink} to={changePasswordPath()}>
          <FormattedMessage id="shell.changePassword" />
        </Link>
        <Link component={RouterLink} to={secondFactorPath()}>
          <FormattedMessage id="account.places.secondFactor" />
        </Link>
        <Link component={RouterLink} to={sessionsPath()}>
          <FormattedMessage id="account.places.sessions" />
        </Link>
        <Link component={RouterLink} to={myDataPath()}>
          <FormattedMessage id="account.places.myData" />
        </Link>
      </AccountLinks>
    </Section>
  );
}
