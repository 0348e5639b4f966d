import { FormattedMessage } from "react-intl";
import { NoOffers } from "../../../../platform/web/ui/NoOffers";
import type { CarSearchChoice } from "../../car.search-url";
import { countFilters, noFilters } from "./CarFilters";

type Props = { readonly search: CarSearchChoice; readonly onChange: (change: Partial<CarSearchChoice>) => void };

/** No cars for this search, and what to change. */
export function CarNoOffers({ search, onChange }: Props) {
  return (
    <NoOffers
      advice={<FormattedMessage id="car.results.noneAdvice" />}
      clear={<FormattedMessage id="car.filters.clear" />}
      onClear={countFilters(search) > 0 ? () => onChange(noFilters) : null}
    />
  );
}
