import { FormattedMessage } from "react-intl";
import { NoOffers } from "../../../../../platform/web/ui/results/NoOffers";
import { LODGING_COUNTRY_ID } from "../../../../../shared/constants";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { useGetLodgingChoicesQuery } from "../../lodging.api";
import { countChosen, nothingChosen } from "./lodgingFilterChoices";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
};

/** No rooms for this search, and what to change. */
export function LodgingNoOffers({ search, onChange }: Props) {
  // Nothing may be left at all since the choices were read: the page says so then. (WEB-18)
  useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }, { refetchOnMountOrArgChange: true });
  const filtered = countChosen(search) > 0 || search.Hotel !== 0;
  return (
    <NoOffers
      advice={<FormattedMessage id="lodging.results.noneAdvice" />}
      clear={<FormattedMessage id="lodging.filters.clear" />}
      onClear={filtered ? () => onChange(nothingChosen) : null}
    />
  );
}
