import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { Link } from "../../../../platform/web/links";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { useSecondsUntil } from "../../../../platform/web/ui/status/useSecondsUntil";
import { MINUTE, SECOND } from "../../../../shared/instant";
import { signUpPath } from "../../account.pages";
import { nextMailAt } from "../../account.rules";
import { useRegisterClientMutation } from "../account.api";
import { useGetRegistrationMailQuery } from "../mails/mails.api";
import { Unreachable } from "../mails/Unreachable";
import { addSentRegistration, readSentRegistration, type SentRegistration } from "./sentRegistration";
import { useProofOfWork } from "./useProofOfWork";

/** For visitors who get no email: have it sent again, or return to the form, which keeps the input. (ACC-19) */
export function SendEmailAgain() {
  const { search } = useLocation();
  const [registration, setRegistration] = useState(readSentRegistration);
  return (
    <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      {registration ? <Unreached key={registration.ticket} registration={registration} /> : null}
      {registration ? (
        <Again registration={registration} onSent={setRegistration} />
      ) : (
        <p>
          <FormattedMessage id="account.signUpSuccess.byForm" />
        </p>
      )}
      <Button component={Link} to={signUpPath(new URLSearchParams(search))} variant="text">
        <FormattedMessage id="account.signUpSuccess.change" />
      </Button>
    </div>
  );
}

/**
 * Reports that the email could not be delivered, as soon as that is known. That is usually within seconds, so the page
 * polls only for a while. (MAIL-8)
 */
function Unreached({ registration: { client, ticket } }: Pick<Props, "registration">) {
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), ASK_FOR);
    return () => clearTimeout(timer);
  }, []);
  const email = client.email ?? "";
  const { data } = useGetRegistrationMailQuery(
    { email, Ticket: ticket },
    { pollingInterval: isAwaited ? ASK_EVERY : 0, skipPollingIfUnfocused: true },
  );
  // In the page from the start, so that it is announced.
  return (
    <div role="status">
      {data?.RefusedAt != null && (
        <Callout kind="warning" title={<Unreachable email={email} />}>
          <FormattedMessage id="account.signUpSuccess.refused" />
        </Callout>
      )}
    </div>
  );
}

/** Milliseconds. */
const ASK_EVERY = 5 * SECOND;
const ASK_FOR = 2 * MINUTE;

type Props = { readonly registration: SentRegistration; readonly onSent: (next: SentRegistration) => void };

/** Registering again with the same data sends the email again. The server sends only as many as `nextMailAt` counts. */
function Again({ registration: { client, sentAt }, onSent }: Props) {
  const seconds = useSecondsUntil(nextMailAt(sentAt));
  const [register, { error }] = useRegisterClientMutation();
  const [sending, setSending] = useState(false);
  const proof = useProofOfWork("registration");
  const place = useLostFocus<HTMLDivElement>(sentAt.length);
  const send = async () => {
    setSending(true);
    const { data } = await register({ ...client, ...(await proof()) });
    setSending(false);
    if (data) onSent(addSentRegistration(client, data.Ticket, Date.now()));
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
