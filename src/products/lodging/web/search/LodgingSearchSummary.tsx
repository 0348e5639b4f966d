import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { SearchSummary } from "../../../../platform/web/ui/results/SearchSummary";
import type { HavanaDate } from "../../../../shared/havana";
import type { LodgingSearchChoice } from "../../search/lodging.search-url";
import { LodgingSearchForm } from "./form/LodgingSearchForm";
import { useLodgingStayText } from "./form/useLodgingStayText";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onSearch: (search: LodgingSearchChoice) => void;
  /** The day to which the check-out was moved. */
  readonly moved: HavanaDate | null;
  /** Why the server has refused it. */
  readonly refused: ReactNode;
};

/** The search for lodging in one line, which opens for editing in place. */
export function LodgingSearchSummary({ search, onSearch, moved, refused }: Props) {
  const shortDay = useShortDay();
  return (
    <SearchSummary
      refused={refused}
      moved={moved && <FormattedMessage id="lodging.search.checkOutMoved" values={{ to: shortDay(moved) }} />}
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
