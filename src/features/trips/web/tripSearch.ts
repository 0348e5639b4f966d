import {
  type CarSearchChoice,
  type CarSearchView,
  defaultCarSearch,
} from "../../../products/car/search/car.search-url";
import type { LodgingRoom } from "../../../products/lodging/lodging.schemas";
import { TRIP_HOUR } from "../trips";
import type { TripProposal } from "../trips.schemas";
import type { WholeTrip } from "./wholeTrip";

/** The search for a trip's car: all its days, from and to its first place. */
export function carViewOf({ Start, End, Stays }: Pick<TripProposal, "Start" | "End" | "Stays">): CarSearchView {
  const view = defaultCarSearch(Start);
  const days = { PickUp: Start, DropOff: End, StartHour: TRIP_HOUR, EndHour: TRIP_HOUR };
  return { ...view, search: { ...view.search, ...days, IdZone: Stays[0]?.ZoneId ?? view.search.IdZone } };
}

/** All travelers share a room everywhere. */
export function roomsOf(adults: number): LodgingRoom[] {
  return [{ room: 1, adultsAmount: adults, childrenAmount: 0, childrenAgeList: [] }];
}

/** The search for the car of a whole trip. */
export const carOfTrip = (trip: WholeTrip): CarSearchChoice => ({
  ...carViewOf(trip).search,
  IdSupplier: trip.Car.SupplierId,
  IdModel: trip.Car.ModelId,
});
