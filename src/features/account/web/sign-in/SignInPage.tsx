import Link from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink, useLocation } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { AccountLinks } from "./AccountLinks";
import { SignedInGoesOn } from "./SignedInGoesOn";
import { SignInForm } from "./SignInForm";

/** /signIn. Whoever is signed in, by this form or in another tab, is sent on to the page they came for. */
export default function SignInPage() {
  const returnUrl = returnUrlOf(useLocation().search);
  return (
    <SignedInGoesOn>
      <PageFrame
        scene={<PageScene zone="LHA" />}
        narrow
        title={<FormattedMessage id="account.signIn.title" />}
        lead={<FormattedMessage id="account.signIn.lead" />}
      >
        <SignInForm />
        <AccountLinks>
          <Link component={RouterLink} to={`/signUp?${new URLSearchParams({ returnUrl })}`}>
            <FormattedMessage id="account.signIn.toRegister" />
          </Link>
          <Link component={RouterLink} to="/recoverPassword">
            <FormattedMessage id="account.signIn.toRecover" />
          </Link>
        </AccountLinks>
      </PageFrame>
    </SignedInGoesOn>
  );
}
