import type { MessageId } from "../../../../../shared/messageId";
import { choicesOf, chosenIn, toggleChoice } from "../../../../../shared/multiSelectFilter";
import type { LodgingAnyOf } from "../../../lodging.schemas";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";

type LodgingFilterGroup = {
  readonly name: keyof LodgingAnyOf;
  readonly facet: "Zones" | "Categories" | "RoomClasses" | "MealsPlans" | "Locations" | "Chains";
  readonly label: MessageId;
  readonly open: boolean;
};

export const lodgingFilterGroups: readonly LodgingFilterGroup[] = [
  { name: "CategoryId", facet: "Categories", label: "lodging.category", open: true },
  { name: "MealsPlanId", facet: "MealsPlans", label: "lodging.mealsPlan", open: true },
  { name: "HotelLocation", facet: "Locations", label: "lodging.location", open: true },
  { name: "TouristZoneId", facet: "Zones", label: "lodging.zone", open: false },
  { name: "RoomClassId", facet: "RoomClasses", label: "lodging.roomClass", open: false },
  { name: "HotelChain", facet: "Chains", label: "lodging.chain", open: false },
];

/** The change that makes these the choices of a filter. A place takes the area's stead. (LODGE-28) */
export function withChoices(
  search: LodgingSearchChoice,
  name: keyof LodgingAnyOf,
  chosen: readonly number[],
): Partial<LodgingSearchChoice> {
  const changed = choicesOf(search.AnyOf, name, chosen);
  return name === "TouristZoneId" ? { ...changed, Area: null } : changed;
}

/** The search after the changes. Of several choices, those of the filters that were changed replace the present ones. */
export function withChanges(search: LodgingSearchChoice, changes: Partial<LodgingSearchChoice>): LodgingSearchChoice {
  const several = lodgingFilterGroups.flatMap(({ name }) => {
    const chosen = (name in changes ? changes : search).AnyOf?.[name];
    return chosen ? [[name, chosen] as const] : [];
  });
  const { AnyOf: _several, ...whole } = { ...search, ...changes };
  return several.length > 0 ? { ...whole, AnyOf: Object.fromEntries(several) } : whole;
}

/** The change that adds or removes a choice. */
export const toggled = (search: LodgingSearchChoice, name: keyof LodgingAnyOf, id: number) =>
  withChoices(search, name, toggleChoice(chosenIn(search, name), id));

/** The number of choices in all filters besides the place of the search; a price range counts as one. */
export function countChosen(search: LodgingSearchChoice): number {
  const priced = search.MinPrice > 0 || search.MaxPrice > 0;
  const places = chosenIn(search, "TouristZoneId").length;
  return (
    lodgingFilterGroups.reduce((count, { name }) => count + chosenIn(search, name).length, 0) -
    Number(places === 1) +
    search.Services.length +
    Number(priced) +
    Number(search.Area !== null)
  );
}

/** The change that drops every filter; one place stays, as it is the search's own. */
export const nothingChosen = {
  CategoryId: 0,
  RoomClassId: 0,
  MealsPlanId: 0,
  HotelLocation: 0,
  HotelChain: 0,
  Hotel: 0,
  AnyOf: {},
  Services: [],
  MinPrice: 0,
  MaxPrice: 0,
  Area: null,
};
