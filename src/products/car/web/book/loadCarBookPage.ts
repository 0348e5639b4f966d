/** Loads the booking page's chunk: by its route, and earlier when a visitor is about to choose an offer. */
export const loadCarBookPage = () => import(/* webpackChunkName: "car-book" */ "./CarBookPage");
