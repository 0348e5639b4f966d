import { FormattedMessage } from "react-intl";
import { NoOffers } from "../../../../platform/web/ui/NoOffers";
import type { LodgingSearchChoice } from "../../lodging.search-url";
import { countFilters, noFilters } from "./filterCounts";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
};

/** No rooms for this search, and what to change. */
export function LodgingNoOffers({ search, onChange }: Props) {
  const filtered = countFilters(search) > 0 || search.Hotel !== 0;
  return (
    <NoOffers
      advice={<FormattedMessage id="lodging.results.noneAdvice" />}
      clear={<FormattedMessage id="lodging.filters.clear" />}
      onClear={filtered ? () => onChange(noFilters) : null}
    />
  );
}
