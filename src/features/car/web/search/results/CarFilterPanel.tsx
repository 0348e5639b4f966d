import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { type FilterGroup, FilterGroups } from "../../../../../platform/web/ui/results/FilterGroups";
import { useIsPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { countChosen } from "./carFilterChoices";

type Props = {
  readonly groups: readonly FilterGroup<Partial<CarSearchChoice>>[];
  /** How many cars the present filters leave. */
  readonly total: number | undefined;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
  readonly onApproach: (change: Partial<CarSearchChoice>) => void;
};

/**
 * The filters beside the results, folded above them in a narrow window. Rendered after the first results are painted.
 */
export function CarFilterPanel({ groups, total, search, ...calls }: Props) {
  const isPainted = useIsPainted("results");
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="car.filters" values={{ count: countChosen(search) }} />}
        done={<FormattedMessage id="car.filters.show" values={{ count: total ?? 0 }} />}
      >
        {isPainted && <FilterGroups groups={groups} {...calls} />}
      </FilterFold>
    </aside>
  );
}
