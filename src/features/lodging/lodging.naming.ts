import { isBlank } from "../../shared/blank";
import type { FormTraveler } from "./booking.schemas";
import type { LodgingRoom } from "./lodging.schemas";
import { placeTravelers } from "./lodging.travelers";

/** A traveller of the form with the place they sleep in. */
export type NamedPlace = { room: number; age: number | null; traveler: FormTraveler };

/**
 * Copies the form's travellers to the places of an offer's rooms, in order; null when their numbers differ (LODGE-10).
 * The first is the main one, and an adult, because every room's adults come first.
 */
export function nameTravelers(rooms: readonly LodgingRoom[], travelers: readonly FormTraveler[]): NamedPlace[] | null {
  const places = placeTravelers(rooms);
  if (places.length !== travelers.length) return null;
  return places.flatMap(({ room, age }, index) => {
    const traveler = travelers[index];
    return traveler ? [{ room, age, traveler: trimmed(traveler) }] : [];
  });
}

function trimmed({ CountryId, FirstName, LastName, Passport }: FormTraveler): FormTraveler {
  return { CountryId, FirstName: FirstName.trim(), LastName: LastName.trim(), Passport: Passport.trim().toUpperCase() };
}

/** What is wrong with the names or passports of a form, by the path of the field. */
export function travelerProblems(
  travelers: readonly FormTraveler[],
  isCountry: (id: number) => boolean,
): { field: string; code: string }[] {
  return travelers.flatMap(({ CountryId, FirstName, LastName, Passport }, index) => [
    ...(isBlank(FirstName) ? [{ field: `${index}.FirstName`, code: "firstNameRequired" }] : []),
    ...(isBlank(LastName) ? [{ field: `${index}.LastName`, code: "lastNameRequired" }] : []),
    ...(/[\p{L}\d]/u.test(Passport) ? [] : [{ field: `${index}.Passport`, code: "passportRequired" }]),
    ...(isCountry(CountryId) ? [] : [{ field: `${index}.CountryId`, code: "country" }]),
  ]);
}
