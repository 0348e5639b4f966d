import { serverNow } from "../../../../platform/web/serverNow";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import { havanaDate } from "../../../../shared/havana";
import type { WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { sectionedTextOf } from "../../desk/writtenText.rules";
import { type Figures, withKnownFigures } from "../../figures.rules";
import { PolicyText } from "../PolicyText";
import { Preview } from "./Preview";

type Props = { readonly text: WrittenSectionedText; readonly figures: Figures };

/** A preview of a policy or guide in every language, with its figures. */
export function SectionedTextPreview({ text, figures }: Props) {
  return (
    <SideBySide>
      {(language) => {
        const { title, lead, sections } = withKnownFigures(
          sectionedTextOf(text, language, havanaDate(serverNow())),
          figures,
        );
        return (
          <Preview language={language} title={title} lead={lead}>
            <div lang={language}>
              <PolicyText sections={sections} />
            </div>
          </Preview>
        );
      }}
    </SideBySide>
  );
}
