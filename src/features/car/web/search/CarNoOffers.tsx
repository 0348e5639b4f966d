import { FormattedMessage } from "react-intl";
import { NoOffers } from "../../../../platform/web/ui/NoOffers";
import type { CarSearchChoice } from "../../car.search-url";
import { countChosen, nothingChosen } from "./carFilterChoices";

type Props = { readonly search: CarSearchChoice; readonly onChange: (change: Partial<CarSearchChoice>) => void };

/** No cars for this search, and what to change. */
export function CarNoOffers({ search, onChange }: Props) {
  return (
    <NoOffers
      advice={<FormattedMessage id="car.results.noneAdvice" />}
      clear={<FormattedMessage id="car.filters.clear" />}
      onClear={countChosen(search) > 0 ? () => onChange(nothingChosen) : null}
    />
  );
}
