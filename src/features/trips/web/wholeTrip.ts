import type { TripProposal } from "../trips.schemas";

/** A completely available trip; null if a part is missing. */
export function wholeOf(trip: TripProposal | undefined) {
  if (!trip?.Car) return null;
  const Stays = trip.Stays.flatMap(({ Offer, ...stop }) => (Offer ? [{ ...stop, Offer }] : []));
  return Stays.length === trip.Stays.length ? { ...trip, Car: trip.Car, Stays } : null;
}

export type WholeTrip = NonNullable<ReturnType<typeof wholeOf>>;
