import { type CarSearchChoice, type CarSearchView, toSearchParams } from "./search/car.search-url";

/** Path of the results page that shows a view. */
export function carSearchPath(view: CarSearchView): string {
  return `/search-car?${toSearchParams(view)}`;
}

/**
 * Path of an offer's booking page. It carries the query string of the search, so that the way back shows the same
 * results.
 */
export function carBookPath(query: string, offer: { Name: string; SupplierId: number; ModelId: number }): string {
  return `/book-car/${encodeURIComponent(offer.Name)}/${offer.SupplierId}/${offer.ModelId}?${query}`;
}

/** The page of a car class in a zone. */
export function carClassPath(zoneId: number, classId: number): string {
  return `/rent-car/${zoneId}/${classId}`;
}

/** The page of a tourist zone. It belongs to lodging, which cars may not import. */
export function placePath(zoneId: number): string {
  return `/polo-details/${zoneId}`;
}

/**
 * The lodging search for the place and nights of a rental. It belongs to lodging, which cars may not import. (PLAN-32)
 */
export function lodgingOnDaysPath({ ZoneId, PickUp, DropOff }: { ZoneId: number; PickUp: string; DropOff: string }) {
  return `/search-lodging?${new URLSearchParams({ zone: String(ZoneId), in: PickUp, out: DropOff })}`;
}

export function carBookConfirmPath(bookingId: number): string {
  return `/book-car-confirm?booking=${bookingId}`;
}

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
