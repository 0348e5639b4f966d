import Button from "@mui/material/Button";
import { FieldArray } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { array, mixed, object } from "yup";
import { line } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import { languages } from "../../../../shared/language";
import { LONGEST } from "../../../../shared/longest";
import type { WrittenQuestions } from "../../desk/textsDesk.schemas";
import { LONGEST_WRITTEN } from "../../desk/writing.rules";
import type { Figures } from "../../figures.rules";
import { PartTools } from "./PartTools";
import { QuestionsPreview } from "./QuestionsPreview";
import { usePublishQuestionsMutation } from "./textsDesk.api";
import { VersionForm } from "./VersionForm";

/** The server checks the text itself. */
const schema = object({ Questions: array(mixed()), Reason: line(LONGEST.reason, "support.act.reasonMissing") });

type Props = {
  /** The initial content of the new version. */
  readonly questions: readonly WrittenQuestions[];
  readonly figures: Figures;
  /** The version that was in force when the editing began. */
  readonly seen: number;
  readonly onBack: () => void;
  readonly onPublished: () => void;
};

/** The editor of all products' questions, all languages side by side. (INFO-21) */
export function QuestionsForm({ questions, figures, seen, onBack, onPublished }: Props) {
  const intl = useIntl();
  const [previews, setPreviews] = useState(false);
  const [publish] = usePublishQuestionsMutation();
  const form = useForm({
    initialValues: { Questions: [...questions], Reason: "" },
    validationSchema: schema,
    prefix: "text-faq",
    shows: "onceSent",
    send: async ({ Questions, Reason }) => {
      const sent = await publish({ Questions, Seen: seen, Reason: Reason.trim() });
      // Errors are shown at the fields, which the preview hides.
      if (sent.error) setPreviews(false);
      else onPublished();
      return sent;
    },
  });
  const products = form.values.Questions;
  const blank = () => ({ Words: languages.map((Language) => ({ Language, Question: "", Answer: "" })) });
  return (
    <VersionForm
      form={form}
      figures={figures}
      onBack={onBack}
      preview={previews ? <QuestionsPreview questions={products} figures={figures} /> : null}
      onPreview={setPreviews}
    >
      {products.map(({ Product, Questions }, product) => (
        <Section key={Product} title={<FormattedMessage id={`content.product.${Product}`} />}>
          <FieldArray name={`Questions.${product}.Questions`}>
            {({ push, move, remove }) => (
              <>
                {Questions.map((_question, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id.
                  <div key={at} style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 }}>
                    <PartTools
                      count={Questions.length}
                      place={at}
                      name={intl.formatMessage({ id: "content.text.question" }, { number: at + 1 })}
                      move={move}
                      remove={remove}
                    />
                    <SideBySide>
                      {(language, place) => (
                        <>
                          <form.Field
                            as={TextField}
                            name={`Questions.${product}.Questions.${at}.Words.${place}.Question`}
                            label={<FormattedMessage id="content.text.asked" />}
                            maxLength={LONGEST_WRITTEN.question}
                            lang={language}
                            required
                          />
                          <form.Field
                            as={TextArea}
                            name={`Questions.${product}.Questions.${at}.Words.${place}.Answer`}
                            label={<FormattedMessage id="content.text.answer" />}
                            maxLength={LONGEST_WRITTEN.answer}
                            lang={language}
                            required
                          />
                        </>
                      )}
                    </SideBySide>
                  </div>
                ))}
                <div>
                  <Button variant="outlined" onClick={() => push(blank())}>
                    <FormattedMessage id="content.text.addQuestion" />
                  </Button>
                </div>
              </>
            )}
          </FieldArray>
        </Section>
      ))}
    </VersionForm>
  );
}
