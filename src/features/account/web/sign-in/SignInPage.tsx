import Link from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { Link as RouterLink } from "../../../../platform/web/links";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { recoverPasswordPath, signUpPath } from "../../account.pages";
import { AccountLinks } from "./AccountLinks";
import { SignInForm } from "./SignInForm";
import { VisitorsOnly } from "./VisitorsOnly";

/** /signIn. A user who is signed in, by this form or in another tab, is redirected to the page they came for. */
export default function SignInPage() {
  const returnUrl = returnUrlOf(useLocation().search);
  return (
    <VisitorsOnly>
      <PageFrame
        scene={<PageScene zone="LHA" />}
        narrow
        title={<FormattedMessage id="account.signIn.title" />}
        lead={<FormattedMessage id="account.signIn.lead" />}
      >
        <SignInForm />
        <AccountLinks>
          <Link component={RouterLink} to={signUpPath({ returnUrl })}>
            <FormattedMessage id="account.signIn.toRegister" />
          </Link>
          <Link component={RouterLink} to={recoverPasswordPath()}>
            <FormattedMessage id="account.signIn.toRecover" />
          </Link>
        </AccountLinks>
      </PageFrame>
    </VisitorsOnly>
  );
}
