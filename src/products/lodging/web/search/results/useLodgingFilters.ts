import { useIntl } from "react-intl";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import type { FilterGroup } from "../../../../../platform/web/ui/results/FilterGroups";
import { chosenIn } from "../../../../../shared/multiSelectFilter";
import type { LodgingFacets } from "../../../lodging.schemas";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { useLodgingWords } from "../../useLodgingWords";
import { lodgingFilterGroups, toggled } from "./lodgingFilterChoices";

type Change = Partial<LodgingSearchChoice>;

/** The filters of lodging: of services all that are chosen, of any other filter one of them. (CAR-22) */
export function useLodgingFilters(facets: LodgingFacets | undefined, search: LodgingSearchChoice) {
  const intl = useIntl();
  const words = useLodgingWords();
  const place = usePlaceName();
  const textOf = {
    Zones: (_id: number, name: string) => place(name),
    Categories: words.category,
    RoomClasses: words.roomClass,
    MealsPlans: words.mealsPlan,
    Locations: words.location,
    Chains: (_id: number, name: string) => name,
  };
  const groups = lodgingFilterGroups.map(({ name, facet, label, open }): FilterGroup<Change> => {
    const counted: readonly { Id: number; Count: number; Name?: string }[] = facets?.[facet] ?? [];
    return {
      name,
      label,
      open,
      choices: counted.map(({ Id, Count, Name = "" }) => ({
        id: Id,
        text: textOf[facet](Id, Name),
        count: Count,
        chosen: chosenIn(search, name).includes(Id),
        change: toggled(search, name, Id),
      })),
    };
  });
  const services: FilterGroup<Change> = {
    name: "Services",
    label: "lodging.services",
    open: false,
    choices: (facets?.Services ?? []).map(({ Code, Count }) => {
      const chosen = search.Services.includes(Code);
      const others = search.Services.filter((code) => code !== Code);
      return {
        id: Code,
        text: intl.formatMessage({ id: `lodging.service.${Code}` }),
        count: Count,
        chosen,
        change: { Services: chosen ? others : [...others, Code] },
      };
    }),
  };
  return [...groups, services];
}
