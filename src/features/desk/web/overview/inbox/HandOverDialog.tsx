import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { optionalLine, schemaOf } from "../../../../../platform/web/forms/rules";
import { type Answer, useForm } from "../../../../../platform/web/forms/useForm";
import { CallDialog } from "../../../../../platform/web/ui/CallDialog";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../../shared/longest";
import { DeskForm } from "../../parts/DeskForm";
import { SendOrBack } from "../../parts/SendOrBack";

const schema = schemaOf<{ Word: string }>()({ Word: optionalLine(LONGEST.reason) });

type Props = {
  /** The colleague. */
  readonly to: string;
  readonly give: (word: string | undefined) => Promise<Answer>;
  readonly onClose: () => void;
};

/** Hands an item to a colleague, who reads from whom it is, and a word with it if there is one. (DESK-110) */
export function HandOverDialog({ to, give, onClose }: Props) {
  const id = useId();
  const form = useForm({
    initialValues: { Word: "" },
    validationSchema: schema,
    prefix: "handOver",
    shows: "onceSent",
    send: async ({ Word }) => {
      const answer = await give(Word.trim() || undefined);
      if (!answer.error) onClose();
      return answer;
    },
  });
  return (
    <CallDialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        <FormattedMessage id="support.handOver.title" values={{ name: to }} />
      </DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <DeskForm
          form={form}
          wide
          actions={
            <SendOrBack sending={form.sending} onBack={onClose}>
              <FormattedMessage id="support.handOver.send" />
            </SendOrBack>
          }
        >
          <form.Field
            as={TextField}
            name="Word"
            label={<FormattedMessage id="support.handOver.word" />}
            hint={<FormattedMessage id="support.handOver.hint" />}
            maxLength={LONGEST.reason}
            autoComplete="off"
            autoFocus
          />
        </DeskForm>
      </DialogContent>
    </CallDialog>
  );
}
