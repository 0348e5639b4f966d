import Button from "@mui/material/Button";
import { FieldArray } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { array, mixed, object } from "yup";
import { line } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import { languages } from "../../../../shared/language";
import { LONGEST } from "../../../../shared/longest";
import type { WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { LONGEST_WRITTEN } from "../../desk/writing.rules";
import { writtenSection } from "../../desk/writtenText.rules";
import type { Figures } from "../../figures.rules";
import type { SectionedTextName } from "../../texts.rules";
import { PartTools } from "./PartTools";
import { SectionedTextPreview } from "./SectionedTextPreview";
import { usePublishSectionedTextMutation } from "./textsDesk.api";
import { VersionForm } from "./VersionForm";

/** The server checks the text itself. */
const schema = object({
  Words: array(mixed()),
  Sections: array(mixed()),
  Reason: line(LONGEST.reason, "support.act.reasonMissing"),
});

type Props = {
  readonly name: SectionedTextName;
  /** The initial content of the new version. */
  readonly text: WrittenSectionedText;
  readonly figures: Figures;
  /** The version that was in force when the editing began. */
  readonly seen: number;
  readonly onBack: () => void;
  readonly onPublished: () => void;
};

/** The editor of a policy or guide: section by section, all languages side by side. (INFO-21) */
export function SectionedTextForm({ name, text, figures, seen, onBack, onPublished }: Props) {
  const intl = useIntl();
  const [previews, setPreviews] = useState(false);
  const [publish] = usePublishSectionedTextMutation();
  const form = useForm({
    initialValues: { ...text, Reason: "" },
    validationSchema: schema,
    prefix: `text-${name}`,
    shows: "onceSent",
    send: async ({ Reason, ...written }) => {
      const sent = await publish({ Name: name, SectionedText: written, Seen: seen, Reason: Reason.trim() });
      // Errors are shown at the fields, which the preview hides.
      if (sent.error) setPreviews(false);
      else onPublished();
      return sent;
    },
  });
  const { Sections } = form.values;
  return (
    <VersionForm
      form={form}
      figures={figures}
      onBack={onBack}
      preview={previews ? <SectionedTextPreview text={form.values} figures={figures} /> : null}
      onPreview={setPreviews}
    >
      <SideBySide>
        {(language, place) => (
          <>
            <form.Field
              as={TextField}
              name={`Words.${place}.Title`}
              label={<FormattedMessage id="content.text.title" />}
              maxLength={LONGEST_WRITTEN.title}
              lang={language}
              required
            />
            <form.Field
              as={TextArea}
              name={`Words.${place}.Lead`}
              label={<FormattedMessage id="content.text.lead" />}
              maxLength={LONGEST_WRITTEN.lead}
              rows={3}
              lang={language}
              required
            />
          </>
        )}
      </SideBySide>
      <FieldArray name="Sections">
        {({ push, move, remove }) => (
          <>
            {Sections.map((section, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id.
              <div key={at} style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 }}>
                <PartTools
                  count={Sections.length}
                  place={at}
                  name={intl.formatMessage({ id: "content.text.section" }, { number: at + 1 })}
                  move={move}
                  remove={remove}
                />
                <SideBySide>
                  {(language, place) => (
                    <>
                      <form.Field
                        as={TextField}
                        name={`Sections.${at}.Words.${place}.Heading`}
                        label={<FormattedMessage id="content.text.heading" />}
                        maxLength={LONGEST_WRITTEN.heading}
                        lang={language}
                        required
                      />
                      <form.Field
                        as={TextArea}
                        name={`Sections.${at}.Words.${place}.Text`}
                        label={<FormattedMessage id="content.news.body" />}
                        hint={<FormattedMessage id="content.paragraphs" />}
                        maxLength={LONGEST_WRITTEN.text}
                        lang={language}
                      />
                      <details open={section.Words.some(({ List, Table }) => List + Table !== "")}>
                        <summary style={{ cursor: "pointer", minHeight: 44, alignContent: "center" }}>
                          <FormattedMessage id="content.text.more" />
                        </summary>
                        <div style={{ display: "grid", gap: 16, marginTop: 8 }}>
                          <form.Field
                            as={TextArea}
                            name={`Sections.${at}.Words.${place}.List`}
                            label={<FormattedMessage id="content.text.list" />}
                            hint={<FormattedMessage id="content.text.listHint" />}
                            maxLength={LONGEST_WRITTEN.list}
                            rows={4}
                            lang={language}
                          />
                          <form.Field
                            as={TextArea}
                            name={`Sections.${at}.Words.${place}.Table`}
                            label={<FormattedMessage id="content.text.table" />}
                            hint={<FormattedMessage id="content.text.tableHint" />}
                            maxLength={LONGEST_WRITTEN.table}
                            rows={4}
                            lang={language}
                          />
                        </div>
                      </details>
                    </>
                  )}
                </SideBySide>
              </div>
            ))}
            <div>
              <Button
                variant="outlined"
                onClick={() => push({ Words: languages.map((language) => writtenSection(language)) })}
              >
                <FormattedMessage id="content.text.addSection" />
              </Button>
            </div>
          </>
        )}
      </FieldArray>
    </VersionForm>
  );
}
