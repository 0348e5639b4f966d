import { FormattedMessage } from "react-intl";
import { SITE_ID } from "../../../shared/constants";
import { CallForm } from "../../../web/forms/CallForm";
import { callFailure } from "../../../web/forms/callFailure";
import { useCallForm } from "../../../web/forms/useCallForm";
import { Callout } from "../../../web/ui/Callout";
import { PageFrame } from "../../../web/ui/PageFrame";
import { TextField } from "../../../web/ui/TextField";
import { useRecoverPasswordMutation } from "./account.api";
import { recoverSchema } from "./accountSchemas";

/** /recoverPassword. It always says the same, whether or not there is such an account (specification section 8). */
export default function RecoverPasswordPage() {
  const [recoverPassword, { isSuccess, isError, error }] = useRecoverPasswordMutation();
  const unanswered = isError && callFailure({ error })?.status === "offline";
  const form = useCallForm({
    initialValues: { email: "" },
    schema: recoverSchema,
    send: async ({ email }) => {
      const failure = callFailure(await recoverPassword({ email: email.trim(), siteId: SITE_ID }));
      return failure?.status === "offline" ? failure : undefined;
    },
  });
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.recover.title" />}
      lead={<FormattedMessage id="account.recover.lead" />}
    >
      {(isSuccess || isError) && !unanswered ? (
        <Callout kind="success" announce title={<FormattedMessage id="account.recover.sent" />}>
          <FormattedMessage id="account.recover.sentText" />
        </Callout>
      ) : (
        <CallForm form={form} submit="account.recover.submit">
          <TextField
            {...form.field("email")}
            label={<FormattedMessage id="account.field.email" />}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
        </CallForm>
      )}
    </PageFrame>
  );
}
