import Button from "@mui/material/Button";
import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { PageScene } from "../../../../art/PageScene";
import { type CallError, isCallError } from "../../../../platform/web/callError";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { Link } from "../../../../platform/web/links";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SITE_ID } from "../../../../shared/constants";
import { plainEmail } from "../../../../shared/contacts";
import { signInPath } from "../../account.pages";
import { EmailField } from "../AccountFields";
import { useRecoverPasswordMutation } from "../account.api";
import { recoverSchema } from "../accountSchemas";
import { CheckingNote } from "./CheckingNote";
import { useProofOfWork } from "./useProofOfWork";

/** /recoverPassword. The answer is always the same, whether or not there is such an account (ACC-5). */
export default function RecoverPasswordPage() {
  const [recoverPassword] = useRecoverPasswordMutation();
  const [sent, setSent] = useState(false);
  const answer = useLostFocus<HTMLDivElement>(sent);
  const proof = useProofOfWork("recovery");
  const form = useForm({
    initialValues: { email: "" },
    validationSchema: recoverSchema,
    send: async ({ email }) => {
      const { error } = await recoverPassword({ email: plainEmail(email), siteId: SITE_ID, ...(await proof()) });
      if (isUnsent(error)) return { error };
      setSent(true);
    },
  });
  return (
    <PageFrame
      scene={<PageScene zone="TRI" />}
      narrow
      title={<FormattedMessage id="account.recover.title" />}
      lead={<FormattedMessage id="account.recover.lead" />}
    >
      {sent ? (
        <div ref={answer} tabIndex={-1}>
          <Callout
            kind="success"
            announce
            title={<FormattedMessage id="account.recover.sent" />}
            action={
              <>
                <Button component={Link} to={signInPath()} variant="contained" color="secondary">
                  <FormattedMessage id="account.signIn.title" />
                </Button>
                <Button variant="outlined" onClick={() => setSent(false)}>
                  <FormattedMessage id="account.recover.otherAddress" />
                </Button>
              </>
            }
          >
            <FormattedMessage id="account.recover.sentText" />
          </Callout>
        </div>
      ) : (
        <CallForm form={form} submit="account.recover.submit">
          {/* After the first sending it replaces the answer, whose button had the focus. (A11Y-5) */}
          <form.Field as={EmailField} name="email" autoComplete="username" autoFocus={form.formik.submitCount > 0} />
          <CheckingNote working={form.sending} />
        </CallForm>
      )}
    </PageFrame>
  );
}

/** The request was not processed: this reveals nothing about accounts, and it can be sent again. */
function isUnsent(failure: CallError | SerializedError | undefined): boolean {
  if (!isCallError(failure)) return failure !== undefined;
  return failure.status === "offline" || failure.code === "account.proofRefused";
}
