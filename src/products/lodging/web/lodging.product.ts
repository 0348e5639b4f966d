import { lazy } from "react";
import { lodgingsPath } from "../../../features/plan/products.pages";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { ProductType } from "../../../shared/enumerations";
import type { WebProduct } from "../../product.web";
import { bookedLodging, guestsOf, mainTravelerOf, servedByLodging } from "../bookedLodging";
import { hotelPath } from "../lodging.paths";
import { searchOfBooked } from "../search/lodging.search-url";
import { BookedStayPicture } from "./booked/BookedLodgingPicture";
import { BookedStayFacts } from "./booked/BookedStayFacts";
import { ChildrenOfStay } from "./booked/ChildrenOfStay";
import { ComparedStay } from "./booked/ComparedStay";
import { voucherOfStay } from "./booked/voucherOfStay";

/** Rooms of hotels and villas as a product. */
export const lodgingProduct: WebProduct = {
  type: ProductType.Lodging,
  kind: "stay",
  search: { path: lodgingsPath(), label: "lodging.search.submit" },
  served: (booking) => {
    const stay = bookedLodging(booking);
    return stay && servedByLodging(stay);
  },
  people: (booking) => {
    const stay = bookedLodging(booking);
    return stay ? guestsOf(stay) : { people: [], party: null };
  },
  mainTraveler: (booking) => {
    const stay = bookedLodging(booking);
    return stay && mainTravelerOf(stay);
  },
  voucher: voucherOfStay,
  zone: (booking) => {
    const stay = bookedLodging(booking);
    return stay && { code: stay.ZoneCode, name: stay.ZoneName };
  },
  otherDays: (booking) => {
    const stay = bookedLodging(booking);
    return stay && hotelPath(stay.HotelId, searchOfBooked(stay));
  },
  Picture: BookedStayPicture,
  Compared: ComparedStay,
  Facts: BookedStayFacts,
  WhoComes: ChildrenOfStay,
  ChangeForm: lazyPage(
    withMessages("booking", () => import(/* webpackChunkName: "change-stay" */ "./change/ChangeStay")),
  ),
  Similar: lazy(() => import(/* webpackChunkName: "similar-lodging" */ "./booked/SimilarLodging")),
};
