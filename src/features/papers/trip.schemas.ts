import Type, { type Static } from "typebox";
import { InstantMs, Nullable, Strict } from "../../shared/schemas";

/** The secret of a shared trip's link; null: the trip is not shared. (PAPER-17) */
export const TripShare = Strict({ Token: Nullable(Type.String()) });
export type TripShare = Static<typeof TripShare>;

export const SharedTripQuestion = Strict({ Token: Type.String({ minLength: 20, maxLength: 100 }) });
export type SharedTripQuestion = Static<typeof SharedTripQuestion>;

/**
 * The facts for fellow travelers: subject, time and place. No money, no papers, and only the first name of the client.
 */
export const SharedTrip = Strict({
  FirstName: Type.String(),
  Bookings: Type.Array(
    Strict({
      Name: Type.String(),
      StartsAt: InstantMs,
      EndsAt: InstantMs,
      /** The place where it begins. Degrees north and (negative) west. */
      Place: Nullable(
        Strict({ Name: Type.String(), Zone: Type.String(), Latitude: Type.Number(), Longitude: Type.Number() }),
      ),
    }),
  ),
});
export type SharedTrip = Static<typeof SharedTrip>;
