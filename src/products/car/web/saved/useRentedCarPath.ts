import type { PagePath } from "../../../../shared/page";
import { carSearchPath } from "../../car.paths";
import type { RentedCar } from "../../class.schemas";
import { defaultCarSearch } from "../../search/car.search-url";

/** The path of a model's offers in its zone, for the days that a search begins with. */
export function useRentedCarPath(): (car: RentedCar) => PagePath {
  return ({ Zone, ModelId, PickUp, DropOff, StartHour, EndHour }) => {
    const view = defaultCarSearch(PickUp);
    const stay = { PickUp, DropOff, StartHour, EndHour };
    return carSearchPath({ ...view, search: { ...view.search, ...stay, IdZone: Zone.Id, IdModel: ModelId } });
  };
}
