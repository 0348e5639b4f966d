import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { isCallError } from "../../../../platform/web/callError";
import { useSharedDrafts } from "../../../../platform/web/drafts/useSharedDrafts";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { Link, useNavigate } from "../../../../platform/web/links";
import { safeReturnUrl } from "../../../../platform/web/session/returnUrl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { signInPath } from "../../account.pages";
import { NewPasswordField } from "../AccountFields";
import { useActivateClientMutation } from "../account.api";
import { activateSchema } from "../accountSchemas";
import { AccountLinks } from "./AccountLinks";
import { readTicket } from "./sentRegistration";
import { useSignInByCode } from "./useSignInByCode";

/**
 * /activate_client/{code}. A button activates, not the visit, as mail scanners and previews visit links too. It signs
 * in and leads back to where the registration began. (ACC-15) In a browser that did not register, a password is asked
 * for: the one of the registration may be a stranger's. (ACC-23)
 */
export default function ActivatePage() {
  const { activationCode: code = "" } = useParams();
  const [ticket] = useState(readTicket);
  const [activate, { isLoading, isSuccess, error }] = useActivateClientMutation();
  const [asks, setAsks] = useState(ticket === null);
  const signInByCode = useSignInByCode();
  const navigate = useNavigate();
  useSharedDrafts();
  const confirm = async (given: { Ticket?: string; Password?: string }) => {
    const answer = await activate({ Code: code, ...given });
    if (answer.error) return answer;
    const { data: signedIn } = await signInByCode({ code });
    if (signedIn) void navigate(safeReturnUrl(answer.data.ReturnUrl), { replace: true });
    return undefined;
  };
  const form = useForm({
    initialValues: { Password: "" },
    validationSchema: activateSchema,
    send: ({ Password }) => confirm({ Password }),
  });
  const press = async () => {
    const answer = await confirm({ Ticket: ticket ?? undefined });
    setAsks(isCallError(answer?.error) && answer.error.code === "account.passwordNeeded");
  };
  if (isSuccess) return <Activated />;
  const isOver = isCallError(error) && error.code === "account.activationUnknown";
  return (
    <PageFrame
      scene={<PageScene zone="VAR" />}
      narrow
      title={<FormattedMessage id="account.activate.title" />}
      lead={<FormattedMessage id={asks ? "account.activate.passwordLead" : "account.activate.lead"} />}
    >
      {asks ? (
        <CallForm form={form} submit="account.activate.submit" failed="error.account.activateFailed">
          <form.Field
            as={NewPasswordField}
            name="Password"
            label={<FormattedMessage id="account.field.password" />}
            hint={<FormattedMessage id="account.field.passwordHint" />}
          />
        </CallForm>
      ) : null}
      {error && !asks ? <CallFailed failed="error.account.activateFailed" error={error} /> : null}
      {isOver ? (
        <p>
          <FormattedMessage id="account.activate.already" />
        </p>
      ) : null}
      <AccountLinks>
        {asks ? null : (
          <BusyButton
            variant="contained"
            color="secondary"
            size="large"
            loading={isLoading}
            onClick={() => void press()}
          >
            <FormattedMessage id="account.activate.submit" />
          </BusyButton>
        )}
        {error ? <SignInLink /> : null}
      </AccountLinks>
    </PageFrame>
  );
}

/** Shown after activation, also when the link is opened again later. */
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
    <Button component={Link} to={signInPath()} variant="outlined" size="large">
      <FormattedMessage id="account.signIn.submit" />
    </Button>
  );
}
