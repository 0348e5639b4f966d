import type { Pages } from "../../shared/page";

export const carPages = {
  searchCar: { paths: ["/search-car"], alias: "search", listed: true },
  carClass: { paths: ["/rent-car/:zoneId/:classId"], listed: true },
  bookCar: { paths: ["/book-car", "/book-car/:name/:supplierId/:modelId"], alias: "book" },
  bookCarConfirm: { paths: ["/book-car-confirm"], alias: "bookConfirm" },
} as const satisfies Pages;
