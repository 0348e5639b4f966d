/** The chunk of a house's page: fetched by its route, and earlier when a visitor is about to choose a house. */
export const loadHotelPage = () => import(/* webpackChunkName: "hotel" */ "./HotelPage");
