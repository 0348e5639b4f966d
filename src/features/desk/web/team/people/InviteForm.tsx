import { FormattedMessage } from "react-intl";
import { string } from "yup";
import { line, schemaOf } from "../../../../../platform/web/forms/rules";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { plainEmail } from "../../../../../shared/contacts";
import { languages } from "../../../../../shared/language";
import { languageFacts } from "../../../../../shared/languageFacts";
import { LONGEST } from "../../../../../shared/longest";
import type { MessageId } from "../../../../../shared/messageId";
import type { Invited, NewPerson } from "../../../../account/people.schemas";
import { ActionForm } from "../../parts/ActionForm";
import { useInvitePersonMutation } from "./people.api";
import { RoleFields, type RoleValues, roleIn, roleRules, roleValuesOf } from "./RoleFields";

const emailNeeded: MessageId = "staff.people.field.emailNeeded";
const schema = schemaOf<RoleValues & Pick<NewPerson, "email" | "Language">>()({
  ...roleRules,
  email: line(LONGEST.email, emailNeeded, plainEmail).email(emailNeeded),
  Language: string(),
});

type Props = {
  readonly onSent: (email: string, invited: Invited) => void;
  readonly onBack: () => void;
};

/** Invites somebody to the staff by email. (DESK-105) */
export function InviteForm({ onSent, onBack }: Props) {
  const [invite] = useInvitePersonMutation();
  return (
    <ActionForm
      name="invite"
      initialValues={{ email: "", ...roleValuesOf(), Language: useLanguage() }}
      schema={schema}
      failed="staff.people.inviteFailed"
      send={async ({ email: typed, Language, ...role }) => {
        const email = plainEmail(typed);
        const answer = await invite({ email, Language, ...roleIn(role) });
        if (!answer.error) onSent(email, answer.data);
        return answer;
      }}
      submit={<FormattedMessage id="staff.people.inviteSubmit" />}
      onBack={onBack}
    >
      {({ Field, formik, values }) => (
        <>
          <Field
            as={TextField}
            name="email"
            label={<FormattedMessage id="staff.people.field.email" />}
            hint={<FormattedMessage id="staff.people.field.emailHint" />}
            type="email"
            autoComplete="off"
            maxLength={LONGEST.email}
            autoFocus
            required
          />
          <RoleFields values={values} set={(change) => void formik.setValues({ ...values, ...change })} />
          <Field as={SelectField} name="Language" label={<FormattedMessage id="staff.people.field.language" />}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageFacts[language].name}
              </option>
            ))}
          </Field>
        </>
      )}
    </ActionForm>
  );
}
