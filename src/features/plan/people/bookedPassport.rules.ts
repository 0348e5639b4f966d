import { isOpen } from "../bookings/bookingStatus";
import type { Booking } from "../plan.schemas";
import { isNamed, type Person } from "./knownPeople";

/** A booking with its main traveler, as its product describes it. */
type Traveled = Pick<Booking, "Status"> & { readonly mainTraveler: Person | null };

/**
 * The client's passport as typed for a stay of the plan: the main traveler's, if that has the client's name. Undefined
 * without one, or if its expiry is unknown. (LODGE-30)
 */
export function bookedPassport(
  bookings: readonly Traveled[],
  client: Pick<Person, "FirstName" | "LastName">,
): { Number: string; CountryId: number; ExpiresOn: string } | undefined {
  const travelers = bookings.flatMap(({ Status, mainTraveler }) => (isOpen(Status) && mainTraveler) || []);
  const found = travelers.find((traveler) => isNamed(traveler, client));
  if (!found?.PassportExpires) return undefined;
  return { Number: found.Passport, CountryId: Number(found.CountryId), ExpiresOn: found.PassportExpires };
}
