import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { line } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { makePasskey } from "../../../../platform/web/passkeys/passkeys";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { LONGEST_PASSKEY_NAME } from "../../account.rules";
import { deviceName } from "../sessions/device";
import { useAddPasskeyMutation, useRenewRightsMutation } from "./access.api";

const schema = object({ Name: line(LONGEST_PASSKEY_NAME, "account.invalid.passkeyName") });

type Props = { readonly options: string; readonly onAdded: (recoveryCodes: readonly string[]) => void };

/** A passkey gets a name, and the browser makes it. (SAFE-40) */
export function PasskeySetUp({ options, onAdded }: Props) {
  const intl = useIntl();
  const [add] = useAddPasskeyMutation();
  const [renew] = useRenewRightsMutation();
  const [problem, setProblem] = useState<"known" | "notMade" | null>(null);
  const form = useForm({
    initialValues: { Name: deviceName(intl, navigator.userAgent) },
    validationSchema: schema,
    prefix: "passkey",
    send: async ({ Name }) => {
      const made = await makePasskey(options);
      setProblem(typeof made === "string" ? made : null);
      if (typeof made === "string") return undefined;
      const answer = await add({ Name: Name.trim(), Answer: made.answer });
      if (!answer.data) return answer;
      onAdded(answer.data.RecoveryCodes);
      await renew();
      return undefined;
    },
  });
  return (
    <>
      {problem && (
        <Callout kind="error" announce>
          <FormattedMessage
            id={problem === "known" ? "account.factor.passkeyKnown" : "account.factor.passkeyNotMade"}
          />
        </Callout>
      )}
      <CallForm form={form} submit="account.factor.passkeyMake" failed="account.factor.passkeyAddFailed">
        <p>
          <FormattedMessage id="account.factor.passkeyMakeLead" />
        </p>
        <form.Field
          as={TextField}
          name="Name"
          label={<FormattedMessage id="account.factor.passkeyName" />}
          hint={<FormattedMessage id="account.factor.passkeyNameHint" />}
          maxLength={LONGEST_PASSKEY_NAME}
          autoFocus
          required
        />
      </CallForm>
    </>
  );
}
