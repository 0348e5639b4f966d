import { isSameName } from "../../shared/names/names";
import { bookedLodging } from "./bookedDetails";
import { isOpen } from "./bookingStatus";
import type { Booking } from "./plan.schemas";

type Named = { readonly FirstName: string; readonly LastName: string };
type Stayed = Pick<Booking, "Status" | "ProductType" | "Details">;

/**
 * The client's passport as they typed it for a stay of the plan: of the main traveler, if that has the client's name.
 * Undefined where there is none, or its day of expiry is not known. (LODGE-30)
 */
export function bookedPassport(
  { Bookings }: { readonly Bookings: readonly Stayed[] },
  { FirstName, LastName }: Named,
): { Number: string; CountryId: number; ExpiresOn: string } | undefined {
  const travelers = Bookings.filter(({ Status }) => isOpen(Status)).flatMap(
    (one) => bookedLodging(one)?.Travelers ?? [],
  );
  const found = travelers.find(
    (traveler) =>
      traveler.IsMainUser && isSameName(`${traveler.Name} ${traveler.LastName}`, `${FirstName} ${LastName}`),
  );
  if (!found?.PassportExpires) return undefined;
  return { Number: found.Passport, CountryId: found.Country, ExpiresOn: found.PassportExpires };
}
