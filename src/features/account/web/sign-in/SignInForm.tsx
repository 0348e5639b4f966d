import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { useGetTokenMutation } from "../account.api";
import { signInSchema } from "../accountSchemas";
import { DemoAccount } from "./DemoAccount";

/** As the token call says that a code has to be typed, or another one. */
const CODE_ASKED = "account.activationCodeWrong";

/** E-mail and password, and the code of a second factor where there is one (DESK-20); a failure shows the server's own words (WIRE-23). */
export function SignInForm() {
  const [getToken] = useGetTokenMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    initialValues: { email: "", password: "", code: "" },
    schema: signInSchema,
    send: async ({ email, password, code }) => {
      const answer = await getToken({ email: email.trim(), password, ...(needsCode && { code: code.trim() }) });
      // Asked for a code that it had no field for: no failure, but the next step.
      if (needsCode || !answer.error || !("status" in answer.error) || answer.error.code !== CODE_ASKED) return answer;
      setNeedsCode(true);
      return undefined;
    },
  });
  return (
    <CallForm form={form} submit="account.signIn.submit" failed="account.signIn.failed">
      {__DEMO__ ? <DemoAccount onUse={(account) => form.formik.setValues({ ...account, code: "" })} /> : null}
      <TextField
        {...form.field("email")}
        label={<FormattedMessage id="account.field.email" />}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <TextField
        {...form.field("password")}
        label={<FormattedMessage id="account.field.password" />}
        type="password"
        autoComplete="current-password"
        required
      />
      {needsCode ? (
        <TextField
          {...form.field("code")}
          label={<FormattedMessage id="account.field.factorCode" />}
          hint={<FormattedMessage id="account.field.factorCodeHint" />}
          className="tabular"
          autoComplete="one-time-code"
          maxLength={40}
          // The press of the button has brought it, and it is all that is left to type.
          autoFocus
          required
        />
      ) : null}
    </CallForm>
  );
}
