import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import type { MessageId } from "../../../../platform/web/messages";
import { TextField } from "../../../../platform/web/ui/TextField";
import { useSignInByCode } from "./useSignInByCode";

const sixDigits: MessageId = "account.signUpSuccess.codeMissing";
const schema = object({
  code: string()
    .trim()
    .required(sixDigits)
    .matches(/^\d{6}$/, sixDigits),
});

/** The six digits of the email, typed where one registered: they activate the account and sign in. (ACC-15) */
export function ActivationCodeForm({ email }: { readonly email: string }) {
  const signInByCode = useSignInByCode();
  const form = useForm({
    initialValues: { code: "" },
    schema,
    send: ({ code }) => signInByCode({ email, code: code.trim() }),
  });
  return (
    <CallForm form={form} submit="account.signUpSuccess.submit">
      <TextField
        {...form.field("code")}
        label={<FormattedMessage id="account.signUpSuccess.code" />}
        className="tabular"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
    </CallForm>
  );
}
