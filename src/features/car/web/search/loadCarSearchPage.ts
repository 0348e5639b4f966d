/** The results' chunk: fetched by its route, and ahead of it when a visitor is about to search. */
export const loadCarSearchPage = () => import(/* webpackChunkName: "car-search" */ "./CarSearchPage");

/** The results' calls, out of the same chunk: so that they are sent at the press, beside the drawing of the page. (SPEED-4) */
export const loadCarSearchCalls = () => import(/* webpackChunkName: "car-search" */ "./carSearch.api");
