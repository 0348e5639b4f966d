import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { useIsClientsOwn } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { Instant } from "../../../../shared/instant";
import { instantText } from "../../../../shared/longDate";
import { OPTIONAL_MAILS, type OptionalMail } from "../../../../shared/optionalMails";
import { notesPath } from "../../../notes/notes.pages";
import type { Profile } from "../../account.schemas";
import { mailsContract } from "../../mails.contract";
import type { MailStatus } from "../../mails.schemas";
import { EmailChange } from "../email/EmailChange";
import { useChooseMailsMutation, useGetMailStandingQuery } from "./mails.api";
import { Unreachable } from "./Unreachable";

type OfClient = Pick<Profile, "clientId" | "email">;

/**
 * Whether our emails arrive, and which of them the client receives: a choice is stored immediately. (MAIL-8, MAIL-9)
 */
export function MailsSection({ profile: { clientId, email } }: { readonly profile: OfClient }) {
  const { data: status, error, refetch } = useGetMailStandingQuery({ clientId }, slowPollingOptions());
  const [changes, setChanges] = useState(false);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  // The form takes the place of the button that opened it.
  useEffect(() => {
    if (changes) form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }, [changes]);
  const begin = () => {
    setChanges(true);
    setChangedTo(null);
  };
  return (
    <Section
      title={<FormattedMessage id="account.mails.title" />}
      lead={
        <span style={{ overflowWrap: "anywhere" }}>
          <FormattedMessage id="account.mails.lead" values={{ email }} />
        </span>
      }
    >
      {status?.RefusedAt != null && <Refused email={email} at={status.RefusedAt} onChange={begin} />}
      {changes ? (
        <div ref={form}>
          <EmailChange
            clientId={clientId}
            onCancel={() => setChanges(false)}
            onChanged={(address) => {
              setChanges(false);
              setChangedTo(address);
            }}
          />
        </div>
      ) : (
        <Button variant="outlined" onClick={begin} sx={{ justifySelf: "start" }}>
          <FormattedMessage id="account.email.change" />
        </Button>
      )}
      <div role="status">
        {changedTo !== null && (
          <Callout kind="success">
            <span style={{ overflowWrap: "anywhere" }}>
              <FormattedMessage id="account.email.changed" values={{ email: changedTo }} />
            </span>
          </Callout>
        )}
      </div>
      {status && <Choice clientId={clientId} status={status} />}
      {!status && error && <LoadFailure title="account.mails.loadFailed" text={serverText(error)} onRetry={refetch} />}
      {!status && !error && <Skeleton variant="rounded" height={72} />}
    </Section>
  );
}

type RefusedProps = Pick<OfClient, "email"> & { readonly at: Instant; readonly onChange: () => void };

function Refused({ email, at, onChange }: RefusedProps) {
  const language = useLanguage();
  return (
    <Callout
      kind="warning"
      title={<Unreachable email={email} />}
      action={
        <div style={{ display: "flex", flexWrap: "wrap", gap: "8px 16px", alignItems: "center" }}>
          <Button variant="outlined" onClick={onChange}>
            <FormattedMessage id="account.email.change" />
          </Button>
          <TextLink to={notesPath()}>
            <FormattedMessage id="account.mails.toNotes" />
          </TextLink>
        </div>
      }
    >
      <FormattedMessage id="account.mails.refusedText" values={{ when: instantText(at, language) }} />
    </Callout>
  );
}

type ChoiceProps = { readonly clientId: number; readonly status: MailStatus };

function Choice({ clientId, status: { Unwanted } }: ChoiceProps) {
  const [choose, { error, isLoading, isSuccess }] = useChooseMailsMutation();
  const isTheirs = useIsClientsOwn(mailsContract.chooseMails);
  const without = (kind: OptionalMail) => Unwanted.filter((one) => one !== kind);
  return (
    <div style={{ display: "grid", gap: 12 }}>
      {OPTIONAL_MAILS.map((kind) => (
        <CheckboxField
          key={kind}
          name={`mails.${kind}`}
          label={<FormattedMessage id={`account.mails.${kind}`} />}
          hint={<FormattedMessage id={`account.mails.${kind}Hint`} />}
          checked={!Unwanted.includes(kind)}
          disabled={isTheirs || isLoading}
          onChange={({ target: { checked } }) =>
            void choose({ ClientId: clientId, Unwanted: checked ? without(kind) : [...without(kind), kind] })
          }
        />
      ))}
      <p role="status" className="visually-hidden">
        {isSuccess && <FormattedMessage id="account.mails.saved" />}
      </p>
      {error && <CallFailed failed="account.mails.saveFailed" error={error} />}
    </div>
  );
}
