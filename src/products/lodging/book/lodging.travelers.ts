import { keyOfNumber } from "../../../features/documents/documents.rules";

/** A traveler's place: position in the form, room, number among its adults or children, and a child's age. */
export type TravelerPlace = { index: number; room: number; number: number; age: number | null };

type Room = { room: number; adultsAmount: number; childrenAgeList: readonly number[] };

/**
 * The travelers in the order of the form: room by room, in each the adults, then the children as their ages are
 * listed.
 */
export function placeTravelers(rooms: readonly Room[]): TravelerPlace[] {
  return rooms
    .flatMap(({ room, adultsAmount, childrenAgeList }) => [
      ...Array.from({ length: adultsAmount }, (_adult, index) => ({ room, number: index + 1, age: null })),
      ...childrenAgeList.map((age, index) => ({ room, number: index + 1, age })),
    ])
    .map((place, index) => ({ index, ...place }));
}

type Passport = { readonly CountryId?: number | string; readonly Passport?: string };

/**
 * The indexes of travelers whose passport an earlier one has, however its number is written; travelers without a
 * number are not compared. (DOC-3)
 */
export function repeatedPassports(travelers: readonly Passport[]): number[] {
  const written = travelers.map(({ CountryId = "", Passport = "" }) => {
    const number = keyOfNumber(Passport);
    return number === "" ? "" : `${CountryId} ${number}`;
  });
  return written.flatMap((passport, index) => (passport !== "" && written.indexOf(passport) < index ? [index] : []));
}
