import { FormattedMessage } from "react-intl";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/TextField";
import { useGetTokenMutation } from "../account.api";
import { signInSchema } from "../accountSchemas";
import { DemoAccount } from "./DemoAccount";

/** E-mail and password; a failure shows the server's own words (WIRE-23). */
export function SignInForm() {
  const [getToken] = useGetTokenMutation();
  const form = useForm({
    initialValues: { email: "", password: "" },
    schema: signInSchema,
    send: ({ email, password }) => getToken({ email: email.trim(), password }),
  });
  return (
    <CallForm form={form} submit="account.signIn.submit" failed="account.signIn.failed">
      {__DEMO__ ? <DemoAccount onUse={(account) => form.formik.setValues(account)} /> : null}
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
    </CallForm>
  );
}
