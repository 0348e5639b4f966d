import type { MessageId } from "../../../../../shared/messageId";
import { choicesOf, chosenIn, toggleChoice } from "../../../../../shared/multiSelectFilter";
import type { CarAnyOf, CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";

type CarFilterGroup = {
  readonly name: keyof CarAnyOf;
  readonly facet: keyof CarFacets;
  readonly label: MessageId;
  readonly open: boolean;
};

export const carFilterGroups: readonly CarFilterGroup[] = [
  { name: "IdClass", facet: "Classes", label: "car.class", open: true },
  { name: "TransmissionId", facet: "Transmissions", label: "car.transmission", open: true },
  { name: "IdSupplier", facet: "Suppliers", label: "car.supplier", open: true },
  { name: "IdModel", facet: "Models", label: "car.model", open: false },
];

/** The change that adds or removes a choice. */
export function toggled(search: CarSearchChoice, name: keyof CarAnyOf, id: number): Partial<CarSearchChoice> {
  return choicesOf(search.AnyOf, name, toggleChoice(chosenIn(search, name), id));
}

/** How many choices are made in all filters. */
export function countChosen(search: CarSearchChoice): number {
  return carFilterGroups.reduce((count, { name }) => count + chosenIn(search, name).length, 0);
}

export const nothingChosen = { IdClass: 0, TransmissionId: 0, IdSupplier: 0, IdModel: 0, AnyOf: {} };
