import { havanaDate } from "../../../../shared/havana";
import { carSearchPath } from "../../car.paths";
import type { RentedCar } from "../../class.schemas";
import { defaultCarSearch } from "../../search/car.search-url";

/** The way to the offers of a model in its zone, for the days that a search begins with. */
export function useRentedCarPath(): (car: Pick<RentedCar, "Zone" | "ModelId">) => string {
  const view = defaultCarSearch(havanaDate(Date.now()));
  return ({ Zone, ModelId }) =>
    carSearchPath({ ...view, search: { ...view.search, IdZone: Zone.Id, IdModel: ModelId } });
}
