import {
  isDocumentNumber,
  normaliseNumber,
  travelerPassportRefusal,
  USUAL_PASSPORT_MONTHS,
} from "../../features/documents/documents.rules";
import type { FieldCode } from "../../shared/fieldCode";
import type { HavanaDate } from "../../shared/havana";
import { isSamePart } from "../../shared/names/names";
import type { Refusal } from "../../shared/refusals";
import type { FormTraveler, LodgingOfferChoice } from "./book/booking.schemas";
import { placeTravelers } from "./book/lodging.travelers";
import type { LodgingRoom, OfferTraveler } from "./lodging.schemas";

/** A traveler of the form with the place in a room; the passport is "" if it was not given. */
export type NamedPlace = { room: number; age: number | null; traveler: FormTraveler & { Passport: string } };

/**
 * Copies the form's travelers to the places of an offer's rooms, in order; null when their numbers differ (LODGE-10).
 * The first is the main one, and an adult, because every room's adults come first.
 */
export function nameTravelers(rooms: readonly LodgingRoom[], travelers: readonly FormTraveler[]): NamedPlace[] | null {
  const places = placeTravelers(rooms);
  if (places.length !== travelers.length) return null;
  return places.flatMap(({ room, age }, index) => {
    const traveler = travelers[index];
    return traveler
      ? [{ room, age, traveler: { ...traveler, Passport: normaliseNumber(traveler.Passport ?? "") } }]
      : [];
  });
}

type TravelerProblem = { field: keyof FormTraveler; code: FieldCode; facts?: Refusal["facts"] };

/**
 * The errors of a traveler's country or passport, by field, as far as they are given. `monthsOf`: undefined for an
 * unknown country. (DOC-3)
 */
export function travelerProblems(
  { CountryId, Passport, PassportExpires: expiresOn }: FormTraveler,
  { checkIn, checkOut }: { checkIn: HavanaDate; checkOut: HavanaDate },
  monthsOf: (countryId: number) => number | undefined,
): TravelerProblem[] {
  const months = CountryId === undefined ? USUAL_PASSPORT_MONTHS : monthsOf(CountryId);
  const days = { firstDay: checkIn, lastDay: checkOut };
  const refusal = expiresOn && months !== undefined ? travelerPassportRefusal({ expiresOn, months }, days) : null;
  return [
    ...(Passport === undefined || isDocumentNumber(Passport)
      ? []
      : [{ field: "Passport", code: "documentNumber" } as const]),
    ...(months !== undefined ? [] : [{ field: "CountryId", code: "country" } as const]),
    ...(refusal ? [{ field: "PassportExpires" as const, ...refusal }] : []),
  ];
}

/** A traveler of a booking, with the path and the field names in the body. */
export type FoundTraveler = { traveler: FormTraveler; at: string; fields: Record<keyof FormTraveler, string> };

/**
 * The travelers of a booking: the form's if their number is the offer's. Otherwise the offer's own, in its rooms or in
 * its list, if all are named; else the form's, which then fail because of their number. (LODGE-10)
 */
export function bookedTravelers(
  { Rooms, Travelers = [] }: Pick<LodgingOfferChoice, "Rooms" | "Travelers">,
  form: readonly FormTraveler[],
): FoundTraveler[] {
  const count = placeTravelers(Rooms).length;
  const ofForm = form.map((traveler, index) => ({ traveler, at: `BookForm.travelers.${index}`, fields: formFields }));
  if (ofForm.length === count) return ofForm;
  const guests = Rooms.flatMap(({ Guests = [] }, room) =>
    Guests.map(({ Traveler }, guest) => ofOffer(Traveler, `Offer.Rooms.${room}.Guests.${guest}.Traveler`)),
  );
  const list = Travelers.map((traveler, index) => ofOffer(traveler, `Offer.Travelers.${index}`));
  const named = [guests, list].map((found) => found.filter((one) => one !== null));
  return named.find((found) => found.length === count) ?? ofForm;
}

/** A guest of a stay to be changed, with the stored passport: "" and null for none. */
export type StoredGuest = {
  firstName: string;
  lastName: string;
  countryId: number | null;
  passportNumber: string;
  passportExpiresOn: HavanaDate | null;
};

/**
 * The travelers with the passports stored in the stay that they change: a traveler without number, expiry or another
 * country gets the passport of a guest with the same name. Our form asks for no passport. (LODGE-10, DOC-3)
 */
export function withStoredPassports(
  travelers: readonly FoundTraveler[],
  guests: readonly StoredGuest[],
): FoundTraveler[] {
  const left = [...guests];
  return travelers.map((found) => {
    const { traveler } = found;
    const place = left.findIndex((guest) => isOf(guest, traveler));
    const [guest] = place < 0 ? [] : left.splice(place, 1);
    if (!guest || !isWithoutPassport(traveler, guest)) return found;
    const { countryId, passportNumber, passportExpiresOn } = guest;
    const stored = {
      CountryId: traveler.CountryId ?? countryId ?? undefined,
      Passport: passportNumber || undefined,
      PassportExpires: passportExpiresOn ?? undefined,
    };
    return { ...found, traveler: { ...traveler, ...stored } };
  });
}

const isOf = ({ firstName, lastName }: StoredGuest, { FirstName, LastName }: FormTraveler): boolean =>
  isSamePart(firstName, FirstName) && isSamePart(lastName, LastName);

const isWithoutPassport = (
  { CountryId, Passport, PassportExpires }: FormTraveler,
  { countryId }: StoredGuest,
): boolean =>
  normaliseNumber(Passport ?? "") === "" &&
  PassportExpires === undefined &&
  (CountryId === undefined || countryId === null || CountryId === countryId);

const formFields = {
  CountryId: "CountryId",
  FirstName: "FirstName",
  LastName: "LastName",
  Passport: "Passport",
  PassportExpires: "PassportExpires",
};
const offerFields = { ...formFields, CountryId: "Country", FirstName: "Name" };

/** A traveler of an offer in the form's fields; null if not named. */
function ofOffer(traveler: OfferTraveler | null, at: string): FoundTraveler | null {
  if (traveler === null) return null;
  const { Country, Name, LastName, Passport } = traveler;
  if (Name === null || LastName === null) return null;
  const passport = { CountryId: Country ?? undefined, Passport: Passport ?? undefined };
  return { traveler: { FirstName: Name, LastName, ...passport }, at, fields: offerFields };
}
