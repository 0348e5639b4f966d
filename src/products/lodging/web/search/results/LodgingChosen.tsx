import { useIntl } from "react-intl";
import { ChosenFilters } from "../../../../../platform/web/ui/results/ChosenFilters";
import type { FilterGroup } from "../../../../../platform/web/ui/results/FilterGroups";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { nothingChosen } from "./lodgingFilterChoices";
import { usePriceRangeText } from "./PriceRangeField";

type Props = {
  readonly groups: readonly FilterGroup<Partial<LodgingSearchChoice>>[];
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
};

/**
 * The chosen filters, with the price and the map's area. A single place is omitted, because the title has it. (CAR-22)
 */
export function LodgingChosen({ groups, search, onChange }: Props) {
  const intl = useIntl();
  const price = usePriceRangeText()(search);
  const others = [
    ...(price ? [{ name: "price", text: price, change: { MinPrice: 0, MaxPrice: 0 } }] : []),
    ...(search.Area
      ? [{ name: "area", text: intl.formatMessage({ id: "lodging.area" }), change: { Area: null } }]
      : []),
  ];
  return (
    <ChosenFilters
      groups={groups.filter(({ name }) => name !== "TouristZoneId" || search.TouristZoneId === 0)}
      others={others}
      nothing={nothingChosen}
      onChange={onChange}
    />
  );
}
