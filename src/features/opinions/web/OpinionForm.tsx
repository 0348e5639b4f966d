import { FormattedMessage, useIntl } from "react-intl";
import { number, object } from "yup";
import { CallForm } from "../../../platform/web/forms/CallForm";
import { line } from "../../../platform/web/forms/rules";
import { useForm } from "../../../platform/web/forms/useForm";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import type { MessageId } from "../../../platform/web/messages";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../platform/web/ui/fields/TextArea";
import { LONGEST_OPINION, type OpinionLanguage, opinionLanguages, opinionSubjects } from "../opinions.rules";
import type { ToJudge } from "../opinions.schemas";
import { useWriteOpinionMutation } from "./opinions.api";
import { StarField } from "./StarField";

type Props = { readonly code: string; readonly booking: ToJudge };

const schemaOf = (subjects: readonly string[]) =>
  object({
    Stars: object(
      Object.fromEntries(
        subjects.map((subject) => [subject, number().min(1, "opinion.form.needStars" satisfies MessageId)]),
      ),
    ),
    Text: line(LONGEST_OPINION, "opinion.form.needText"),
  });

const schemas = { car: schemaOf(opinionSubjects.car), lodging: schemaOf(opinionSubjects.lodging) };

/** The form of a review: stars for each subject, a text, and its language. (REVIEW-2) */
export function OpinionForm({ code, booking: { BookingId, Kind } }: Props) {
  const [write] = useWriteOpinionMutation();
  const intl = useIntl();
  const language = useLanguage();
  const none: Record<string, number> = Object.fromEntries(opinionSubjects[Kind].map((subject) => [subject, 0]));
  const form = useForm({
    initialValues: { Stars: none, Text: "", Language: language as OpinionLanguage },
    validationSchema: schemas[Kind],
    prefix: `review-${BookingId}`,
    shows: "onceSent",
    send: ({ Stars, Text, Language }) => write({ Code: code, BookingId, Stars, Text: Text.trim(), Language }),
  });
  return (
    <CallForm form={form} submit="opinion.form.send" failed="opinion.form.failed">
      <div>
        {opinionSubjects[Kind].map((subject) => (
          <form.Field
            key={subject}
            as={StarField}
            name={`Stars.${subject}`}
            label={<FormattedMessage id={`opinion.subject.${subject}`} />}
            onChange={(count) => form.formik.setFieldValue(`Stars.${subject}`, count)}
          />
        ))}
      </div>
      <form.Field
        as={TextArea}
        name="Text"
        label={<FormattedMessage id="opinion.form.text" />}
        hint={<FormattedMessage id="opinion.form.textHint" />}
        required
      />
      <form.Field as={SelectField} name="Language" label={<FormattedMessage id="opinion.form.language" />}>
        {opinionLanguages.map((code) => (
          <option key={code} value={code}>
            {intl.formatDisplayName(code, { type: "language" })}
          </option>
        ))}
      </form.Field>
    </CallForm>
  );
}
