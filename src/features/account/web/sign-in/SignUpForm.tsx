import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useFill } from "../../../../platform/web/forms/useFill";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../platform/web/links";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { foldMark } from "../../../../platform/web/ui/page/foldMark";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { plainEmail } from "../../../../shared/contacts";
import { policyLinks } from "../../../information/web/policyLinks";
import { useShownEdition } from "../../../information/web/useShownEdition";
import { signUpSuccessPath } from "../../account.pages";
import { EmailField, FirstNameField, LastNameField, NewPasswordField } from "../AccountFields";
import { useRegisterClientMutation } from "../account.api";
import { signUpSchema } from "../accountSchemas";
import { CountryField } from "../CountryField";
import { FieldPair } from "../FieldPair";
import { PhoneField } from "../profile/PhoneField";
import { CheckingNote } from "./CheckingNote";
import { newClientOf, noNewClient } from "./newClient";
import { addSentRegistration } from "./sentRegistration";
import { readSignUpDraft, readTypedFields, storeTypedFields } from "./signUpDraft";
import { useProofOfWork } from "./useProofOfWork";

const Known = styled("details")({
  "& > summary": { ...foldMark, minHeight: 44, padding: "10px 0", cursor: "pointer" },
  "& > div": { display: "grid", gap: 20, paddingTop: 8 },
});

/**
 * A new client's data. A refusal shows the server's text, at its field if it names one; the input stays (ACC-2).
 * Visitors who come from a booking have already given names and country and accepted the policies: these are folded
 * away. (ACC-16)
 */
export function SignUpForm() {
  const [registerClient] = useRegisterClientMutation();
  const proof = useProofOfWork("registration");
  const navigate = useNavigate();
  const { search } = useLocation();
  const [newcomer] = useState(readSignUpDraft);
  const [typed] = useState(readTypedFields);
  const isNamed = Boolean(newcomer?.FirstName && newcomer.LastName);
  const [unfolded, setUnfolded] = useState(false);
  // If the booking was sent before its page knew the edition, no accepted edition can be named here. (INFO-28)
  const accepted = Boolean(newcomer?.PolicyEdition);
  const form = useForm({
    initialValues: { ...noNewClient, ...newcomer, ...typed, AcceptPolicies: accepted },
    validationSchema: signUpSchema,
    send: async (values) => {
      const client = newClientOf(values, returnUrlOf(search));
      const answer = await registerClient({ ...client, ...(await proof()) });
      if (answer.error) return answer;
      storeTypedFields(values);
      addSentRegistration(client, answer.data.Ticket, Date.now());
      return void navigate(signUpSuccessPath(new URLSearchParams(search)), {
        state: { email: plainEmail(values.email) },
      });
    },
  });
  const { changed } = useShownEdition(useFill(form.formik).fill);
  // Shown even before the edition in force has been loaded here.
  const isRefused = form.failure !== undefined && form.failure.code === "plan.policiesChanged";
  const { FirstName, LastName } = form.values;
  const isAtFault = (["FirstName", "LastName", "Phone", "CountryId"] as const).some((name) => form.errorOf(name));
  const person = (
    <>
      <FieldPair>
        <form.Field as={FirstNameField} name="FirstName" hint={<FormattedMessage id="account.field.firstNameHint" />} />
        <form.Field as={LastNameField} name="LastName" hint={<FormattedMessage id="account.field.nameHint" />} />
      </FieldPair>
      <FieldPair>
        <form.Field
          as={PhoneField}
          name="Phone"
          countryId={form.values.CountryId}
          label={<FormattedMessage id="account.field.phoneOptional" />}
          neededLater
        />
        <form.Field
          as={CountryField}
          name="CountryId"
          label={<FormattedMessage id="account.field.countryOptional" />}
        />
      </FieldPair>
    </>
  );
  return (
    <CallForm form={form} submit="account.signUp.submit" failed="account.signUp.failed">
      <form.Field as={EmailField} name="email" autoComplete="email" />
      <form.Field
        as={NewPasswordField}
        name="password"
        label={<FormattedMessage id="account.field.passwordOptional" />}
        hint={<FormattedMessage id="account.field.passwordOptionalHint" />}
        required={false}
      />
      {isNamed ? (
        <Known open={unfolded || isAtFault} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>
            <FormattedMessage id="account.signUp.inNameOf" values={{ name: `${FirstName} ${LastName}` }} />
          </summary>
          <div>{person}</div>
        </Known>
      ) : (
        person
      )}
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
        <form.Field
          as={CheckboxField}
          type="checkbox"
          name="AcceptPolicies"
          label={<FormattedMessage id="account.field.accept" values={policyLinks} />}
          required
        />
      )}
      <CheckingNote working={form.sending} />
    </CallForm>
  );
}
