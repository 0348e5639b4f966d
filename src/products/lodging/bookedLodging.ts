import { emptyPerson, type KnownPeople, type Person } from "../../features/plan/people/knownPeople";
import { ProductType } from "../../shared/enumerations";
import type { BookedLodging, Traveler } from "./bookedLodging.schemas";

/** The part of a booking that says what was booked. */
type Booked = { readonly ProductType: number; readonly Details: unknown };

/** The stay of a booking; null for a booking of another product, and for one whose stay is lost. */
export function bookedLodging({ ProductType: type, Details }: Booked): BookedLodging | null {
  // The product's server wrote it, and its schema describes it.
  return type === ProductType.Lodging ? ((Details as BookedLodging | null) ?? null) : null;
}

/** The guests and house of a booked stay: they may not have another room of the house on the same nights. (PLAN-38) */
export function servedByLodging({ HotelId, Travelers }: Pick<BookedLodging, "HotelId" | "Travelers">) {
  const people = Travelers.map(({ Name, LastName, Passport }) => ({ name: `${Name} ${LastName}`, passport: Passport }));
  return { placeId: HotelId, people };
}

/** The guests named in a stay; several guests are a party if all are named. (LODGE-30) */
export function guestsOf({ HotelName, Rooms }: Pick<BookedLodging, "HotelName" | "Rooms">): KnownPeople {
  const guests = Rooms.flatMap(({ Guests }) => Guests);
  const people = guests.flatMap(({ Traveler: traveler, Age: age }) =>
    traveler && traveler.Name !== "" ? { person: personOf(traveler), age } : [],
  );
  const isParty = people.length > 1 && people.length === guests.length;
  return { people, party: isParty ? { at: HotelName, people } : null };
}

/** The main traveler of a stay, as typed in its form. */
export function mainTravelerOf({ Travelers }: Pick<BookedLodging, "Travelers">): Person | null {
  const main = Travelers.find(({ IsMainUser }) => IsMainUser);
  return main ? personOf(main) : null;
}

const personOf = ({ Name: FirstName, LastName, Country, Passport, PassportExpires = "" }: Traveler): Person => ({
  ...emptyPerson,
  FirstName,
  LastName,
  CountryId: String(Country ?? ""),
  Passport,
  PassportExpires,
});
