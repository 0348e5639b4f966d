import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { FilterGroups } from "../../../../../platform/web/ui/results/FilterGroups";
import { useChosen } from "../../../../../platform/web/ui/results/useChosen";
import { useIsPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { LodgingFacets } from "../../../lodging.schemas";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { countChosen } from "./lodgingFilterChoices";
import { PriceRangeField } from "./PriceRangeField";
import { useLodgingFilters } from "./useLodgingFilters";

type Props = {
  readonly facets: LodgingFacets | undefined;
  /** How many properties the present filters leave. */
  readonly total: number | undefined;
  readonly search: LodgingSearchChoice;
  readonly onSearch: (next: LodgingSearchChoice) => void;
  /** Called while a choice is being pressed, to request its results early. */
  readonly onApproach: (next: LodgingSearchChoice) => void;
};

const Price = styled("div")({ marginBottom: 12 });

/**
 * The filters beside the results, folded above them in a narrow window. Rendered after the first results are painted.
 */
export function LodgingFilterPanel({ facets, total, search, onSearch, onApproach }: Props) {
  const [chosen, choose] = useChosen(search, onSearch);
  const groups = useLodgingFilters(facets, chosen);
  const change = (changed: Partial<LodgingSearchChoice>) => choose({ ...chosen, ...changed });
  const isPainted = useIsPainted("results");
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="lodging.filters" values={{ count: countChosen(chosen) }} />}
        done={<FormattedMessage id="lodging.filters.show" values={{ count: total ?? 0 }} />}
      >
        {isPainted && (
          <>
            <Price>
              <PriceRangeField search={chosen} onChange={change} />
            </Price>
            <FilterGroups
              groups={groups}
              onChange={change}
              onApproach={(changed) => onApproach({ ...chosen, ...changed })}
            />
          </>
        )}
      </FilterFold>
    </aside>
  );
}
