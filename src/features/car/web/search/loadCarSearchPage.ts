/** The results' chunk: fetched by its route, and ahead of it when a visitor is about to search. */
export const loadCarSearchPage = () => import(/* webpackChunkName: "car-search" */ "./CarSearchPage");
