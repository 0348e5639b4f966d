import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useStoredDraft } from "../../../../../platform/web/drafts/useStoredDraft";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextArea } from "../../../../../platform/web/ui/fields/TextArea";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { LONGEST } from "../../../../../shared/longest";
import type { TextFields } from "../../../../../shared/textFields";
import type { DeskNote, NoteAnswer } from "../../../notes.schemas";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { DeskForm } from "../../parts/DeskForm";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { useAnswerNoteMutation, usePutNoteAsideMutation } from "../../shell/support.api";

const Card = styled("article")({
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${token("sand")}`,
  borderRadius: 12,
  background: token("surface"),
});
const Words = styled("p")({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

const schema = schemaOf<TextFields<NoteAnswer, "Message">>()({ Message: filled("support.notes.answerMissing") });

/** A client's note with its answer; it leaves the list once the server has either. */
export function DeskNoteCard({ note }: { readonly note: DeskNote }) {
  const { NoteId } = note;
  const [answer] = useAnswerNoteMutation();
  const [putAside, puttingAside] = usePutNoteAsideMutation();
  const row = useQueueRow();
  useHoldsRow(heldBy(puttingAside));
  const form = useForm({
    initialValues: { Message: "" },
    validationSchema: schema,
    prefix: `answer-${NoteId}`,
    shows: "onceSent",
    send: async ({ Message }) => {
      const sent = await answer({ NoteId, Message: Message.trim() });
      if (sent.error) return sent;
      forget();
      row?.leave(<FormattedMessage id="support.notes.sent" values={{ name: note.ClientName }} />);
      return sent;
    },
  });
  const forget = useStoredDraft(`desk note ${NoteId}`, form.formik);

  const onAside = async () => {
    const put = await putAside({ NoteId });
    if (put.error) return;
    forget();
    row?.leave(<FormattedMessage id="support.notes.isAside" values={{ name: note.ClientName }} />);
  };

  return (
    <Card>
      <Typography variant="h3" component="h2">
        <VerbatimText>{note.Subject}</VerbatimText>
      </Typography>
      <RowNote>
        <ClientContactLine client={note}>
          <When at={note.CreatedAt} />
        </ClientContactLine>
      </RowNote>
      <Words>
        <VerbatimText>{note.Message}</VerbatimText>
      </Words>
      <DeskForm
        kept
        form={form}
        error={form.failure ?? puttingAside.error}
        wide
        actions={
          <>
            <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
              <FormattedMessage id="support.notes.send" />
            </BusyButton>
            <BusyButton loading={puttingAside.isLoading} onClick={onAside}>
              <FormattedMessage id="support.notes.aside" />
            </BusyButton>
          </>
        }
      >
        <form.Field
          as={TextArea}
          name="Message"
          label={<FormattedMessage id="support.notes.answer" />}
          hint={
            <FormattedMessage
              id="support.notes.answerHint"
              values={{ language: <FormattedDisplayName type="language" value={note.ClientLanguage} /> }}
            />
          }
          rows={3}
          maxLength={LONGEST.message}
        />
      </DeskForm>
    </Card>
  );
}
