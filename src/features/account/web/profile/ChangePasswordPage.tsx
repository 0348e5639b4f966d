import { FormattedMessage } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { showNotice } from "../../../../platform/web/notices/notices";
import { selectClientId } from "../../../../platform/web/session/auth";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";
import { TextField } from "../../../../platform/web/ui/TextField";
import { useChangePasswordMutation } from "../account.api";
import { changePasswordSchema } from "../accountSchemas";

/** /changePassword. Success and failure are told as WIRE-23 words them. (ACC-6) */
export default function ChangePasswordPage() {
  const [changePassword] = useChangePasswordMutation();
  const dispatch = useDispatch();
  const ClientId = useSelector(selectClientId);
  const form = useForm({
    initialValues: { OldPassword: "", NewPassword: "", ConfirmPassword: "" },
    schema: changePasswordSchema,
    send: async (values) => {
      const answer = await changePassword({ ClientId, ...values });
      if (!answer.error) {
        dispatch(showNotice("account.change.done"));
        form.formik.resetForm();
      }
      return answer;
    },
  });
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.change.title" />}
      lead={<FormattedMessage id="account.change.lead" />}
    >
      <CallForm form={form} submit="account.change.submit">
        <TextField
          {...form.field("OldPassword")}
          label={<FormattedMessage id="account.field.oldPassword" />}
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          {...form.field("NewPassword")}
          label={<FormattedMessage id="account.field.newPassword" />}
          hint={<FormattedMessage id="account.field.passwordHint" />}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField
          {...form.field("ConfirmPassword")}
          label={<FormattedMessage id="account.field.confirmPassword" />}
          type="password"
          autoComplete="new-password"
          required
        />
      </CallForm>
    </PageFrame>
  );
}
