import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../../platform/web/ui/TextField";
import type { Language } from "../../../../shared/language";
import { DeskForm } from "../DeskForm";
import { type AnswerKind, useAnswer } from "./useAnswer";

type Props = {
  readonly kind: AnswerKind;
  readonly bookingId: number;
  /** The client's language. */
  readonly reads: Language;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
};

/** The supplier's answer: its reference to confirm, the reason to decline or to ask for more time. */
export function AnswerForm({ kind, bookingId, reads, onClose, onAnswered }: Props) {
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const { answer, error, busy } = useAnswer(kind);
  const name = `${kind}-${bookingId}`;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setMissing(given === "");
    if (given !== "" && !busy && (await answer(bookingId, given))) onAnswered();
  };

  return (
    <DeskForm
      onSubmit={submit}
      error={error}
      failed="support.answerFailed"
      actions={
        <>
          <Button type="submit" variant="contained" color={kind === "decline" ? "error" : "secondary"} loading={busy}>
            <FormattedMessage id={`support.send.${kind}`} />
          </Button>
          <Button onClick={onClose}>
            <FormattedMessage id="support.back" />
          </Button>
        </>
      }
    >
      <TextField
        name={name}
        label={<FormattedMessage id={`support.field.${kind}`} />}
        hint={<FormattedMessage id={`support.hint.${kind}`} values={{ language: reads }} />}
        error={missing && <FormattedMessage id={`support.missing.${kind}`} />}
        value={text}
        maxLength={kind === "confirm" ? 40 : 300}
        autoFocus
        autoComplete="off"
        required
        onChange={({ target }) => setText(target.value)}
      />
    </DeskForm>
  );
}
