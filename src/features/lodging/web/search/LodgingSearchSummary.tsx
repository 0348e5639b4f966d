import type { ReactNode } from "react";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { SearchSummary } from "../../../../platform/web/ui/results/SearchSummary";
import type { LodgingSearchChoice } from "../../search/lodging.search-url";
import { LodgingSearchForm } from "./form/LodgingSearchForm";
import { useLodgingStayText } from "./form/useLodgingStayText";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onSearch: (search: LodgingSearchChoice) => void;
  /** Why the server has refused it. */
  readonly refused: ReactNode;
};

/** The search for lodging in one line, which opens for editing in place. */
export function LodgingSearchSummary({ search, onSearch, refused }: Props) {
  return (
    <SearchSummary
      refused={refused}
      text={<DottedLine>{useLodgingStayText(search)}</DottedLine>}
      form={(done) => (
        <LodgingSearchForm
          initial={search}
          onSearch={(next) => {
            done();
            onSearch(next);
          }}
        />
      )}
    />
  );
}
