import { pagePath } from "../../shared/page";

/**
 * Paths of the products' pages that the plan, other features and the other product link to: each product takes its
 * paths from here. Pages that only a product itself links to have their paths in that product.
 */
export const productPaths = {
  searchCar: "/search-car",
  carClass: "/rent-car/:zoneId/:classId",
  searchLodging: "/search-lodging",
  hotel: "/hotel-details/:hotelId",
  zone: "/polo-details/:poloId",
} as const;

/** The car search, in a zone, on days, or both; the days are Havana dates. */
export const carsPath = (query?: { zone: number; from?: string; to?: string }) =>
  pagePath(productPaths.searchCar, {}, query);
export const carClassPath = (zoneId: number, classId: number) => pagePath(productPaths.carClass, { zoneId, classId });
/** The lodging search, in a zone, on nights, or both; the days are Havana dates. */
export const lodgingsPath = (query?: { zone?: number; in?: string; out?: string }) =>
  pagePath(productPaths.searchLodging, {}, query);
export const zonePath = (poloId: number, query?: URLSearchParams) => pagePath(productPaths.zone, { poloId }, query);
export const hotelPath = (hotelId: number) => pagePath(productPaths.hotel, { hotelId });
