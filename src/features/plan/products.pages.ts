import { pagePath } from "../../shared/page";

/**
 * Where the products' pages are that the plan, other features and the other product lead to: each product takes its paths
 * from here. What only a product itself links to stands in its own pages.
 */
export const productPaths = {
  searchCar: "/search-car",
  carClass: "/rent-car/:zoneId/:classId",
  searchLodging: "/search-lodging",
  hotel: "/hotel-details/:hotelId",
  zone: "/polo-details/:poloId",
} as const;

/** The car search, in a zone, or in one on days; the days are those of Havana. */
export const carsPath = (query?: { zone: number; from?: string; to?: string }) =>
  pagePath(productPaths.searchCar, {}, query);
export const carClassPath = (zoneId: number, classId: number) => pagePath(productPaths.carClass, { zoneId, classId });
/** The lodging search, in a zone, on nights, or both; the days are those of Havana. */
export const lodgingsPath = (query?: { zone?: number; in?: string; out?: string }) =>
  pagePath(productPaths.searchLodging, {}, query);
export const zonePath = (poloId: number, query?: URLSearchParams) => pagePath(productPaths.zone, { poloId }, query);
export const hotelPath = (hotelId: number) => pagePath(productPaths.hotel, { hotelId });
