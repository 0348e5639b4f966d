import type { Booking } from "../../plan/plan.schemas";
import type { LodgingBookValues } from "./lodging.book-form";
import type { TravelerPlace } from "./lodging.travelers";

type FormTraveler = LodgingBookValues["travelers"][number];

/** Somebody named in an earlier booking of the client's, as the form has it. */
export type Companion = { readonly traveler: FormTraveler; readonly isChild: boolean };

/** The most that are offered for one place. */
const MOST_OFFERED = 6;

/** Those who are named in a client's bookings, each once, as last booked. (LODGE-30) */
export function companionsOf(bookings: readonly Booking[]): Companion[] {
  const companions = new Map<string, Companion>();
  const newestFirst = [...bookings].sort((a, b) => b.CreatedAt - a.CreatedAt);
  for (const { Traveler: known, Age } of newestFirst.flatMap(({ Lodging }) =>
    (Lodging?.Rooms ?? []).flatMap(({ Guests }) => Guests),
  )) {
    // The papers of old bookings are erased.
    if (!known || known.Passport === "") continue;
    const { Country, Name, LastName, Passport, PassportExpires = "" } = known;
    const traveler = { FirstName: Name, LastName, Passport, PassportExpires, CountryId: String(Country) };
    if (!companions.has(nameOf(traveler))) companions.set(nameOf(traveler), { traveler, isChild: Age !== null });
  }
  return [...companions.values()];
}

/**
 * Whom to offer for a place that has no passport yet: children for a child, nobody who is in another place, and only
 * who is named there if somebody is.
 */
export function companionsFor(
  companions: readonly Companion[],
  travelers: readonly FormTraveler[],
  { index, age }: Pick<TravelerPlace, "index" | "age">,
): Companion[] {
  const here = travelers[index];
  if (here?.Passport !== "") return [];
  const elsewhere = new Set(travelers.filter((one) => one !== here).map(nameOf));
  return companions
    .filter(({ isChild }) => isChild === (age !== null))
    .filter(({ traveler }) => !elsewhere.has(nameOf(traveler)))
    .filter(({ traveler }) => here.FirstName === "" || nameOf(here) === nameOf(traveler))
    .slice(0, MOST_OFFERED);
}

/** The form with somebody in one place. */
export function withCompanion<Values extends Pick<LodgingBookValues, "travelers">>(
  values: Values,
  place: number,
  { traveler }: Companion,
): Values {
  return { ...values, travelers: values.travelers.map((one, index) => (index === place ? traveler : one)) };
}

const nameOf = ({ FirstName, LastName }: FormTraveler) => `${FirstName.trim()} ${LastName.trim()}`.toLocaleLowerCase();
