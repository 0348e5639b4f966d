import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { showAlert } from "../../../platform/web/alerts/alerts";
import { useStoredDraft } from "../../../platform/web/drafts/useStoredDraft";
import { CallForm } from "../../../platform/web/forms/CallForm";
import { line, schemaOf } from "../../../platform/web/forms/rules";
import { useForm } from "../../../platform/web/forms/useForm";
import { selectLanguage } from "../../../platform/web/intl/language";
import { Link, useNavigate } from "../../../platform/web/links";
import { useRequestKey } from "../../../platform/web/requests/useRequestKey";
import { wasRefused } from "../../../platform/web/requests/wasRefused";
import { selectClientId } from "../../../platform/web/session/auth";
import { TextArea } from "../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { SITE_ID } from "../../../shared/constants";
import { LONGEST } from "../../../shared/longest";
import type { TextFields } from "../../../shared/textFields";
import { notesPath } from "../notes.pages";
import type { NewNote } from "../notes.schemas";
import { useCreateNoteMutation } from "./notes.api";

const schema = schemaOf<TextFields<NewNote, "Subject" | "Message">>()({
  Subject: line(LONGEST.subject, "notes.invalid.subject"),
  Message: line(LONGEST.message, "notes.invalid.message"),
});

/** Writes a note to staff. What is typed is kept until it is sent; sent twice it is one note. */
export function NoteForm({ subject }: { readonly subject: string }) {
  const [createNote] = useCreateNoteMutation();
  const { keyFor } = useRequestKey();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useSelector(selectLanguage);
  const ClientId = useSelector(selectClientId);
  const form = useForm({
    initialValues: { Subject: subject, Message: "" },
    validationSchema: schema,
    send: async ({ Subject, Message }) => {
      const written: Pick<NewNote, "Subject" | "Message"> = { Subject: Subject.trim(), Message: Message.trim() };
      const RequestKey = keyFor(written);
      const answer = await createNote({ ClientId, SiteId: SITE_ID, ...written, language, RequestKey });
      if (answer.error) return answer;
      forget();
      dispatch(showAlert("notes.created"));
      void navigate(notesPath({ box: "sent" }));
    },
  });
  const forget = useStoredDraft(subject === "" ? "note" : `note ${subject}`, form.formik);
  return (
    <>
      <CallForm
        form={form}
        submit="notes.send"
        failed={wasRefused(form.failure) ? "error.notes.createFailed" : "error.notes.createError"}
      >
        <form.Field
          as={TextField}
          name="Subject"
          label={<FormattedMessage id="notes.field.subject" />}
          hint={<FormattedMessage id="notes.field.subjectHint" values={{ most: LONGEST.subject }} />}
          required
        />
        <form.Field
          as={TextArea}
          name="Message"
          label={<FormattedMessage id="notes.field.message" />}
          hint={<FormattedMessage id="notes.field.messageHint" />}
          required
        />
      </CallForm>
      <Button component={Link} to={notesPath()} sx={{ mt: 2 }}>
        <FormattedMessage id="notes.back" />
      </Button>
    </>
  );
}
