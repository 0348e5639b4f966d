import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { useSecondsUntil } from "../../../../platform/web/ui/status/useSecondsUntil";
import { nextMailAt } from "../../account.rules";
import { useRegisterClientMutation } from "../account.api";
import { addSentRegistration, readSentRegistration, type SentRegistration } from "./sentRegistration";
import { useProof } from "./useProof";

/** For who gets no email: have it sent again, or go back to the form, which keeps what was typed. (ACC-19) */
export function SendEmailAgain() {
  const { search } = useLocation();
  const [registration, setRegistration] = useState(readSentRegistration);
  return (
    <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      {registration ? (
        <Again registration={registration} onSent={setRegistration} />
      ) : (
        <p>
          <FormattedMessage id="account.signUpSuccess.byForm" />
        </p>
      )}
      <Button component={Link} to={`/signUp${search}`} variant="text">
        <FormattedMessage id="account.signUpSuccess.change" />
      </Button>
    </div>
  );
}

type Props = { readonly registration: SentRegistration; readonly onSent: (next: SentRegistration) => void };

/** Registering again with the same data sends the email again. The server sends only as many as `nextMailAt` counts. */
function Again({ registration: { client, sentAt }, onSent }: Props) {
  const seconds = useSecondsUntil(nextMailAt(sentAt));
  const [register, { error }] = useRegisterClientMutation();
  const [sending, setSending] = useState(false);
  const proof = useProof();
  const place = useLostFocus<HTMLDivElement>(sentAt.length);
  const send = async () => {
    setSending(true);
    const { data } = await register({ ...client, ...(await proof()) });
    setSending(false);
    if (data) onSent(addSentRegistration(client, Date.now()));
  };
  return (
    <div ref={place} tabIndex={-1} style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      <p role="status">{sentAt.length > 1 ? <FormattedMessage id="account.signUpSuccess.sentAgain" /> : null}</p>
      {error ? <CallFailed failed="account.signUpSuccess.againFailed" error={error} /> : null}
      {seconds > 0 ? (
        <p className="tabular">
          <FormattedMessage
            id="account.signUpSuccess.wait"
            values={{ seconds, minutes: seconds > 60 ? Math.ceil(seconds / 60) : 0 }}
          />
        </p>
      ) : (
        <BusyButton variant="outlined" loading={sending} onClick={() => void send()}>
          <FormattedMessage id="account.signUpSuccess.again" />
        </BusyButton>
      )}
    </div>
  );
}
