import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { boolean, object, string } from "yup";
import { showAlert } from "../../../platform/web/alerts/alerts";
import { CallForm } from "../../../platform/web/forms/CallForm";
import { mustBeTicked } from "../../../platform/web/forms/rules";
import { useForm } from "../../../platform/web/forms/useForm";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { dayText } from "../../../shared/longDate";
import type { MessageId } from "../../../shared/messageId";
import { planPath } from "../../plan/plan.pages";
import { privacyContract } from "../privacy.contract";
import type { Closing } from "../privacy.schemas";
import { useCloseAccountMutation, useGetClosingQuery } from "./privacy.api";

type OfClient = { readonly clientId: number };

/** What closing the account means, and the form for it; or why it is not possible yet. */
export function ClosingSection({ clientId }: OfClient) {
  return (
    <Section title={<FormattedMessage id="privacy.close.title" />}>
      <BlockedWhileImpersonating call={privacyContract.getClosing}>
        <Status clientId={clientId} />
      </BlockedWhileImpersonating>
    </Section>
  );
}

function Status({ clientId }: OfClient) {
  const { data: closing, error, refetch } = useGetClosingQuery({ clientId }, pollingOptions());
  return (
    <>
      <Consequences closing={closing} />
      {!closing && !error && <Skeleton variant="rounded" height={160} />}
      {!closing && error && <LoadFailure title="privacy.close.failed" text={serverText(error)} onRetry={refetch} />}
      {closing && <WhatToDo closing={closing} clientId={clientId} />}
    </>
  );
}

const consequences = ["sessions", "erased", "kept", "anew"] as const;

function Consequences({ closing }: { readonly closing: Closing | undefined }) {
  const language = useLanguage();
  const day = closing?.DocumentsDeletedOn;
  return (
    <>
      <ul>
        {consequences.map((what) => (
          <li key={what}>
            <FormattedMessage id={`privacy.close.${what}`} />
          </li>
        ))}
      </ul>
      {day != null && (
        <p>
          <FormattedMessage id="privacy.close.documents" values={{ day: dayText(day, language) }} />
        </p>
      )}
    </>
  );
}

function WhatToDo({ closing, clientId }: OfClient & { readonly closing: Closing }) {
  if (closing.OpenPlanId !== null)
    return (
      <Callout kind="info">
        <FormattedMessage id="privacy.close.planOpen" />{" "}
        <TextLink to={planPath(closing.OpenPlanId)}>
          <FormattedMessage id="privacy.close.toPlan" />
        </TextLink>
      </Callout>
    );
  if (closing.MoneyUnderWay)
    return (
      <Callout kind="info">
        <FormattedMessage id="error.privacy.moneyOwed" />
      </Callout>
    );
  return <ClosingForm clientId={clientId} credit={closing.Credit} />;
}

const closingSchema = object({
  Password: string().required("account.invalid.password" satisfies MessageId),
  GiveUpCredit: boolean(),
});
/** For a client who has credit. */
const creditSchema = closingSchema.shape({ GiveUpCredit: mustBeTicked("privacy.close.creditNeeded") });

/** Asks for the password again, so that nobody closes an account at an unattended browser. */
function ClosingForm({ clientId, credit }: OfClient & { readonly credit: number }) {
  const [closeAccount] = useCloseAccountMutation();
  const dispatch = useDispatch();
  const money = useMoney();
  const schema = credit > 0 ? creditSchema : closingSchema;
  const form = useForm({
    initialValues: { Password: "", GiveUpCredit: false },
    validationSchema: schema,
    send: async (values) => {
      const answer = await closeAccount({ ClientId: clientId, ...values });
      if (!answer.error) dispatch(showAlert("privacy.close.done"));
      return answer;
    },
  });
  return (
    <CallForm form={form} submit="privacy.close.submit" second>
      <form.Field
        as={TextField}
        name="Password"
        label={<FormattedMessage id="account.field.password" />}
        hint={<FormattedMessage id="account.field.noPasswordHint" />}
        type="password"
        autoComplete="current-password"
        required
      />
      {credit > 0 && (
        <form.Field
          as={CheckboxField}
          type="checkbox"
          name="GiveUpCredit"
          label={<FormattedMessage id="privacy.close.credit" values={{ credit: money(credit) }} />}
          required
        />
      )}
    </CallForm>
  );
}
