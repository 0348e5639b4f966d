import { isOpen } from "./bookingStatus";
import { isNamed, type Person } from "./knownPeople";
import type { Booking } from "./plan.schemas";

/** A booking with its main traveler, as its product says. */
type Traveled = Pick<Booking, "Status"> & { readonly mainTraveler: Person | null };

/**
 * The client's passport as they typed it for a stay of the plan: of the main traveler, if that has the client's name.
 * Undefined where there is none, or its day of expiry is not known. (LODGE-30)
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
