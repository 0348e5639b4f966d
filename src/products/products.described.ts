import { BookedCar } from "./car/bookedCar.schemas";
import { BookedLodging } from "./lodging/bookedLodging.schemas";

/** What the API describes as the `Details` of a booking, one schema a product. */
export const bookedDetails = [BookedCar, BookedLodging];
