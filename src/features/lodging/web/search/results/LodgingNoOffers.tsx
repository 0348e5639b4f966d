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

/** No rooms for this search, and what to change; or the shop has none yet. (OPS-28) */
export function LodgingNoOffers({ search, onChange }: Props) {
  const zones = useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }).data?.Zones;
  // Other days would find nothing either: the shop has no properties yet.
  const isNothingYet = zones?.length === 0;
  const filtered = countChosen(search) > 0 || search.Hotel !== 0;
  return (
    <NoOffers
      advice={<FormattedMessage id={isNothingYet ? "lodging.results.notYet" : "lodging.results.noneAdvice"} />}
      isNothingYet={isNothingYet}
      clear={<FormattedMessage id="lodging.filters.clear" />}
      onClear={filtered ? () => onChange(nothingChosen) : null}
    />
  );
}
