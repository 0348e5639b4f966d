/** Loads the chunk of a property's page: by its route, and earlier when a visitor is about to choose a property. */
export const loadHotelPage = () => import(/* webpackChunkName: "hotel" */ "./HotelPage");
