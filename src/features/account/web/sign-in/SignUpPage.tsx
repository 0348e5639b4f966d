import Link from "@mui/material/Link";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { Link as RouterLink } from "../../../../platform/web/links";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { signInPath } from "../../account.pages";
import { AccountLinks } from "./AccountLinks";
import { SignUpForm } from "./SignUpForm";
import { readSignUpDraft } from "./signUpDraft";
import { VisitorsOnly } from "./VisitorsOnly";

/** /signUp: registration, followed by activation by email (ACC-1). */
export default function SignUpPage() {
  const { search } = useLocation();
  const [books] = useState(() => readSignUpDraft() !== null);
  return (
    <VisitorsOnly>
      <PageFrame
        scene={<PageScene zone="VIN" />}
        narrow
        title={<FormattedMessage id="account.signUp.title" />}
        lead={<FormattedMessage id={books ? "account.signUp.leadBooking" : "account.signUp.lead"} />}
      >
        <SignUpForm />
        <AccountLinks>
          <Link component={RouterLink} to={signInPath(new URLSearchParams(search))}>
            <FormattedMessage id="account.signUp.toSignIn" />
          </Link>
        </AccountLinks>
      </PageFrame>
    </VisitorsOnly>
  );
}
