import { useIntl } from "react-intl";
import { useCarClass } from "../../../../../platform/web/intl/useCarClass";
import type { FilterGroup } from "../../../../../platform/web/ui/results/FilterGroups";
import { Transmission } from "../../../../../shared/enumerations";
import { chosenIn } from "../../../../../shared/multiSelectFilter";
import type { CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { carFilterGroups, toggled } from "./carFilterChoices";

/** The filters of cars. Classes and transmissions are catalogue codes, companies and models have names. (CAR-22) */
export function useCarFilters(
  facets: CarFacets | undefined,
  search: CarSearchChoice,
): FilterGroup<Partial<CarSearchChoice>>[] {
  const intl = useIntl();
  const { withGears } = useCarClass();
  const textOf = (facet: keyof CarFacets, id: number, name: string): string => {
    if (facet === "Classes") return withGears(name);
    if (facet !== "Transmissions") return name;
    return intl.formatMessage({ id: id === Transmission.Automatic ? "car.automatic" : "car.manual" });
  };
  return carFilterGroups.map(({ name, facet, label, open }) => ({
    name,
    label,
    open,
    choices: (facets?.[facet] ?? []).map(({ Id, Name, Count }) => ({
      id: Id,
      text: textOf(facet, Id, Name),
      count: Count,
      chosen: chosenIn(search, name).includes(Id),
      change: toggled(search, name, Id),
    })),
  }));
}
