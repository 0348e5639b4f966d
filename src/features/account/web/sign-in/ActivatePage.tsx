import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link, useNavigate, useParams } from "react-router";
import { useSharedDrafts } from "../../../../platform/web/drafts/useSharedDrafts";
import { safeReturnUrl } from "../../../../platform/web/session/returnUrl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { PageScene } from "../../../../platform/web/ui/page/PageScene";
import { useActivateClientMutation } from "../account.api";
import { AccountLinks } from "./AccountLinks";
import { useSignInByCode } from "./useSignInByCode";

/**
 * /activate_client/{code}. A button activates, not the visit, as mail scanners and previews visit links too. It signs
 * in and leads back to where the registration began. (ACC-15)
 */
export default function ActivatePage() {
  const { activationCode: code = "" } = useParams();
  const [activate, { isLoading, isSuccess, error }] = useActivateClientMutation();
  const signInByCode = useSignInByCode();
  const navigate = useNavigate();
  useSharedDrafts();
  const confirm = async () => {
    const { data: activated } = await activate({ code });
    if (!activated) return;
    const { data: signedIn } = await signInByCode({ code });
    if (signedIn) void navigate(safeReturnUrl(activated.ReturnUrl), { replace: true });
  };
  if (isSuccess) return <Activated />;
  return (
    <PageFrame
      scene={<PageScene zone="VAR" />}
      narrow
      title={<FormattedMessage id="account.activate.title" />}
      lead={<FormattedMessage id="account.activate.lead" />}
    >
      {error ? (
        <CallFailed failed="error.account.activateFailed" error={error}>
          {" "}
          <FormattedMessage id="account.activate.already" />
        </CallFailed>
      ) : null}
      <AccountLinks>
        <BusyButton
          variant="contained"
          color="secondary"
          size="large"
          loading={isLoading}
          onClick={() => void confirm()}
        >
          <FormattedMessage id="account.activate.submit" />
        </BusyButton>
        {error ? <SignInLink /> : null}
      </AccountLinks>
    </PageFrame>
  );
}

/** Shown during the sign-in, and if there is none: a link opened again much later. */
function Activated() {
  return (
    <PageFrame
      scene={<PageScene zone="VAR" />}
      narrow
      title={<FormattedMessage id="account.activate.done" />}
      lead={<FormattedMessage id="account.activate.doneText" />}
    >
      <SignInLink />
    </PageFrame>
  );
}

function SignInLink() {
  return (
    <Button component={Link} to="/signIn" variant="outlined" size="large">
      <FormattedMessage id="account.signIn.submit" />
    </Button>
  );
}
