import { useMemo } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useStoredDraft } from "../../../../../platform/web/drafts/useStoredDraft";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import type { Language } from "../../../../../shared/language";
import { DeskForm } from "../../parts/DeskForm";
import { useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { SendOrBack } from "../../parts/SendOrBack";
import type { Answer, AnswerKind } from "./useAnswer";

type Props = {
  readonly kind: AnswerKind;
  readonly answer: Answer;
  /** The caller is one of the supplier's people. */
  readonly own?: boolean;
  readonly bookingId: number;
  /** The client's language. */
  readonly reads: Language;
  /** It was just opened, and takes the focus. */
  readonly isAsked?: boolean;
  readonly onClose: () => void;
  /** More time was asked for: the booking still waits. */
  readonly onExtended?: () => void;
};

/** The name of an answer's draft. */
export const answerDraft = (kind: AnswerKind, bookingId: number) => `desk ${kind} ${bookingId}`;

/** The supplier's answer: its reference to confirm, the reason to decline or to ask for more time. */
export function AnswerForm({
  kind,
  answer,
  own = false,
  bookingId,
  reads,
  isAsked = true,
  onClose,
  onExtended,
}: Props) {
  const row = useQueueRow();
  useHoldsRow("open");
  const named = own && kind === "confirm" ? "ownConfirm" : kind;
  const schema = useMemo(() => schemaOf<{ Text: string }>()({ Text: filled(`support.missing.${named}`) }), [named]);
  const form = useForm({
    initialValues: { Text: "" },
    validationSchema: schema,
    prefix: `${kind}-${bookingId}`,
    shows: "onceSent",
    send: async ({ Text }) => {
      const answered = await answer(bookingId, Text.trim());
      if (answered.error) return answered;
      forget();
      if (kind === "extend") {
        row?.tell(<FormattedMessage id="support.act.done.extend" values={{ id: bookingId }} />);
        onExtended?.();
      } else row?.leave(<FormattedMessage id={`support.answered.${kind}`} values={{ id: bookingId }} />);
      return answered;
    },
  });
  const forget = useStoredDraft(answerDraft(kind, bookingId), form.formik);
  return (
    <DeskForm
      kept
      form={form}
      failed="support.answerFailed"
      actions={
        <SendOrBack sending={form.sending} onBack={onClose} color={kind === "decline" ? "error" : "secondary"}>
          <FormattedMessage id={`support.send.${kind}`} />
        </SendOrBack>
      }
    >
      <form.Field
        as={TextField}
        name="Text"
        label={<FormattedMessage id={`support.field.${named}`} />}
        hint={
          <FormattedMessage
            id={`support.hint.${kind}`}
            values={{ language: <FormattedDisplayName type="language" value={reads} /> }}
          />
        }
        maxLength={kind === "confirm" ? 40 : 300}
        autoFocus={isAsked}
        autoComplete="off"
        required
      />
    </DeskForm>
  );
}
