import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { selectClientId } from "../../../../platform/web/session/auth";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { useSecondsUntil } from "../../../../platform/web/ui/status/useSecondsUntil";
import type { Instant } from "../../../../shared/instant";
import type { PhoneVerification } from "../../phone.schemas";
import { SixDigitsField, sixDigits } from "../SixDigitsField";
import { PHONE_CONFIRM, PHONE_START } from "./PhoneStart";
import { useConfirmPhoneMutation, useStartWAAccountVerificationMutation } from "./phone.api";

const schema = object({ Code: sixDigits("account.phone.codeMissing") });

type Props = {
  readonly pending: PhoneVerification;
  /** Formatted for display. */
  readonly number: string;
  /** When the server's answer arrived, by the browser's clock. */
  readonly heardAt: Instant;
};

/** The form for the code that was sent; after a minute another one can be sent. */
export function PhoneCodeForm({ pending, number, heardAt }: Props) {
  const ClientId = useSelector(selectClientId);
  const [confirm] = useConfirmPhoneMutation({ fixedCacheKey: PHONE_CONFIRM });
  const form = useForm({
    initialValues: { Code: "" },
    validationSchema: schema,
    send: ({ Code }) => confirm({ ClientId, Code: Code.trim() }),
  });
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <p role="status">
        <FormattedMessage
          id={pending.Channel === "whatsapp" ? "account.phone.sent" : "account.phone.sentMail"}
          values={{ number }}
        />
      </p>
      <CallForm form={form} submit="account.phone.confirm" second>
        <form.Field as={SixDigitsField} name="Code" label={<FormattedMessage id="account.phone.code" />} />
      </CallForm>
      <SendAgain pending={pending} heardAt={heardAt} />
    </div>
  );
}

function SendAgain({ pending, heardAt }: Omit<Props, "number">) {
  const ClientId = useSelector(selectClientId);
  const seconds = useSecondsUntil(heardAt + (pending.ResendAt - pending.Now));
  const [start, { isLoading, error }] = useStartWAAccountVerificationMutation({ fixedCacheKey: PHONE_START });
  const sendBy = (channel: Props["pending"]["Channel"]) =>
    start({ ClientId, MobilePhone: pending.MobilePhone, ByMail: channel === "mail" || undefined });
  if (seconds > 0) {
    return (
      <p className="tabular">
        <FormattedMessage id="account.phone.wait" values={{ seconds }} />
      </p>
    );
  }
  return (
    <>
      {error ? <CallFailed failed="error.phone.verificationFailed" error={error} /> : null}
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <BusyButton variant="outlined" loading={isLoading} onClick={() => sendBy(pending.Channel)}>
          <FormattedMessage id="account.phone.again" />
        </BusyButton>
        {pending.Channel === "whatsapp" ? (
          <BusyButton loading={isLoading} onClick={() => sendBy("mail")}>
            <FormattedMessage id="account.phone.againMail" />
          </BusyButton>
        ) : null}
      </div>
    </>
  );
}
