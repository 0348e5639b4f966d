import { FormattedMessage } from "react-intl";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { languages } from "../../../../shared/language";
import type { WrittenQuestions } from "../../desk/textsDesk.schemas";
import { LONGEST_WRITTEN } from "../../desk/writing.rules";
import { PartList } from "./PartList";
import { QuestionsPreview } from "./QuestionsPreview";
import { usePublishQuestionsMutation } from "./textsDesk.api";
import { type Editing, VersionForm } from "./VersionForm";

type Props = Editing & {
  /** The initial content of the new version. */
  readonly questions: readonly WrittenQuestions[];
};

/** The editor of all products' questions, all languages side by side. (INFO-21) */
export function QuestionsForm({ questions, seen, ...editing }: Props) {
  const [publish] = usePublishQuestionsMutation();
  const blank = () => ({ Words: languages.map((Language) => ({ Language, Question: "", Answer: "" })) });
  return (
    <VersionForm
      {...editing}
      name="faq"
      text={{ Questions: [...questions] }}
      publish={({ Questions, Reason }) => publish({ Questions, Seen: seen, Reason })}
      preview={({ Questions }) => <QuestionsPreview questions={Questions} figures={editing.figures} />}
    >
      {({ Field, values }) =>
        values.Questions.map(({ Product, Questions }, product) => (
          <Section key={Product} title={<FormattedMessage id={`content.product.${Product}`} />}>
            <PartList
              name={`Questions.${product}.Questions`}
              count={Questions.length}
              title="content.text.question"
              add="content.text.addQuestion"
              blank={blank}
            >
              {(at, language, place) => (
                <>
                  <Field
                    as={TextField}
                    name={`Questions.${product}.Questions.${at}.Words.${place}.Question`}
                    label={<FormattedMessage id="content.text.asked" />}
                    maxLength={LONGEST_WRITTEN.question}
                    lang={language}
                    required
                  />
                  <Field
                    as={TextArea}
                    name={`Questions.${product}.Questions.${at}.Words.${place}.Answer`}
                    label={<FormattedMessage id="content.text.answer" />}
                    maxLength={LONGEST_WRITTEN.answer}
                    lang={language}
                    required
                  />
                </>
              )}
            </PartList>
          </Section>
        ))
      }
    </VersionForm>
  );
}
