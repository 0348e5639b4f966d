import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { FilterGroups } from "../../../../../platform/web/ui/results/FilterGroups";
import { useChosen } from "../../../../../platform/web/ui/results/useChosen";
import { useIsPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { countChosen } from "./carFilterChoices";
import { useCarFilters } from "./useCarFilters";

type Props = {
  readonly facets: CarFacets | undefined;
  /** How many cars the present filters leave. */
  readonly total: number | undefined;
  readonly search: CarSearchChoice;
  readonly onSearch: (next: CarSearchChoice) => void;
  /** Called while a choice is being pressed, to request its results early. */
  readonly onApproach: (next: CarSearchChoice) => void;
};

/**
 * The filters beside the results, folded above them in a narrow window. Rendered after the first results are painted.
 */
export function CarFilterPanel({ facets, total, search, onSearch, onApproach }: Props) {
  const [chosen, choose] = useChosen(search, onSearch);
  const groups = useCarFilters(facets, chosen);
  const isPainted = useIsPainted("results");
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="car.filters" values={{ count: countChosen(chosen) }} />}
        done={<FormattedMessage id="car.filters.show" values={{ count: total ?? 0 }} />}
      >
        {isPainted && (
          <FilterGroups
            groups={groups}
            onChange={(change) => choose({ ...chosen, ...change })}
            onApproach={(change) => onApproach({ ...chosen, ...change })}
          />
        )}
      </FilterFold>
    </aside>
  );
}
