import { policiesAccepted } from "../../../features/information/policyBox.rules";
import type { BookedLodging } from "../bookedLodging.schemas";
import type { LodgingRoom } from "../lodging.schemas";
import { defaultLodgingSearch, type LodgingSearchChoice } from "../search/lodging.search-url";
import { emptyBookValues, type LodgingBookValues } from "./lodging.book-form";
import { placeTravelers } from "./lodging.travelers";

/** The fields of a booked stay that can be changed, besides its guests. */
export type ChangedStay = Pick<LodgingSearchChoice, "CheckIn" | "CheckOut" | "Rooms" | "RoomClassId" | "MealsPlanId">;

/** The initial values of a booked stay's change form. */
export function stayOfBooked({ CheckIn, CheckOut, Rooms, RoomClassId, MealsPlanId }: BookedLodging): ChangedStay {
  return { CheckIn, CheckOut, Rooms: Rooms.map(({ Guests: _named, ...room }) => room), RoomClassId, MealsPlanId };
}

/** The same as a search of its house, for the fields of days and rooms. */
export const searchOfStay = ({ HotelId }: BookedLodging, stay: ChangedStay): LodgingSearchChoice => ({
  ...defaultLodgingSearch(stay.CheckIn).search,
  ...stay,
  Hotel: HotelId,
});

/** The form of a booked stay: its guests in their places, and the requests to the house. */
export function valuesOfBooked({ Rooms, Requests }: BookedLodging): LodgingBookValues {
  const guests = Rooms.flatMap(({ Guests }) => Guests);
  const { travelers, ...none } = emptyBookValues(guests.length);
  return {
    ...none,
    travelers: travelers.map((nobody, place) => {
      const traveler = guests[place]?.Traveler;
      if (!traveler) return nobody;
      return { FirstName: traveler.Name, LastName: traveler.LastName };
    }),
    Requests: Requests ?? "",
    // They were accepted with the original booking.
    AcceptPolicies: policiesAccepted.AcceptTerms,
  };
}

/** The guests moved to other rooms: each in the same place of the same room, if there is such a place. */
export function movedTo(
  rooms: readonly LodgingRoom[],
  was: readonly LodgingRoom[],
  travelers: LodgingBookValues["travelers"],
): LodgingBookValues["travelers"] {
  const before = placeTravelers(was);
  const places = placeTravelers(rooms);
  const { travelers: nobody } = emptyBookValues(places.length);
  return places.flatMap(({ index, room, number, age }) => {
    const same = before.find(
      (place) => place.room === room && place.number === number && isAdult(place) === (age === null),
    );
    return (same && travelers[same.index]) ?? nobody[index] ?? [];
  });
}

const isAdult = ({ age }: { age: number | null }) => age === null;
