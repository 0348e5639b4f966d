import type { MessageId } from "../../../../../platform/web/messages";
import type { CarAnyOf, CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";

export type CarFilterGroup = {
  readonly name: keyof CarAnyOf;
  readonly facet: keyof CarFacets;
  readonly label: MessageId;
  /** Whether the list is open at first: short lists are, the long list of models is not. */
  readonly open: boolean;
};

export const carFilterGroups: readonly CarFilterGroup[] = [
  { name: "IdClass", facet: "Classes", label: "car.class", open: true },
  { name: "TransmissionId", facet: "Transmissions", label: "car.transmission", open: true },
  { name: "IdSupplier", facet: "Suppliers", label: "car.supplier", open: true },
  { name: "IdModel", facet: "Models", label: "car.model", open: false },
];

/** The chosen values of a filter; empty means any. (CAR-22) */
export function chosenIn(search: CarSearchChoice, name: keyof CarAnyOf): readonly number[] {
  return search[name] === 0 ? (search.AnyOf?.[name] ?? []) : [search[name]];
}

/** The change that adds or removes a choice. A single choice is in the filter's own field, several are in `AnyOf`. */
export function toggled(search: CarSearchChoice, name: keyof CarAnyOf, id: number): Partial<CarSearchChoice> {
  const chosen = chosenIn(search, name);
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort((a, b) => a - b);
  const { [name]: _before, ...others } = search.AnyOf ?? {};
  const [only = 0, ...more] = next;
  return more.length > 0 ? { [name]: 0, AnyOf: { ...others, [name]: next } } : { [name]: only, AnyOf: others };
}

/** How many choices are made in all filters. */
export function countChosen(search: CarSearchChoice): number {
  return carFilterGroups.reduce((count, { name }) => count + chosenIn(search, name).length, 0);
}

export const nothingChosen = { IdClass: 0, TransmissionId: 0, IdSupplier: 0, IdModel: 0, AnyOf: {} };
