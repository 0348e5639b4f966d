import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import type { ChangeOf } from "./useChange";
import { fromOf, nowForNoReason, WhenAndWhyFields, whenAndWhyRules } from "./whenAndWhy";

const schema = object(whenAndWhyRules());

type Props = { readonly sheet: Sheet; readonly rows: readonly Row[]; readonly preview: ChangeOf["preview"] };

/** Deletes rows; those that bookings refer to are taken off sale. (OPS-27, OPS-42) */
export function RemoveForm({ sheet, rows, preview }: Props) {
  const form = useForm({
    initialValues: nowForNoReason,
    validationSchema: schema,
    prefix: "remove",
    send: (asked) =>
      preview({ Set: [], Remove: [...rows], From: mayWait ? fromOf(asked) : null, Reason: asked.Reason.trim() }),
  });
  const mayWait = sheet.prices?.rows === true;
  return (
    <CallForm form={form} submit="support.table.preview">
      <p>
        <FormattedMessage id="support.table.removeText" />
      </p>
      <WhenAndWhyFields mayWait={mayWait} isLater={form.values.When === "later"} />
    </CallForm>
  );
}
