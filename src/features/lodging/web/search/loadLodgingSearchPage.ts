/** Loads the results' chunk: by its route, and earlier when a visitor is about to search. */
export const loadLodgingSearchPage = () => import(/* webpackChunkName: "lodging-search" */ "./LodgingSearchPage");
