import { productPaths } from "../../features/plan/products.pages";
import type { Pages } from "../../shared/page";

/** The names by which a car search is named (search/car.search-url.ts). */
const ofSearch = [
  ...["zone", "office", "place", "from", "fromHour", "to", "toHour", "returnZone", "returnOffice", "returnPlace"],
  ...["age", "licence", "class", "model", "supplier", "transmission", "sort", "order", "page"],
];

export const carPages = {
  searchCar: { paths: [productPaths.searchCar], alias: "search", listed: true, query: ofSearch },
  carClass: { paths: [productPaths.carClass], listed: true },
  bookCar: { paths: ["/book-car", "/book-car/:name/:supplierId/:modelId"], alias: "book" },
  bookCarConfirm: { paths: ["/book-car-confirm"], alias: "bookConfirm" },
} as const satisfies Pages;
