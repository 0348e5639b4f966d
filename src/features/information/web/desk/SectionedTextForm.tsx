import { FormattedMessage } from "react-intl";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import { languages } from "../../../../shared/language";
import type { WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { LONGEST_WRITTEN } from "../../desk/writing.rules";
import { writtenSection } from "../../desk/writtenText.rules";
import type { SectionedTextName } from "../../texts.rules";
import { PartList } from "./PartList";
import { SectionedTextPreview } from "./SectionedTextPreview";
import { usePublishSectionedTextMutation } from "./textsDesk.api";
import { type Editing, VersionForm } from "./VersionForm";

type Props = Editing & {
  readonly name: SectionedTextName;
  /** The initial content of the new version. */
  readonly text: WrittenSectionedText;
};

/** The editor of a policy or guide: section by section, all languages side by side. (INFO-21) */
export function SectionedTextForm({ name, text, seen, ...editing }: Props) {
  const [publish] = usePublishSectionedTextMutation();
  return (
    <VersionForm
      {...editing}
      name={name}
      text={text}
      publish={({ Reason, ...written }) => publish({ Name: name, SectionedText: written, Seen: seen, Reason })}
      preview={(typed) => <SectionedTextPreview text={typed} figures={editing.figures} />}
    >
      {({ Field, values: { Sections } }) => (
        <>
          <SideBySide>
            {(language, place) => (
              <>
                <Field
                  as={TextField}
                  name={`Words.${place}.Title`}
                  label={<FormattedMessage id="content.text.title" />}
                  maxLength={LONGEST_WRITTEN.title}
                  lang={language}
                  required
                />
                <Field
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
          <PartList
            name="Sections"
            count={Sections.length}
            title="content.text.section"
            add="content.text.addSection"
            blank={() => ({ Words: languages.map((language) => writtenSection(language)) })}
          >
            {(at, language, place) => (
              <>
                <Field
                  as={TextField}
                  name={`Sections.${at}.Words.${place}.Heading`}
                  label={<FormattedMessage id="content.text.heading" />}
                  maxLength={LONGEST_WRITTEN.heading}
                  lang={language}
                  required
                />
                <Field
                  as={TextArea}
                  name={`Sections.${at}.Words.${place}.Text`}
                  label={<FormattedMessage id="content.news.body" />}
                  hint={<FormattedMessage id="content.paragraphs" />}
                  maxLength={LONGEST_WRITTEN.text}
                  lang={language}
                />
                <details open={Sections[at]?.Words.some(({ List, Table }) => List + Table !== "")}>
                  <summary style={{ cursor: "pointer", minHeight: 44, alignContent: "center" }}>
                    <FormattedMessage id="content.text.more" />
                  </summary>
                  <div style={{ display: "grid", gap: 16, marginTop: 8 }}>
                    {lists.map(({ field, label, hint, longest }) => (
                      <Field
                        key={field}
                        as={TextArea}
                        name={`Sections.${at}.Words.${place}.${field}`}
                        label={<FormattedMessage id={label} />}
                        hint={<FormattedMessage id={hint} />}
                        maxLength={longest}
                        rows={4}
                        lang={language}
                      />
                    ))}
                  </div>
                </details>
              </>
            )}
          </PartList>
        </>
      )}
    </VersionForm>
  );
}

/** The optional parts of a section besides its paragraphs. */
const lists = [
  { field: "List", label: "content.text.list", hint: "content.text.listHint", longest: LONGEST_WRITTEN.list },
  { field: "Table", label: "content.text.table", hint: "content.text.tableHint", longest: LONGEST_WRITTEN.table },
] as const;
