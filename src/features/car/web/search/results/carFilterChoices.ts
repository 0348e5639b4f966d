import type { MessageId } from "../../../../../platform/web/messages";
import type { CarAnyOf, CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";

export type CarFilterGroup = {
  readonly name: keyof CarAnyOf;
  readonly facet: keyof CarFacets;
  readonly label: MessageId;
  /** Open from the start: short lists are, the long one of the models is not. */
  readonly open: boolean;
};

export const carFilterGroups: readonly CarFilterGroup[] = [
  { name: "IdClass", facet: "Classes", label: "car.class", open: true },
  { name: "TransmissionId", facet: "Transmissions", label: "car.transmission", open: true },
  { name: "IdSupplier", facet: "Suppliers", label: "car.supplier", open: true },
  { name: "IdModel", facet: "Models", label: "car.model", open: false },
];

/** What is chosen in a filter; nothing means any. (CAR-22) */
export function chosenIn(search: CarSearchChoice, name: keyof CarAnyOf): readonly number[] {
  return search[name] === 0 ? (search.AnyOf?.[name] ?? []) : [search[name]];
}

/** The change that puts a choice into a filter or takes it out. One choice is the wire's own field, several are `AnyOf`. */
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
