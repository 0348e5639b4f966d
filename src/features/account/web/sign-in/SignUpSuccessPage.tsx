import Link from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { object } from "yup";
import { PageScene } from "../../../../art/PageScene";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { Link as RouterLink } from "../../../../platform/web/links";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { OUTBOX_PATH } from "../../../../shared/qaPaths";
import { signInPath } from "../../account.pages";
import { SixDigitsField, sixDigits } from "../SixDigitsField";
import { AccountLinks } from "./AccountLinks";
import { SendEmailAgain } from "./SendEmailAgain";
import { useSignInByCode } from "./useSignInByCode";
import { VisitorsOnly } from "./VisitorsOnly";

const schema = object({ code: sixDigits("account.signUpSuccess.codeMissing") });

/** /signUpSuccess: activation by the email's code or link. The address is known only right after signing up. */
export default function SignUpSuccessPage() {
  const { search, state } = useLocation();
  const email = emailOf(state);
  return (
    <VisitorsOnly>
      <PageFrame
        scene={<PageScene zone="VIN" />}
        narrow
        title={<FormattedMessage id="account.signUpSuccess.title" />}
        lead={
          email ? (
            <FormattedMessage
              id="account.signUpSuccess.leadTo"
              values={{
                email: (
                  <strong key="email" style={{ overflowWrap: "anywhere" }}>
                    {email}
                  </strong>
                ),
              }}
            />
          ) : (
            <FormattedMessage id="account.signUpSuccess.lead" />
          )
        }
      >
        <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 }}>
          {__QA_TOOLS__ ? (
            <Callout kind="info">
              <Link href={OUTBOX_PATH} target="_blank" rel="noreferrer">
                <FormattedMessage id="account.signUpSuccess.outbox" />
              </Link>
            </Callout>
          ) : null}
          {email ? <ActivationCodeForm email={email} /> : null}
          <p>
            <FormattedMessage id="account.signUpSuccess.spam" />
          </p>
          <SendEmailAgain />
        </div>
        <AccountLinks>
          <Link component={RouterLink} to={signInPath(new URLSearchParams(search))}>
            <FormattedMessage id="account.signUpSuccess.toSignIn" />
          </Link>
        </AccountLinks>
      </PageFrame>
    </VisitorsOnly>
  );
}

/** The form for the email's six digits, after registration: they activate the account and sign in. (ACC-15) */
function ActivationCodeForm({ email }: { readonly email: string }) {
  const signInByCode = useSignInByCode();
  const form = useForm({
    initialValues: { code: "" },
    validationSchema: schema,
    send: ({ code }) => signInByCode({ email, code: code.trim() }),
  });
  return (
    <CallForm form={form} submit="account.signUpSuccess.submit">
      <form.Field as={SixDigitsField} name="code" label={<FormattedMessage id="account.signUpSuccess.code" />} />
    </CallForm>
  );
}

function emailOf(state: unknown): string | null {
  return typeof state === "object" && state !== null && "email" in state ? String(state.email) : null;
}
