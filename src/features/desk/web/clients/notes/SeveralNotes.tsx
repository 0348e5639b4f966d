import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { TextArea } from "../../../../../platform/web/ui/fields/TextArea";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { LONGEST } from "../../../../../shared/longest";
import { answerFor, unknownInAnswer } from "../../../notes.rules";
import type { DeskNote } from "../../../notes.schemas";
import { DeskForm } from "../../parts/DeskForm";
import { GoneText } from "../../parts/queue/OutcomeText";
import { SendOrBack } from "../../parts/SendOrBack";
import { SeveralRows } from "../../parts/SeveralRows";
import { useSeveral } from "../../parts/useSeveral";
import { useAnswerNoteMutation } from "../../shell/support.api";

const schema = schemaOf<{ Message: string }>()({
  Message: filled("support.notes.answerMissing").test(
    "placeholders",
    "support.several.unknown",
    (text = "") => unknownInAnswer(text).length === 0,
  ),
});
const keyOf = ({ NoteId }: DeskNote) => String(NoteId);

type Props = {
  readonly waiting: readonly DeskNote[];
  readonly onAnswered: (answered: readonly DeskNote[]) => void;
  readonly onClose: () => void;
};

/** Answers several notes with one text, filled for each. Each answer is sent and recorded by itself. (DESK-112) */
export function SeveralNotes({ waiting, onAnswered, onClose }: Props) {
  const dispatch = useDispatch();
  const [send] = useAnswerNoteMutation();
  const { listed, keys, chosen, choose, errorOf, isGone, answer } = useSeveral(waiting, keyOf);
  const form = useForm({
    initialValues: { Message: "" },
    validationSchema: schema,
    prefix: "several-notes",
    shows: "onceSent",
    send: async ({ Message }) => {
      const all = chosen.length;
      const done = await answer((note) => send({ NoteId: note.NoteId, Message: answerFor(Message.trim(), note) }));
      onAnswered(done);
      if (done.length > 0) dispatch(showAlert("support.several.notesDone", "success", { count: done.length }));
      if (done.length === all) {
        form.formik.resetForm();
        onClose();
      }
      return undefined;
    },
  });
  const text = form.values.Message.trim();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, maxWidth: "52rem", display: "grid", gap: 2 }}>
      <Typography variant="h2" sx={{ fontSize: "1.3125rem" }}>
        <FormattedMessage id="support.several.notes" />
      </Typography>
      <DeskForm
        form={form}
        wide
        actions={
          <SendOrBack sending={form.sending} onBack={onClose} disabled={chosen.length === 0}>
            <FormattedMessage id="support.several.notesSend" values={{ count: chosen.length }} />
          </SendOrBack>
        }
      >
        <form.Field
          as={TextArea}
          name="Message"
          label={<FormattedMessage id="support.several.text" />}
          hint={<FormattedMessage id="support.several.textHint" values={{ name: "{name}", subject: "{subject}" }} />}
          rows={4}
          maxLength={LONGEST.message}
          required
        />
        <SeveralRows
          legend={<FormattedMessage id="support.several.rows" />}
          chosen={keys}
          onChoose={choose}
          rows={listed.map((note) => {
            const error = errorOf(note);
            const openItem = { Kind: "note", ItemId: keyOf(note) } as const;
            return {
              key: keyOf(note),
              openItem,
              label: (
                <DottedLine>
                  <VerbatimText>{note.Subject}</VerbatimText>
                  {note.ClientName}
                  <FormattedDisplayName type="language" value={note.ClientLanguage} />
                </DottedLine>
              ),
              will: text === "" ? undefined : <VerbatimText>{answerFor(text, note)}</VerbatimText>,
              cannot: isGone(note) ? <GoneText openItem={openItem} /> : undefined,
              error: error && (serverText(error) ?? <FormattedMessage id="support.act.failed" />),
            };
          })}
        />
      </DeskForm>
    </Card>
  );
}
