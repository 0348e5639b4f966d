import { useMemo } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import type { Language } from "../../../../../shared/language";
import { ActionForm } from "../../parts/ActionForm";
import { useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
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
  const onAnswered = () => {
    if (kind === "extend") {
      row?.tell(<FormattedMessage id="support.act.done.extend" values={{ id: bookingId }} />);
      onExtended?.();
    } else row?.leave(<FormattedMessage id={`support.answered.${kind}`} values={{ id: bookingId }} />);
  };
  return (
    <ActionForm
      name={`${kind}-${bookingId}`}
      draft={answerDraft(kind, bookingId)}
      initialValues={{ Text: "" }}
      schema={schema}
      failed="support.answerFailed"
      send={({ Text }) => answer(bookingId, Text.trim())}
      onDone={onAnswered}
      submit={<FormattedMessage id={`support.send.${kind}`} />}
      color={kind === "decline" ? "error" : "secondary"}
      onBack={onClose}
    >
      {({ Field }) => (
        <Field
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
      )}
    </ActionForm>
  );
}
