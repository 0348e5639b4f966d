import { FormattedMessage } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import type { Person } from "../../../../account/people.schemas";
import { ActionForm } from "../../parts/ActionForm";
import { ReasonField } from "../../parts/ReasonField";
import { useChangeRoleMutation } from "./people.api";
import { RoleFields, type RoleValues, roleIn, roleRules, roleValuesOf } from "./RoleFields";

const schema = schemaOf<RoleValues & { Reason: string }>()({
  ...roleRules,
  Reason: filled("support.act.reasonMissing"),
});

type Props = { readonly person: Person; readonly onDone: () => void };

/** Changes a person's role, or the suppliers that they answer for. (DESK-105) */
export function RoleForm({ person, onDone }: Props) {
  const [change] = useChangeRoleMutation();
  return (
    <ActionForm
      name={`role-${person.PersonId}`}
      initialValues={{ ...roleValuesOf(person), Reason: "" }}
      schema={schema}
      send={({ Reason, ...role }) => change({ PersonId: person.PersonId, Reason: Reason.trim(), ...roleIn(role) })}
      onDone={onDone}
      submit={<FormattedMessage id="staff.people.act.changeRole" />}
      onBack={onDone}
    >
      {({ Field, formik, values }) => (
        <>
          <p>
            <FormattedMessage id="staff.people.act.changeRoleHint" />
          </p>
          <RoleFields values={values} set={(changed) => void formik.setValues({ ...values, ...changed })} />
          <Field as={ReasonField} name="Reason" hint={<FormattedMessage id="staff.people.act.reasonKept" />} />
        </>
      )}
    </ActionForm>
  );
}
