import Link from "@mui/material/Link";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink, useLocation } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { AccountLinks } from "./AccountLinks";
import { readNewcomer } from "./newcomer";
import { SignedInGoesOn } from "./SignedInGoesOn";
import { SignUpForm } from "./SignUpForm";

/** /signUp: registration, followed by activation by email (ACC-1). */
export default function SignUpPage() {
  const { search } = useLocation();
  const [books] = useState(() => readNewcomer() !== null);
  return (
    <SignedInGoesOn>
      <PageFrame
        scene={<PageScene zone="VIN" />}
        narrow
        title={<FormattedMessage id="account.signUp.title" />}
        lead={<FormattedMessage id={books ? "account.signUp.leadBooking" : "account.signUp.lead"} />}
      >
        <SignUpForm />
        <AccountLinks>
          <Link component={RouterLink} to={`/signIn${search}`}>
            <FormattedMessage id="account.signUp.toSignIn" />
          </Link>
        </AccountLinks>
      </PageFrame>
    </SignedInGoesOn>
  );
}
