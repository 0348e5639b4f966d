import { FormattedMessage } from "react-intl";
import { TextField } from "../../../web/ui/TextField";
import { AccountForm } from "./AccountForm";
import { useGetTokenMutation } from "./account.api";
import { signInSchema } from "./accountSchemas";
import { callFailure } from "./callFailure";
import { DemoAccount } from "./DemoAccount";
import { useAccountForm } from "./useAccountForm";

/** E-mail and password; a failure shows the server's own words (specification section 8). */
export function SignInForm() {
  const [getToken] = useGetTokenMutation();
  const form = useAccountForm({
    initialValues: { email: "", password: "" },
    schema: signInSchema,
    send: async ({ email, password }) => callFailure(await getToken({ email: email.trim(), password })),
  });
  return (
    <AccountForm form={form} submit="account.signIn.submit" failed="account.signIn.failed">
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
    </AccountForm>
  );
}
