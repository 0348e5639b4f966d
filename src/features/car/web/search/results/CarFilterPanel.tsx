import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { useIsPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { CarFilters } from "./CarFilters";
import { countChosen } from "./carFilterChoices";

type Props = {
  readonly facets: CarFacets | undefined;
  /** How many cars the present filters leave. */
  readonly total: number | undefined;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
  readonly onApproach: (change: Partial<CarSearchChoice>) => void;
};

const noFacets: CarFacets = { Classes: [], Models: [], Suppliers: [], Transmissions: [] };

/**
 * The filters beside the results, folded above them in a narrow window. Rendered after the first results are painted.
 */
export function CarFilterPanel({ facets = noFacets, total, ...filters }: Props) {
  const isPainted = useIsPainted("results");
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="car.filters" values={{ count: countChosen(filters.search) }} />}
        done={<FormattedMessage id="car.filters.show" values={{ count: total ?? 0 }} />}
      >
        {isPainted && <CarFilters facets={facets} {...filters} />}
      </FilterFold>
    </aside>
  );
}
