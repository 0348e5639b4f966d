import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { SixDigitsField, sixDigits } from "../SixDigitsField";
import { useSignInByCode } from "./useSignInByCode";

const schema = object({ code: sixDigits("account.signUpSuccess.codeMissing") });

/** The form for the email's six digits, after registration: they activate the account and sign in. (ACC-15) */
export function ActivationCodeForm({ email }: { readonly email: string }) {
  const signInByCode = useSignInByCode();
  const form = useForm({
    initialValues: { code: "" },
    schema,
    send: ({ code }) => signInByCode({ email, code: code.trim() }),
  });
  return (
    <CallForm form={form} submit="account.signUpSuccess.submit">
      <SixDigitsField {...form.field("code")} label={<FormattedMessage id="account.signUpSuccess.code" />} />
    </CallForm>
  );
}
