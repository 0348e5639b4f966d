import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { line } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TitledDialog } from "../../../../platform/web/ui/TitledDialog";
import { LONGEST } from "../../../../shared/longest";
import type { MadeChange } from "../../tables.schemas";
import { ChangePreview } from "./ChangePreview";
import { ReasonOf } from "./ReasonOf";
import { useUndo } from "./useUndo";

const schema = object({ Reason: line(LONGEST.reason, "support.act.reasonMissing") });

/**
 * Undoes a change, with a reason, once what it puts back was seen; this is a change of its own, which can be undone too.
 * (OPS-42)
 */
export function UndoDialog({ change, onClose }: { readonly change: MadeChange; readonly onClose: () => void }) {
  const undo = useUndo(change.ChangeId, onClose);
  const { preview, tried } = undo;
  const form = useForm({
    initialValues: { Reason: "" },
    validationSchema: schema,
    prefix: "undo",
    send: ({ Reason }) => preview(Reason.trim()),
  });
  return (
    <TitledDialog
      size="md"
      onClose={onClose}
      title={<FormattedMessage id="support.table.undoTitle" values={{ id: change.ChangeId }} />}
    >
      <div hidden={tried !== null}>
        <CallForm form={form} submit="support.table.preview">
          <p>
            <FormattedMessage id="support.table.undoOf" values={{ reason: <ReasonOf change={change} /> }} />
          </p>
          <form.Field
            as={TextField}
            name="Reason"
            label={<FormattedMessage id="support.table.undoWhy" />}
            hint={<FormattedMessage id="support.table.reasonHint" />}
            maxLength={LONGEST.reason}
            autoComplete="off"
            required
          />
        </CallForm>
      </div>
      {tried && <ChangePreview {...undo} outcome={tried.outcome} submit="support.table.undoNow" isUndo />}
    </TitledDialog>
  );
}
