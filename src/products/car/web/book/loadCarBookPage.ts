import { withMessages } from "../../../../platform/web/lazyPage";

/** Loads the booking page's chunk: by its route, and earlier when a visitor is about to choose an offer. */
export const loadCarBookPage = withMessages(
  "booking",
  () => import(/* webpackChunkName: "car-book" */ "./CarBookPage"),
);
