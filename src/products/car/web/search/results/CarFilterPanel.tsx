import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { FilterGroups } from "../../../../../platform/web/ui/results/FilterGroups";
import { useChosen } from "../../../../../platform/web/ui/results/useChosen";
import { useWasPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { CarOfferPage } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { countChosen } from "./carFilterChoices";
import { useCarFilters } from "./useCarFilters";

type Props = {
  /** The number of results with the current filters. */
  readonly found: CarOfferPage | undefined;
  readonly search: CarSearchChoice;
  readonly onSearch: (next: CarSearchChoice) => void;
  /** Called while a choice is being pressed, to request its results early. */
  readonly onApproach: (next: CarSearchChoice) => void;
};

/**
 * The filters next to the results, collapsed above them in a narrow window. Rendered after the first results are
 * painted, or together with them on a server-rendered page.
 */
export function CarFilterPanel({ found, search, onSearch, onApproach }: Props) {
  const [chosen, choose] = useChosen(search, onSearch);
  const groups = useCarFilters(found?.Facets, chosen);
  const isPainted = useWasPainted(found);
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="car.filters" values={{ count: countChosen(chosen) }} />}
        done={<FormattedMessage id="car.filters.show" values={{ count: found?.Total ?? 0 }} />}
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
