import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { line } from "../../../../platform/web/forms/rules";
import { type Answer, useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TitledDialog } from "../../../../platform/web/ui/TitledDialog";
import { LONGEST } from "../../../../shared/longest";
import type { ChangeOutcome, ChangeUndo, MadeChange } from "../../tables.schemas";
import { useUndoCatalogueChangeMutation } from "../catalogue.api";
import { ChangePreview } from "./ChangePreview";
import { ReasonOf } from "./ReasonOf";
import { useRefusal } from "./useRefusal";

const schema = object({ Reason: line(LONGEST.reason, "support.act.reasonMissing") });

/**
 * Undoes a change, with a reason, after a preview of what is restored. The undo is a change of its own, which can be
 * undone too. (OPS-42)
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

type Tried = { readonly asked: ChangeUndo; readonly outcome: ChangeOutcome };

/** An undo in two steps: what it would put back, then the undo itself. */
function useUndo(changeId: number, onDone: () => void) {
  const refuse = useRefusal();
  const [send, { isLoading }] = useUndoCatalogueChangeMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<Answer["error"]>();

  /** The undo, or why there is none. */
  async function ask(asked: ChangeUndo): Promise<{ outcome: ChangeOutcome } | { error: Answer["error"] }> {
    const { data, error } = await send(asked);
    if (!data) return { error };
    return data.Findings.length > 0 ? { error: refuse(data.Findings, () => ({ row: "" })) } : { outcome: data };
  }

  async function preview(reason: string): Promise<Answer> {
    const asked: ChangeUndo = { ChangeId: changeId, Reason: reason, Preview: true };
    setFailure(undefined);
    const answer = await ask(asked);
    if ("error" in answer) return answer;
    setTried({ asked, outcome: answer.outcome });
    return {};
  }

  async function apply(): Promise<void> {
    if (!tried) return;
    const answer = await ask({ ...tried.asked, Preview: false });
    if ("error" in answer) setFailure(answer.error);
    else onDone();
  }

  return { preview, apply, tried, failure, isBusy: isLoading, back: () => setTried(null) };
}
