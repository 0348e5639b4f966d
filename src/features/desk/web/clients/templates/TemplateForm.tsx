import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { array, string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { token } from "../../../../../platform/web/theme/token";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { SideBySide } from "../../../../../platform/web/ui/page/SideBySide";
import { DAY } from "../../../../../shared/instant";
import { type Language, languages } from "../../../../../shared/language";
import { LONGEST } from "../../../../../shared/longest";
import {
  filledIn,
  LONGEST_TITLE,
  type Occasion,
  occasions,
  placeholdersOf,
  type TemplateFacts,
} from "../../../templates/templates.rules";
import type { Template, TemplateChange, TemplateWords } from "../../../templates/templates.schemas";
import { ActionForm } from "../../parts/ActionForm";
import { useSaveTemplateMutation } from "./templates.api";

const Sample = styled("div")({
  padding: "12px 16px",
  borderInlineStart: `4px solid ${token("sea")}`,
  background: token("sunken"),
  overflowWrap: "anywhere",
  "& > p": { whiteSpace: "pre-line" },
  "& > h3": { marginBottom: 8, color: token("inkSoft"), fontSize: "0.9375rem", fontWeight: 600 },
});

const schema = schemaOf<Pick<TemplateChange, "Occasion" | "Words">>()({
  Occasion: string(),
  Words: array(
    schemaOf<TemplateWords>()({
      Language: string(),
      Title: filled("support.templates.nameMissing"),
      Subject: filled("support.thread.subjectMissing"),
      Text: filled("support.thread.messageMissing"),
    }),
  ),
});

type Props = { readonly template: Template | null; readonly onDone: () => void };

/** A template's text in each language, side by side, and a preview with a sample plan. */
export function TemplateForm({ template, onDone }: Props) {
  const intl = useIntl();
  const [save] = useSaveTemplateMutation();
  const blank = (Language: Language) => ({ Language, Title: "", Subject: "", Text: "" });
  const initialValues: Pick<TemplateChange, "Occasion" | "Words"> = {
    Occasion: template?.Occasion ?? "question",
    Words: languages.map(
      (language) => template?.Words.find(({ Language }) => Language === language) ?? blank(language),
    ),
  };
  return (
    <ActionForm
      name={`template-${template?.TemplateId ?? "new"}`}
      initialValues={initialValues}
      schema={schema}
      send={(typed) => save({ ...typed, TemplateId: template?.TemplateId ?? null, Seen: template?.ChangedAt ?? null })}
      onDone={onDone}
      submit={<FormattedMessage id="support.templates.save" />}
      onBack={onDone}
      wide
    >
      {({ Field, values: { Occasion: occasion, Words: words } }) => (
        <>
          <Field
            as={SelectField}
            name="Occasion"
            label={<FormattedMessage id="support.templates.occasion" />}
            autoFocus
          >
            {occasions.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage({ id: `support.templates.occasion.${one}` })}
              </option>
            ))}
          </Field>
          <p>
            <FormattedMessage
              id="support.templates.known"
              values={{
                known: (
                  <code key="known">
                    {placeholdersOf(occasion)
                      .map((name) => `{${name}}`)
                      .join(" ")}
                  </code>
                ),
              }}
            />
          </p>
          <SideBySide>
            {(language, place) => (
              <>
                <Field
                  as={TextField}
                  name={`Words.${place}.Title`}
                  label={<FormattedMessage id="support.templates.name" />}
                  maxLength={LONGEST_TITLE}
                  lang={language}
                  required
                />
                <Field
                  as={TextField}
                  name={`Words.${place}.Subject`}
                  label={<FormattedMessage id="support.thread.subject" />}
                  maxLength={LONGEST.subject}
                  lang={language}
                  required
                />
                <Field
                  as={TextArea}
                  name={`Words.${place}.Text`}
                  label={<FormattedMessage id="support.thread.message" />}
                  maxLength={LONGEST.message}
                  lang={language}
                  required
                />
                <Sample lang={language}>
                  <h3 lang={intl.locale}>
                    <FormattedMessage id="support.templates.sample" />
                  </h3>
                  <p>
                    <strong>{sampleOf(words[place]?.Subject ?? "", occasion, language)}</strong>
                  </p>
                  <p>{sampleOf(words[place]?.Text ?? "", occasion, language)}</p>
                </Sample>
              </>
            )}
          </SideBySide>
        </>
      )}
    </ActionForm>
  );
}

/** An example plan for the preview. */
const sample = (): TemplateFacts => ({
  name: "Ana",
  plan: 1001,
  booking: 801,
  amount: 48_650,
  missing: 5_000,
  deadline: Date.now() + 2 * DAY,
});

/** A text as the client would read it; placeholders that the occasion does not have stay as typed. */
function sampleOf(text: string, occasion: Occasion, language: Language): string {
  const facts = sample();
  return text.replace(/\{([^{}]*)\}/g, (written, name: string) =>
    placeholdersOf(occasion).some((one) => one === name) ? (filledIn(written, facts, language) ?? written) : written,
  );
}
