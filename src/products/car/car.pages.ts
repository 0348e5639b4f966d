import { productPaths } from "../../features/plan/products.pages";
import type { Pages } from "../../shared/page";

export const carPages = {
  searchCar: { paths: [productPaths.searchCar], alias: "search", listed: true },
  carClass: { paths: [productPaths.carClass], listed: true },
  bookCar: { paths: ["/book-car", "/book-car/:name/:supplierId/:modelId"], alias: "book" },
  bookCarConfirm: { paths: ["/book-car-confirm"], alias: "bookConfirm" },
} as const satisfies Pages;
