import type { CarOffer } from "../../../products/car/car.schemas";
import type { LodgingOffer } from "../../../products/lodging/lodging.schemas";
import type { TripProposal } from "../trips.schemas";

/** The visitor's choices instead of the proposal: a car, and stays by their zone. */
export type Exchanged = { readonly car: CarOffer | null; readonly stays: Readonly<Record<number, LodgingOffer>> };

export const nothingExchanged: Exchanged = { car: null, stays: {} };

/** The trip with the parts that the visitor chose. (TRIP-4) */
export function withExchanged(trip: TripProposal, { car, stays }: Exchanged): TripProposal {
  const Stays = trip.Stays.map((stay) => ({ ...stay, Offer: stays[stay.ZoneId] ?? stay.Offer }));
  return { ...trip, Car: car ?? trip.Car, Stays };
}

/** A completely available trip; null if a part is missing. */
export function wholeOf(trip: TripProposal | undefined) {
  if (!trip?.Car) return null;
  const Stays = trip.Stays.flatMap(({ Offer, ...stop }) => (Offer ? [{ ...stop, Offer }] : []));
  return Stays.length === trip.Stays.length ? { ...trip, Car: trip.Car, Stays } : null;
}

export type WholeTrip = NonNullable<ReturnType<typeof wholeOf>>;
