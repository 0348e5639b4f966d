import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { line } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { DialogClose } from "../../../../platform/web/ui/DialogClose";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { ChangeOutcome, MadeChange } from "../../tables.schemas";
import { useUndoCatalogueChangeMutation } from "../catalogue.api";
import { useCellWords } from "./useCellWords";
import { useFindingText } from "./useFindingText";

const schema = object({ Reason: line(300, "support.act.reasonMissing") });

/** Undoes a change, with a reason; this is a change of its own, which can be undone too. (OPS-42) */
export function UndoDialog({ change, onClose }: { readonly change: MadeChange; readonly onClose: () => void }) {
  const id = useId();
  const words = useCellWords();
  const written = useFindingText();
  const [undo] = useUndoCatalogueChangeMutation();
  const [findings, setFindings] = useState<ChangeOutcome["Findings"]>([]);
  const form = useForm({
    initialValues: { Reason: "" },
    schema,
    prefix: "undo",
    send: async ({ Reason }) => {
      const sent = await undo({ ChangeId: change.ChangeId, Reason: Reason.trim() });
      setFindings(sent.data?.Findings ?? []);
      if (sent.data && sent.data.Findings.length === 0) onClose();
      return sent;
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        <FormattedMessage id="support.table.undoTitle" values={{ id: change.ChangeId }} />
      </DialogTitle>
      <DialogContent>
        {findings.length > 0 && (
          <Callout kind="error" announce title={<FormattedMessage id="support.table.refused" />}>
            {findings.map((finding) => {
              const column = finding.Column === "" ? [] : [words.column(finding.Column)];
              const line = [...column, written(finding)].join(": ");
              return <p key={line}>{line}</p>;
            })}
          </Callout>
        )}
        <CallForm form={form} submit="support.table.undoNow">
          <p>{change.Reason}</p>
          <TextField
            {...form.field("Reason")}
            label={<FormattedMessage id="support.act.reason" />}
            hint={<FormattedMessage id="support.table.reasonHint" />}
            maxLength={300}
            autoComplete="off"
            required
          />
        </CallForm>
      </DialogContent>
      <DialogClose onClose={onClose} />
    </Dialog>
  );
}
