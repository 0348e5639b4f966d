import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/DottedLine";
import { TextArea } from "../../../../platform/web/ui/TextArea";
import type { DeskNote } from "../../notes.schemas";
import { DeskForm } from "../DeskForm";
import { RowNote } from "../plans/RowNote";
import { useAnswerNoteMutation, usePutNoteAsideMutation } from "../support.api";
import { When } from "../When";

const Card = styled("article")({
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${token("sand")}`,
  borderRadius: 12,
  background: token("surface"),
});
const Words = styled("p")({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

/** A client's note with its answer; both leave the list once the server has them. */
export function DeskNoteCard({ note }: { readonly note: DeskNote }) {
  const [message, setMessage] = useState("");
  const [missing, setMissing] = useState(false);
  const [answer, answering] = useAnswerNoteMutation();
  const [putAside, puttingAside] = usePutNoteAsideMutation();
  const error = answering.error ?? puttingAside.error;
  const { NoteId } = note;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const Message = message.trim();
    setMissing(Message === "");
    if (Message !== "") void answer({ NoteId, Message });
  };

  return (
    <Card>
      <Typography variant="h3" component="h2" lang={note.Language}>
        {note.Subject}
      </Typography>
      <RowNote>
        <DottedLine>
          {note.ClientName}
          {note.ClientEmail}
          <When at={note.CreatedAt} />
        </DottedLine>
      </RowNote>
      <Words lang={note.Language}>{note.Message}</Words>
      <DeskForm
        onSubmit={send}
        error={error}
        wide
        actions={
          <>
            <Button type="submit" variant="contained" color="secondary" loading={answering.isLoading}>
              <FormattedMessage id="support.notes.send" />
            </Button>
            <Button loading={puttingAside.isLoading} onClick={() => putAside({ NoteId })}>
              <FormattedMessage id="support.notes.aside" />
            </Button>
          </>
        }
      >
        <TextArea
          name={`answer-${NoteId}`}
          label={<FormattedMessage id="support.notes.answer" />}
          hint={<FormattedMessage id="support.notes.answerHint" values={{ language: note.Language }} />}
          error={missing && <FormattedMessage id="support.notes.answerMissing" />}
          value={message}
          rows={3}
          maxLength={2_000}
          onChange={({ target }) => setMessage(target.value)}
        />
      </DeskForm>
    </Card>
  );
}
