import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { number, object } from "yup";
import { CallForm } from "../../../platform/web/forms/CallForm";
import { line } from "../../../platform/web/forms/rules";
import { useForm } from "../../../platform/web/forms/useForm";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { token } from "../../../platform/web/theme/token";
import { describedBy, FieldNotes, RequiredMark } from "../../../platform/web/ui/fields/fieldParts";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../platform/web/ui/fields/TextArea";
import type { MessageId } from "../../../shared/messageId";
import { LONGEST_OPINION, type OpinionLanguage, opinionLanguages, opinionSubjects } from "../opinions.rules";
import type { ToJudge } from "../opinions.schemas";
import { useWriteOpinionMutation } from "./opinions.api";
import { Star } from "./StarMark";

const Group = styled("fieldset")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 16px",
  minWidth: 0,
  margin: 0,
  padding: "4px 0",
  border: 0,
  borderBottom: `1px solid ${token("sand")}`,
  "& legend": { float: "inline-start", padding: 0, fontWeight: 600 },
  "& > div": { display: "flex" },
  // Below its label on a phone, for all fields alike.
  "@media (max-width: 599px)": { "& legend": { width: "100%" }, "& > div": { marginInlineStart: -8 } },
  "& label": { display: "grid", placeItems: "center", width: 44, height: 44, borderRadius: 6, cursor: "pointer" },
  "& label:has(:focus-visible)": { outline: `3px solid ${token("sea")}`, outlineOffset: -3 },
  "& input": { position: "absolute", opacity: 0, width: 1, height: 1 },
});

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

type OpinionValues = { Stars: Record<string, number>; Text: string; Language: OpinionLanguage };

/** The form of a review: stars for each subject, a text, and its language. (REVIEW-2) */
export function OpinionForm({ code, booking: { BookingId, Kind } }: Props) {
  const [write] = useWriteOpinionMutation();
  const intl = useIntl();
  const language = useLanguage();
  const none: Record<string, number> = Object.fromEntries(opinionSubjects[Kind].map((subject) => [subject, 0]));
  const blank: OpinionValues = { Stars: none, Text: "", Language: language };
  const form = useForm({
    initialValues: blank,
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

type StarFieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  /** 0: none yet. */
  readonly value: number;
  readonly error: ReactNode;
  readonly onChange: (count: number) => void;
};

/** One to five stars as radio buttons: arrow keys change them, and each has its number as label. */
function StarField({ id, label, value, error, onChange }: StarFieldProps) {
  const intl = useIntl();
  return (
    <Group aria-describedby={describedBy(id, { error })}>
      <legend>
        {label}
        <RequiredMark required />
      </legend>
      <div>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count}>
            <input
              type="radio"
              id={count === 1 ? id : undefined}
              // Several reviews on one page have the same subjects: the browser groups the buttons by their name.
              name={id}
              value={count}
              checked={value === count}
              aria-label={intl.formatMessage({ id: "opinion.form.star" }, { count })}
              onChange={() => onChange(count)}
            />
            <Star full={count <= value} size={28} />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
