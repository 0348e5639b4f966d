import type { Pages } from "../../shared/page";

export const lodgingPages = {
  searchLodging: { paths: ["/search-lodging"], alias: "searchLodging", listed: true },
  bookLodging: {
    paths: ["/book-lodging", "/book-lodging/:polo/:name/:hotelId/:classId/:planId"],
    alias: "bookLodging",
  },
  bookLodgingConfirm: { paths: ["/book-lodging-confirm"] },
  hotel: { paths: ["/hotel-details/:hotelId"], listed: true },
  zone: { paths: ["/polo-details/:poloId"], alias: "poloDetails", listed: true },
  province: { paths: ["/province-details/:provinceId"], alias: "provinceDetails", listed: true },
} as const satisfies Pages;
