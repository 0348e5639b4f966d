import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../platform/web/ui/FilterFold";
import type { CarFacets } from "../../car.schemas";
import type { CarSearchChoice } from "../../car.search-url";
import { CarFilters, countFilters } from "./CarFilters";

type Props = {
  readonly facets: CarFacets | undefined;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
};

const noFacets: CarFacets = { Classes: [], Models: [], Suppliers: [], Transmissions: [] };

/** The filters beside the results, or folded above them where the window is narrow. */
export function CarFilterPanel({ facets = noFacets, search, onChange }: Props) {
  return (
    <aside>
      <FilterFold label={<FormattedMessage id="car.filters" values={{ count: countFilters(search) }} />}>
        <CarFilters facets={facets} search={search} onChange={onChange} />
      </FilterFold>
    </aside>
  );
}
