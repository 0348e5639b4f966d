import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { FilterGroups } from "../../../../../platform/web/ui/results/FilterGroups";
import { useChosen } from "../../../../../platform/web/ui/results/useChosen";
import { useWasPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { LodgingOfferPage } from "../../../lodging.schemas";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { countChosen } from "./lodgingFilterChoices";
import { PriceRangeField } from "./PriceRangeField";
import { useLodgingFilters } from "./useLodgingFilters";

type Props = {
  /** The number of results with the current filters. */
  readonly found: LodgingOfferPage | undefined;
  readonly search: LodgingSearchChoice;
  readonly onSearch: (next: LodgingSearchChoice) => void;
  /** Called while a choice is being pressed, to request its results early. */
  readonly onApproach: (next: LodgingSearchChoice) => void;
};

const Price = styled("div")({ marginBottom: 12 });

/**
 * The filters next to the results, collapsed above them in a narrow window. Rendered after the first results are
 * painted, or together with them on a server-rendered page.
 */
export function LodgingFilterPanel({ found, search, onSearch, onApproach }: Props) {
  const [chosen, choose] = useChosen(search, onSearch);
  const groups = useLodgingFilters(found?.Facets, chosen);
  const change = (changed: Partial<LodgingSearchChoice>) => choose({ ...chosen, ...changed });
  const isPainted = useWasPainted(found);
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="lodging.filters" values={{ count: countChosen(chosen) }} />}
        done={<FormattedMessage id="lodging.filters.show" values={{ count: found?.Total ?? 0 }} />}
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
