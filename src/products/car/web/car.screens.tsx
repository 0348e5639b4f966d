import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { carPages } from "../car.pages";
import { loadCarBookPage } from "./book/loadCarBookPage";
import { loadCarSearchPage } from "./search/loadCarSearchPage";

const CarBookConfirmPage = lazyPage(
  withMessages("booking", () => import(/* webpackChunkName: "car-book" */ "./book/CarBookConfirmPage")),
);
const CarClassPage = lazyPage(
  withMessages("cars", () => import(/* webpackChunkName: "car-class" */ "./classes/CarClassPage")),
);
const CarSearchPage = lazyPage(loadCarSearchPage);
const CarBookPage = lazyPage(loadCarBookPage);

/** The screens of car.pages.ts. */
export const carScreens: ScreensOf<typeof carPages> = {
  searchCar: <CarSearchPage />,
  carClass: <CarClassPage />,
  bookCar: <CarBookPage />,
  bookCarConfirm: <CarBookConfirmPage />,
};
