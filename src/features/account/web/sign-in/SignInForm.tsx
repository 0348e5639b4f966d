import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { isCallError } from "../../../../platform/web/callError";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { PasskeyButton } from "../../../../platform/web/passkeys/PasskeyButton";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { plainEmail } from "../../../../shared/contacts";
import { LONGEST } from "../../../../shared/longest";
import { EmailField, PasswordField } from "../AccountFields";
import { useGetTokenMutation } from "../account.api";
import { signInSchema } from "../accountSchemas";

const account = { email: "tourist@example.com", password: "Malecon-2026" };

/** The code of the token call's failure when a second-factor code is needed, or was wrong. */
const CODE_ASKED = "account.activationCodeWrong";

/**
 * Email address and password, and a second factor's code or passkey if there is one (DESK-20, SAFE-40); a failure shows
 * the server's own text (WIRE-23).
 */
export function SignInForm() {
  const [getToken] = useGetTokenMutation();
  /** The second factor to ask for: a code, or a passkey's signature if there is a passkey. */
  const [factor, setFactor] = useState<{ passkey: string | null } | null>(null);
  const signed = useRef<string | null>(null);
  const form = useForm({
    initialValues: { email: "", password: "", code: "" },
    validationSchema: signInSchema,
    send: async ({ email, password, code }) => {
      const passkey = signed.current;
      signed.current = null;
      const shown = passkey === null ? factor && { code: code.trim() } : { passkey };
      const answer = await getToken({ email: plainEmail(email), password, ...shown });
      if (!isCallError(answer.error) || answer.error.code !== CODE_ASKED) return answer;
      const { passkey: options } = answer.error.facts ?? {};
      setFactor({ passkey: options === undefined ? null : String(options) });
      // A code is needed that the form had no field for: not a failure, but the next step.
      return factor ? answer : undefined;
    },
  });
  return (
    <CallForm form={form} submit="account.signIn.submit" failed="account.signIn.failed">
      {__DEMO__ ? <DemoAccount onUse={(account) => form.formik.setValues({ ...account, code: "" })} /> : null}
      <form.Field as={EmailField} name="email" autoComplete="username" />
      <form.Field as={PasswordField} name="password" label={<FormattedMessage id="account.field.password" />} />
      {factor?.passkey ? (
        <PasskeyButton
          ask={() => factor.passkey}
          disabled={form.sending}
          onSigned={(answer) => {
            signed.current = answer;
            form.submit();
          }}
        />
      ) : null}
      {factor ? (
        <form.Field
          as={TextField}
          name="code"
          label={<FormattedMessage id="account.field.factorCode" />}
          hint={<FormattedMessage id="account.field.factorCodeHint" />}
          className="tabular"
          autoComplete="one-time-code"
          maxLength={LONGEST.typedCode}
          // The pressed button made this field appear, the only one left to fill in.
          autoFocus
          required
        />
      ) : null}
      {factor ? (
        <p>
          <FormattedMessage id="account.signIn.factorLost" />
        </p>
      ) : null}
    </CallForm>
  );
}

/** A button that fills in the demo account (OPS-9); not part of a production build. */
function DemoAccount({ onUse }: { readonly onUse: (values: typeof account) => void }) {
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="account.signIn.demo" />}
      action={
        <Button type="button" variant="outlined" size="small" onClick={() => onUse(account)}>
          <FormattedMessage id="account.signIn.demoUse" />
        </Button>
      }
    >
      <FormattedMessage id="account.signIn.demoText" values={account} />
    </Callout>
  );
}
