import { SearchSuggestions } from "../../../../../platform/web/ui/results/SearchSuggestions";
import { lodgingSearchPath } from "../../../lodging.paths";
import type { LodgingWayOn } from "../../../lodging.schemas";
import type { LodgingSearchView } from "../../../search/lodging.search-url";
import { taking } from "../../../search/lodging.wayOn";

type Props = {
  readonly view: LodgingSearchView;
  readonly ways: readonly LodgingWayOn[];
  readonly ask: (next: LodgingSearchView) => unknown;
};

/** Suggested searches, if one finds nothing or little. (LODGE-23) */
export function LodgingSuggestions({ view, ways, ask }: Props) {
  return (
    <SearchSuggestions
      ways={ways}
      asked={view.search.CheckIn}
      daysOf={({ CheckIn, CheckOut }) => [CheckIn, CheckOut]}
      found="lodging.ways.found"
      leftOut={(name) => `lodging.ways.without.${name}`}
      leadTo={(way) => {
        const next = { ...view, page: 0, search: taking(view.search, way) };
        return { to: lodgingSearchPath(next), ask: () => ask(next) };
      }}
    />
  );
}
