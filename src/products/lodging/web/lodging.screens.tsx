import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { lodgingPages } from "../lodging.pages";
import { loadLodgingBookPage } from "./book/loadLodgingBookPage";
import { loadHotelPage } from "./property/loadHotelPage";
import { loadLodgingSearchPage } from "./search/loadLodgingSearchPage";

const LodgingBookConfirmPage = lazyPage(
  withMessages("booking", () => import(/* webpackChunkName: "lodging-book" */ "./book/LodgingBookConfirmPage")),
);
const ZonePage = lazyPage(withMessages("stays", () => import(/* webpackChunkName: "zone" */ "./places/ZonePage")));
const ProvincePage = lazyPage(
  withMessages("stays", () => import(/* webpackChunkName: "province" */ "./places/ProvincePage")),
);
const LodgingSearchPage = lazyPage(loadLodgingSearchPage);
const HotelPage = lazyPage(loadHotelPage);
const LodgingBookPage = lazyPage(loadLodgingBookPage);

/** The screens of lodging.pages.ts. */
export const lodgingScreens: ScreensOf<typeof lodgingPages> = {
  searchLodging: <LodgingSearchPage />,
  bookLodging: <LodgingBookPage />,
  bookLodgingConfirm: <LodgingBookConfirmPage />,
  hotel: <HotelPage />,
  zone: <ZonePage />,
  province: <ProvincePage />,
};
