import { productPaths } from "../../features/plan/products.pages";
import type { Pages } from "../../shared/page";

/** The names by which a search for lodging is named (search/lodging.search-url.ts). */
const ofSearch = [
  ...["in", "out", "rooms", "zone", "hotel", "category", "class", "meals", "location", "chain", "services"],
  ...["from", "to", "area", "sort", "order", "page", "show"],
];

export const lodgingPages = {
  searchLodging: { paths: [productPaths.searchLodging], alias: "searchLodging", listed: true, query: ofSearch },
  bookLodging: {
    paths: ["/book-lodging", "/book-lodging/:polo/:name/:hotelId/:classId/:planId"],
    alias: "bookLodging",
  },
  bookLodgingConfirm: { paths: ["/book-lodging-confirm"] },
  hotel: { paths: [productPaths.hotel], listed: true, query: ofSearch },
  zone: { paths: [productPaths.zone], alias: "poloDetails", listed: true, query: ofSearch },
  province: { paths: ["/province-details/:provinceId"], alias: "provinceDetails", listed: true, query: ofSearch },
} as const satisfies Pages;
