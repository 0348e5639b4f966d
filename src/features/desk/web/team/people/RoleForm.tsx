import { FormattedMessage } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import type { Person } from "../../../../account/people.schemas";
import { DeskForm } from "../../parts/DeskForm";
import { ReasonField } from "../../parts/ReasonField";
import { SendOrBack } from "../../parts/SendOrBack";
import { useChangeRoleMutation } from "./people.api";
import { RoleFields, type RoleValues, roleIn, roleRules, roleValuesOf } from "./RoleFields";

const schema = schemaOf<RoleValues & { Reason: string }>()({
  ...roleRules,
  Reason: filled("support.act.reasonMissing"),
});

type Props = { readonly person: Person; readonly onDone: () => void };

/** Gives somebody another role, or a supplier's person others to answer for. (DESK-105) */
export function RoleForm({ person, onDone }: Props) {
  const [change] = useChangeRoleMutation();
  const form = useForm({
    initialValues: { ...roleValuesOf(person), Reason: "" },
    validationSchema: schema,
    prefix: `role-${person.PersonId}`,
    shows: "onceSent",
    send: async ({ Reason, ...role }) => {
      const answer = await change({ PersonId: person.PersonId, Reason: Reason.trim(), ...roleIn(role) });
      if (!answer.error) onDone();
      return answer;
    },
  });
  return (
    <DeskForm
      form={form}
      actions={
        <SendOrBack sending={form.sending} onBack={onDone}>
          <FormattedMessage id="staff.people.act.changeRole" />
        </SendOrBack>
      }
    >
      <p>
        <FormattedMessage id="staff.people.act.changeRoleHint" />
      </p>
      <RoleFields values={form.values} set={(changed) => void form.formik.setValues({ ...form.values, ...changed })} />
      <form.Field as={ReasonField} name="Reason" hint={<FormattedMessage id="staff.people.act.reasonKept" />} />
    </DeskForm>
  );
}
