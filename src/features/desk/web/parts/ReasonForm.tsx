import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useHasDraft, useStoredDraft } from "../../../../platform/web/drafts/useStoredDraft";
import { filled, schemaOf } from "../../../../platform/web/forms/rules";
import { type Answer, useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { opens } from "../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { LONGEST } from "../../../../shared/longest";
import { DeskForm } from "./DeskForm";
import { useHoldsRow, useQueueRow } from "./queue/queueRow";
import { SendOrBack } from "./SendOrBack";

const schema = schemaOf<{ Reason: string }>()({ Reason: filled("support.act.reasonMissing") });

type Props = {
  /** Unique among the forms of a page. */
  readonly name: string;
  /** The name of its draft, if the form stays while what it is about changes. */
  readonly draft?: string;
  /** The action. */
  readonly title: ReactNode;
  /** The action with whom it is about, where rows have buttons of the same title. */
  readonly spoken?: string;
  /** The description of the effect, above the reason. */
  readonly before?: ReactNode;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** Runs the action with a reason that is not blank. */
  readonly act: (reason: string) => Promise<Answer>;
};

/** A button that first asks for a reason, and then acts. An unsent reason is restored after a reload. */
export function ReasonForm({ name, draft: about = name, title, spoken, before, label, hint, act }: Props) {
  const draft = `desk ${about}`;
  const hasDraft = useHasDraft(draft);
  const [open, setOpen] = useState(hasDraft);
  const [isAsked, setAsked] = useState(!hasDraft);
  const [shownFor, setShownFor] = useState(draft);
  if (shownFor !== draft) {
    setShownFor(draft);
    if (hasDraft && !open) {
      setOpen(true);
      setAsked(false);
    }
  }
  const opener = useLostFocus<HTMLButtonElement>(open);
  const form = useForm({
    initialValues: { Reason: "" },
    validationSchema: schema,
    prefix: name,
    shows: "onceSent",
    send: async ({ Reason }) => {
      const answer = await act(Reason.trim());
      if (!answer.error) {
        // The result may unmount the form, and then nothing else deletes the draft.
        forget();
        close("");
      }
      return answer;
    },
  });
  const forget = useStoredDraft(draft, form.formik);
  useHoldsRow(open ? "open" : undefined);
  const isGone = useQueueRow()?.isGone ?? false;
  const close = (Reason: string) => {
    setOpen(false);
    setAsked(true);
    form.formik.resetForm({ values: { Reason } });
  };

  if (!open && isGone) return null;
  if (!open) {
    return (
      <div>
        <Button {...opens} ref={opener} variant="outlined" onClick={() => setOpen(true)} aria-label={spoken}>
          {title}
        </Button>
      </div>
    );
  }
  return (
    <DeskForm
      kept
      form={form}
      actions={
        <SendOrBack sending={form.sending} onBack={() => close(form.values.Reason)}>
          {title}
        </SendOrBack>
      }
    >
      {before && <p>{before}</p>}
      <form.Field
        as={TextField}
        name="Reason"
        label={label}
        hint={hint}
        maxLength={LONGEST.reason}
        autoFocus={isAsked}
        autoComplete="off"
        required
      />
    </DeskForm>
  );
}
