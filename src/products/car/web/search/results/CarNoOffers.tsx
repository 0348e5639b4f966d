import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { NoOffers } from "../../../../../platform/web/ui/results/NoOffers";
import { SearchSuggestions } from "../../../../../platform/web/ui/results/SearchSuggestions";
import { DEFAULT_COUNTRY_ID } from "../../../../../shared/constants";
import { carSearchPath } from "../../../car.paths";
import type { CarWayOn } from "../../../car.schemas";
import type { CarSearchView } from "../../../search/car.search-url";
import { taking } from "../../../search/car.suggestions";
import { useGetCarZonesQuery } from "../../car.api";
import { countChosen, nothingChosen } from "./carFilterChoices";

type Props = {
  readonly view: CarSearchView;
  readonly ways: readonly CarWayOn[];
  readonly ask: (next: CarSearchView) => unknown;
  readonly onClear: (nothing: typeof nothingChosen) => void;
};

/**
 * No cars for this search: what to change, and searches that find some (CAR-25); or the shop has no cars yet. (OPS-28)
 */
export function CarNoOffers({ view, ways, ask, onClear }: Props) {
  const { search } = view;
  const lang = useSelector(selectLanguage);
  const offices = useGetCarZonesQuery({ zone: 0, country: DEFAULT_COUNTRY_ID, lang }).data;
  // Other days would find nothing either: the shop has no offices yet.
  const isNothingYet = offices?.length === 0;
  return (
    <>
      <NoOffers
        advice={<FormattedMessage id={isNothingYet ? "car.results.notYet" : "car.results.noneAdvice"} />}
        isNothingYet={isNothingYet}
        clear={<FormattedMessage id="car.filters.clear" />}
        onClear={countChosen(search) > 0 ? () => onClear(nothingChosen) : null}
      />
      <SearchSuggestions
        ways={ways}
        asked={search.PickUp}
        daysOf={({ PickUp, DropOff }) => [PickUp, DropOff]}
        found="car.ways.found"
        leftOut={(name) => `car.ways.without.${name}`}
        leadTo={(way) => {
          const next = { ...view, page: 0, search: taking(search, way) };
          return { to: carSearchPath(next), ask: () => ask(next) };
        }}
      />
    </>
  );
}
