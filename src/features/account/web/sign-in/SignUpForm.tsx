import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useFill } from "../../../../platform/web/forms/useFill";
import { useForm } from "../../../../platform/web/forms/useForm";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { useShownEdition } from "../../../information/web/useShownEdition";
import { EmailField, FirstNameField, LastNameField, NewPasswordField } from "../AccountFields";
import { useRegisterClientMutation } from "../account.api";
import { signUpSchema } from "../accountSchemas";
import { CountryField } from "../CountryField";
import { FieldPair } from "../FieldPair";
import { PhoneField } from "../profile/PhoneField";
import { CheckingNote } from "./CheckingNote";
import { newClientOf, noNewClient } from "./newClient";
import { dropNewcomer, readNewcomer } from "./newcomer";
import { PolicyLinks } from "./PolicyLinks";
import { useProof } from "./useProof";

/**
 * A new client's data. A refusal shows the server's text, at its field where it names one; the input stays. (ACC-2) Whoever
 * comes from a booking has given names and country and accepted the policies there. (ACC-16)
 */
export function SignUpForm() {
  const [registerClient] = useRegisterClientMutation();
  const proof = useProof();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [newcomer] = useState(readNewcomer);
  // A booking that was sent before its page knew the edition has accepted none that could be named here. (INFO-28)
  const accepted = Boolean(newcomer?.PolicyEdition);
  const form = useForm({
    initialValues: { ...noNewClient, ...newcomer, AcceptPolicies: accepted },
    schema: signUpSchema,
    send: async (values) => {
      const answer = await registerClient({ ...newClientOf(values, returnUrlOf(search)), ...(await proof()) });
      if (answer.error) return answer;
      dropNewcomer();
      return void navigate(`/signUpSuccess${search}`, { state: { email: values.email.trim() } });
    },
  });
  const { changed } = useShownEdition(useFill(form.formik));
  // Said also where the edition that holds is not known here yet.
  const isRefused = form.failure !== undefined && form.failure.code === "plan.policiesChanged";
  const hint = <FormattedMessage id="account.field.nameHint" />;
  return (
    <CallForm form={form} submit="account.signUp.submit" failed="account.signUp.failed">
      <EmailField {...form.field("email")} autoComplete="email" />
      <NewPasswordField
        {...form.field("password")}
        label={<FormattedMessage id="account.field.password" />}
        hint={<FormattedMessage id="account.field.passwordHint" />}
      />
      <FieldPair>
        <FirstNameField {...form.field("FirstName")} hint={hint} />
        <LastNameField {...form.field("LastName")} hint={hint} />
      </FieldPair>
      <FieldPair>
        <PhoneField
          {...form.field("Phone")}
          countryId={form.values.CountryId}
          label={<FormattedMessage id="account.field.phoneOptional" />}
          neededLater
        />
        <CountryField {...form.field("CountryId")} label={<FormattedMessage id="account.field.countryOptional" />} />
      </FieldPair>
      {(changed && !form.values.AcceptPolicies) || isRefused ? (
        <Callout kind="warning" announce>
          <FormattedMessage id="error.plan.policiesChanged" />
        </Callout>
      ) : null}
      {accepted && !changed && !isRefused ? (
        <p>
          <FormattedMessage id="account.signUp.accepted" />
        </p>
      ) : (
        <CheckboxField {...form.checkbox("AcceptPolicies")} label={<PolicyLinks />} required />
      )}
      <CheckingNote working={form.sending} />
    </CallForm>
  );
}
