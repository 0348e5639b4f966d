import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { Link } from "../../../../platform/web/links";
import { selectClientId } from "../../../../platform/web/session/auth";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { accountContract } from "../../account.contract";
import { recoverPasswordPath, signInPath } from "../../account.pages";
import { NewPasswordField, PasswordField } from "../AccountFields";
import { useChangePasswordMutation } from "../account.api";
import { changePasswordSchema } from "../accountSchemas";

/** /changePassword, a public page (WEB-1); without a session it asks the visitor to sign in. */
export default function ChangePasswordPage() {
  return useSelector(selectClientId) === 0 ? <SignInFirst /> : <ChangePassword />;
}

function SignInFirst() {
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.change.title" />}
      lead={<FormattedMessage id="account.change.signInFirst" />}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 2 }}>
        <Button component={Link} to={withReturnUrl(signInPath(), useLocation())} variant="contained" color="secondary">
          <FormattedMessage id="account.signIn.title" />
        </Button>
        <Button component={Link} to={recoverPasswordPath()} variant="outlined">
          <FormattedMessage id="account.recover.title" />
        </Button>
      </Stack>
    </PageFrame>
  );
}

/** Success and failure messages are those of WIRE-23. (ACC-6) */
function ChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const ClientId = useSelector(selectClientId);
  const form = useForm({
    initialValues: { OldPassword: "", NewPassword: "", ConfirmPassword: "" },
    validationSchema: changePasswordSchema,
    send: async (values) => {
      const { error } = await changePassword({ ClientId, ...values });
      if (error) return { error };
      form.formik.resetForm();
      return { done: "account.change.done" };
    },
  });
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.change.title" />}
      lead={<FormattedMessage id="account.change.lead" />}
    >
      <BlockedWhileImpersonating call={accountContract.changePassword}>
        <CallForm form={form} submit="account.change.submit" failed="error.account.changePasswordFailed">
          <form.Field
            as={PasswordField}
            name="OldPassword"
            label={<FormattedMessage id="account.field.oldPassword" />}
            hint={<FormattedMessage id="account.field.noPasswordHint" />}
          />
          <form.Field
            as={NewPasswordField}
            name="NewPassword"
            label={<FormattedMessage id="account.field.newPassword" />}
            hint={<FormattedMessage id="account.field.passwordHint" />}
          />
          <form.Field
            as={NewPasswordField}
            name="ConfirmPassword"
            label={<FormattedMessage id="account.field.confirmPassword" />}
          />
        </CallForm>
      </BlockedWhileImpersonating>
    </PageFrame>
  );
}
