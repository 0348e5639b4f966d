import Link from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink, useLocation } from "react-router";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";
import { AccountLinks } from "./AccountLinks";
import { SignUpForm } from "./SignUpForm";

/** /signUp: registration, followed by activation through a code link (ACC-1). */
export default function SignUpPage() {
  const { search } = useLocation();
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.signUp.title" />}
      lead={<FormattedMessage id="account.signUp.lead" />}
    >
      <SignUpForm />
      <AccountLinks>
        <Link component={RouterLink} to={`/signIn${search}`}>
          <FormattedMessage id="account.signUp.toSignIn" />
        </Link>
      </AccountLinks>
    </PageFrame>
  );
}
