import Button from "@mui/material/Button";
import { type ChangeEvent, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { typed } from "../../../../platform/web/forms/rules";
import { type Answer, useForm } from "../../../../platform/web/forms/useForm";
import { PasskeyButton } from "../../../../platform/web/passkeys/PasskeyButton";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { plainCode } from "../../../../shared/plainText";
import type { FactorProof, OwnAccess } from "../../access.schemas";
import { useAskPasskeyMutation } from "./access.api";

type Props = {
  readonly factor: OwnAccess["SecondFactor"];
  readonly lead?: MessageId;
  /** False: the proof of the second factor is enough. */
  readonly withPassword?: boolean;
  readonly submit: MessageId;
  readonly failed: MessageId;
  readonly send: (proof: FactorProof) => Promise<Answer | undefined>;
  readonly onBack: () => void;
};

/** What every change of the second factor needs: the password and, while it is on, a code or a passkey. (SAFE-40) */
export function ProofForm({
  factor: { On, Passkeys },
  lead = "account.factor.proofLead",
  withPassword = true,
  submit,
  failed,
  send,
  onBack,
}: Props) {
  const [askPasskey] = useAskPasskeyMutation();
  const signed = useRef<string | null>(null);
  // With a passkey's signature no code is required, not even after the passkey was refused.
  const [byPasskey, setByPasskey] = useState(false);
  const schema = useMemo(() => {
    const code = typed(plainCode).test(
      "shown",
      "account.invalid.factorCode" satisfies MessageId,
      (shown) => !On || signed.current !== null || byPasskey || Boolean(shown),
    );
    const password = string();
    return object({
      Password: withPassword ? password.required("account.invalid.password" satisfies MessageId) : password,
      Code: code,
    });
  }, [On, byPasskey, withPassword]);
  const form = useForm({
    initialValues: { Password: "", Code: "" },
    validationSchema: schema,
    prefix: "proof",
    send: ({ Password, Code }) => {
      const Passkey = signed.current;
      signed.current = null;
      return send({
        Password: withPassword ? Password : undefined,
        Code: On && Passkey === null ? Code.trim() : undefined,
        Passkey: On && Passkey !== null ? Passkey : undefined,
      });
    },
  });
  return (
    <>
      <CallForm form={form} submit={submit} failed={failed} second>
        <p>
          <FormattedMessage id={lead} />
        </p>
        {withPassword && (
          <form.Field
            as={TextField}
            name="Password"
            label={<FormattedMessage id="account.factor.password" />}
            type="password"
            autoComplete="current-password"
            // The button that opened this form was pressed to fill in this field.
            autoFocus
            required
          />
        )}
        {On && (
          <form.Field
            as={TextField}
            name="Code"
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              signed.current = null;
              setByPasskey(false);
              form.formik.handleChange(event);
            }}
            label={<FormattedMessage id="account.field.factorCode" />}
            hint={<FormattedMessage id="account.field.factorCodeHint" />}
            className="tabular"
            autoFocus={!withPassword}
            autoComplete="one-time-code"
            maxLength={LONGEST.typedCode}
            required={Passkeys.length === 0}
          />
        )}
        {On && Passkeys.length > 0 && (
          <PasskeyButton
            ask={async () => (await askPasskey()).data?.Options ?? null}
            disabled={form.sending || (withPassword && form.values.Password === "")}
            onSigned={(answer) => {
              signed.current = answer;
              setByPasskey(true);
              form.submit();
            }}
          />
        )}
      </CallForm>
      <Button variant="text" onClick={onBack}>
        <FormattedMessage id="account.factor.back" />
      </Button>
    </>
  );
}
