import { withMessages } from "../../../../platform/web/lazyPage";

/** Loads the results' chunk: by its route, and earlier when a visitor is about to search. */
export const loadCarSearchPage = withMessages(
  "cars",
  () => import(/* webpackChunkName: "car-search" */ "./CarSearchPage"),
);

/** The results' calls, from the same chunk: they can be sent on the press, while the page is rendered. (SPEED-4) */
export const loadCarSearchCalls = () => import(/* webpackChunkName: "car-search" */ "./carSearch.api");

/** Renders the results before the search is submitted, from the same chunk. (SPEED-4) */
export const loadCarSearchAhead = withMessages(
  "cars",
  () => import(/* webpackChunkName: "car-search" */ "./CarSearchAhead"),
);
