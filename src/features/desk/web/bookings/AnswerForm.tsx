import { useMemo } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { object } from "yup";
import { filled } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { Language } from "../../../../shared/language";
import { DeskForm } from "../DeskForm";
import { useHoldsRow, useQueueRow } from "../queue/queueRow";
import { SendOrBack } from "../SendOrBack";
import type { Answer, AnswerKind } from "./useAnswer";

type Props = {
  readonly kind: AnswerKind;
  readonly answer: Answer;
  /** The caller is one of the supplier's people. */
  readonly own?: boolean;
  readonly bookingId: number;
  /** The client's language. */
  readonly reads: Language;
  readonly onClose: () => void;
  /** More time was asked for: the booking still waits. */
  readonly onExtended?: () => void;
};

/** The supplier's answer: its reference to confirm, the reason to decline or to ask for more time. */
export function AnswerForm({ kind, answer, own = false, bookingId, reads, onClose, onExtended }: Props) {
  const row = useQueueRow();
  useHoldsRow("open");
  const named = own && kind === "confirm" ? "ownConfirm" : kind;
  const schema = useMemo(() => object({ Text: filled(`support.missing.${named}`) }), [named]);
  const form = useForm({
    initialValues: { Text: "" },
    schema,
    prefix: `${kind}-${bookingId}`,
    shows: "onceSent",
    send: async ({ Text }) => {
      const answered = await answer(bookingId, Text.trim());
      if (answered.error) return answered;
      if (kind === "extend") onExtended?.();
      else row?.leave(<FormattedMessage id={`support.answered.${kind}`} values={{ id: bookingId }} />);
      return answered;
    },
  });
  return (
    <DeskForm
      form={form}
      failed="support.answerFailed"
      actions={
        <SendOrBack sending={form.sending} onBack={onClose} color={kind === "decline" ? "error" : "secondary"}>
          <FormattedMessage id={`support.send.${kind}`} />
        </SendOrBack>
      }
    >
      <TextField
        {...form.field("Text")}
        label={<FormattedMessage id={`support.field.${named}`} />}
        hint={
          <FormattedMessage
            id={`support.hint.${kind}`}
            values={{ language: <FormattedDisplayName type="language" value={reads} /> }}
          />
        }
        maxLength={kind === "confirm" ? 40 : 300}
        autoFocus
        autoComplete="off"
        required
      />
    </DeskForm>
  );
}
