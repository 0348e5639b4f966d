import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import { type FilterGroup, FilterGroups } from "../../../../../platform/web/ui/results/FilterGroups";
import { useIsPainted } from "../../../../../platform/web/ui/results/useIsPainted";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { countChosen } from "./lodgingFilterChoices";
import { PriceRangeField } from "./PriceRangeField";

type Props = {
  readonly groups: readonly FilterGroup<Partial<LodgingSearchChoice>>[];
  /** How many properties the present filters leave. */
  readonly total: number | undefined;
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
  readonly onApproach: (change: Partial<LodgingSearchChoice>) => void;
};

const Price = styled("div")({ marginBottom: 12 });

/**
 * The filters beside the results, folded above them in a narrow window. Rendered after the first results are painted.
 */
export function LodgingFilterPanel({ groups, total, search, onChange, onApproach }: Props) {
  const isPainted = useIsPainted("results");
  return (
    <aside>
      <FilterFold
        label={<FormattedMessage id="lodging.filters" values={{ count: countChosen(search) }} />}
        done={<FormattedMessage id="lodging.filters.show" values={{ count: total ?? 0 }} />}
      >
        {isPainted && (
          <>
            <Price>
              <PriceRangeField search={search} onChange={onChange} />
            </Price>
            <FilterGroups groups={groups} onChange={onChange} onApproach={onApproach} />
          </>
        )}
      </FilterFold>
    </aside>
  );
}
