import { productPaths } from "../../features/plan/products.pages";
import type { Pages } from "../../shared/page";

export const lodgingPages = {
  searchLodging: { paths: [productPaths.searchLodging], alias: "searchLodging", listed: true },
  bookLodging: {
    paths: ["/book-lodging", "/book-lodging/:polo/:name/:hotelId/:classId/:planId"],
    alias: "bookLodging",
  },
  bookLodgingConfirm: { paths: ["/book-lodging-confirm"] },
  hotel: { paths: [productPaths.hotel], listed: true },
  zone: { paths: [productPaths.zone], alias: "poloDetails", listed: true },
  province: { paths: ["/province-details/:provinceId"], alias: "provinceDetails", listed: true },
} as const satisfies Pages;
