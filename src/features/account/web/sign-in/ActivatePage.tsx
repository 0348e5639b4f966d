import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link, useParams } from "react-router";
import { Callout } from "../../../../platform/web/ui/Callout";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";
import { serverText } from "../../../../platform/web/ui/serverText";
import { useActivateClientMutation } from "../account.api";
import { AccountLinks } from "./AccountLinks";

/** /activate_client/{code}. A press activates, not the visit: mail scanners and previews visit links too. */
export default function ActivatePage() {
  const { activationCode = "" } = useParams();
  const [activate, { isLoading, isSuccess, error }] = useActivateClientMutation();
  if (isSuccess) return <Activated />;
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.activate.title" />}
      lead={<FormattedMessage id="account.activate.lead" />}
    >
      {error ? (
        <Callout kind="error" announce>
          {serverText(error)} <FormattedMessage id="account.activate.already" />
        </Callout>
      ) : null}
      <AccountLinks>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          disabled={isLoading}
          onClick={() => activate({ code: activationCode })}
        >
          <FormattedMessage id="account.activate.submit" />
        </Button>
        {error ? <SignInLink /> : null}
      </AccountLinks>
    </PageFrame>
  );
}

function Activated() {
  return (
    <PageFrame
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
