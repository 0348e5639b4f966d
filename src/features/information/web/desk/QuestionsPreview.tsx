import { FormattedMessage } from "react-intl";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import type { WrittenQuestions } from "../../desk/textsDesk.schemas";
import { questionsOf } from "../../desk/writtenText.rules";
import { type Figures, withKnownFigures } from "../../figures.rules";
import { faqProducts } from "../../texts.rules";
import { Questions } from "../FaqList";
import { Preview } from "./Preview";

type Props = { readonly questions: readonly WrittenQuestions[]; readonly figures: Figures };

/** A preview of all products' questions in every language, with their figures. */
export function QuestionsPreview({ questions, figures }: Props) {
  return (
    <SideBySide>
      {(language) => {
        const asked = withKnownFigures(questionsOf(questions, language), figures);
        return faqProducts.map((product) => (
          <Preview key={product} language={language} title={<FormattedMessage id={`content.product.${product}`} />}>
            <div lang={language}>
              <Questions items={asked[product]} />
            </div>
          </Preview>
        ));
      }}
    </SideBySide>
  );
}
