import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { emailContract } from "../../email.contract";
import type { EmailChange as Started } from "../../email.schemas";
import { EmailField, PasswordField } from "../AccountFields";
import { emailChangeSchema } from "../accountSchemas";
import { SixDigitsField, sixDigits } from "../SixDigitsField";
import { useConfirmEmailChangeMutation, useStartEmailChangeMutation } from "./email.api";

type Props = {
  readonly clientId: number;
  readonly onCancel: () => void;
  /** Called with the new address, once it is the client's. */
  readonly onChanged: (email: string) => void;
};

/** Asks for the password and the new address, then for the code that was sent there. (ACC-24) */
export function EmailChange({ clientId, onCancel, onChanged }: Props) {
  const [started, setStarted] = useState<Started | null>(null);
  return (
    <BlockedWhileImpersonating call={emailContract.startEmailChange}>
      <div style={{ display: "grid", gap: 16, maxWidth: 480 }}>
        {started ? (
          <Code clientId={clientId} started={started} onChanged={onChanged} />
        ) : (
          <NewAddress clientId={clientId} onStarted={setStarted} />
        )}
        <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
          {started && (
            <Button onClick={() => setStarted(null)}>
              <FormattedMessage id="account.email.other" />
            </Button>
          )}
          <Button onClick={onCancel}>
            <FormattedMessage id="account.email.cancel" />
          </Button>
        </div>
      </div>
    </BlockedWhileImpersonating>
  );
}

type NewAddressProps = { readonly clientId: number; readonly onStarted: (started: Started) => void };

function NewAddress({ clientId: ClientId, onStarted }: NewAddressProps) {
  const [start] = useStartEmailChangeMutation();
  const form = useForm({
    initialValues: { Email: "", Password: "" },
    validationSchema: emailChangeSchema,
    prefix: "email-change",
    send: async (values) => {
      const answer = await start({ ClientId, ...values });
      if (answer.data) onStarted(answer.data);
      return answer;
    },
  });
  return (
    <CallForm form={form} submit="account.email.submit" failed="account.email.failed" second>
      <form.Field
        as={EmailField}
        name="Email"
        autoComplete="email"
        label={<FormattedMessage id="account.email.new" />}
      />
      <form.Field
        as={PasswordField}
        name="Password"
        label={<FormattedMessage id="account.field.oldPassword" />}
        hint={<FormattedMessage id="account.field.noPasswordHint" />}
      />
    </CallForm>
  );
}

const codeSchema = object({ Code: sixDigits("account.phone.codeMissing") });

type CodeProps = Pick<Props, "clientId" | "onChanged"> & { readonly started: Started };

function Code({ clientId: ClientId, started: { Email, Ticket }, onChanged }: CodeProps) {
  const [confirm] = useConfirmEmailChangeMutation();
  const form = useForm({
    initialValues: { Code: "" },
    validationSchema: codeSchema,
    prefix: "email-code",
    send: async ({ Code }) => {
      const answer = await confirm({ ClientId, Email, Ticket, Code: Code.trim() });
      if (!answer.error) onChanged(Email);
      return answer;
    },
  });
  return (
    <>
      <p role="status" style={{ overflowWrap: "anywhere" }}>
        <FormattedMessage id="account.email.sent" values={{ email: Email }} />
      </p>
      <CallForm form={form} submit="account.email.confirm" failed="account.email.failed" second>
        <form.Field as={SixDigitsField} name="Code" label={<FormattedMessage id="account.email.code" />} />
      </CallForm>
    </>
  );
}
