import { withMessages } from "../../../../platform/web/lazyPage";

/** Loads the chunk of a property's page: by its route, and earlier when a visitor is about to choose a property. */
export const loadHotelPage = withMessages("stays", () => import(/* webpackChunkName: "hotel" */ "./HotelPage"));
