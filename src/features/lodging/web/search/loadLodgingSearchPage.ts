/** The results' chunk: fetched by its route, and ahead of it when a visitor is about to search. */
export const loadLodgingSearchPage = () => import(/* webpackChunkName: "lodging-search" */ "./LodgingSearchPage");
