/** The booking page's chunk: fetched by its route, and ahead of it when a visitor is about to choose an offer. */
export const loadCarBookPage = () => import(/* webpackChunkName: "car-book" */ "./CarBookPage");
