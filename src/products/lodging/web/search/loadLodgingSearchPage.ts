import { withMessages } from "../../../../platform/web/lazyPage";

/** Loads the results' chunk: by its route, and earlier when a visitor is about to search. */
export const loadLodgingSearchPage = withMessages(
  "stays",
  () => import(/* webpackChunkName: "lodging-search" */ "./LodgingSearchPage"),
);

/** Renders the results before the search is submitted, from the same chunk. (SPEED-4) */
export const loadLodgingSearchAhead = withMessages(
  "stays",
  () => import(/* webpackChunkName: "lodging-search" */ "./LodgingSearchAhead"),
);
