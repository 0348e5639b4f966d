import { lodgingsPath } from "../../features/plan/products.pages";
import { pagePath } from "../../shared/page";
import { carPages } from "./car.pages";
import { type CarSearchChoice, type CarSearchView, toSearchParams } from "./search/car.search-url";

/** Path of the results page that shows a view. */
export const carSearchPath = (view: CarSearchView) =>
  pagePath(carPages.searchCar.paths[0], {}, new URLSearchParams(toSearchParams(view)));

/**
 * Path of an offer's booking page. It carries the query string of the search, so that the way back shows the same
 * results.
 */
export const carBookPath = (query: string, offer: { Name: string; SupplierId: number; ModelId: number }) =>
  pagePath(
    carPages.bookCar.paths[1],
    { name: offer.Name, supplierId: offer.SupplierId, modelId: offer.ModelId },
    new URLSearchParams(query),
  );

/** The lodging search for the place and nights of a rental. (PLAN-32) */
export const lodgingOnDaysPath = ({ ZoneId, PickUp, DropOff }: { ZoneId: number; PickUp: string; DropOff: string }) =>
  lodgingsPath({ zone: ZoneId, in: PickUp, out: DropOff });

export const carBookConfirmPath = (booking: number) => pagePath(carPages.bookCarConfirm.paths[0], {}, { booking });

/** The search narrowed to the offer that a booking page's path names; null when the path names none. */
export function searchOfOffer(
  search: CarSearchChoice,
  supplierId: string | undefined,
  modelId: string | undefined,
): CarSearchChoice | null {
  const { AnyOf: _several, ...one } = search;
  const [IdSupplier, IdModel] = [supplierId, modelId].map((text) =>
    /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0,
  );
  return IdSupplier && IdModel ? { ...one, IdSupplier, IdModel, IdClass: 0, TransmissionId: 0 } : null;
}
