import type { Instant } from "../../shared/instant";
import { isSameName } from "../../shared/names/names";

/** Somebody who stays or drives; `passport` is "" where it is not known. */
export type ServedPerson = { readonly name: string; readonly passport: string };

/** A stay or a rental as far as another one may be the same. Instants in epoch ms. */
export type Service = {
  readonly productType: number;
  /** The house of a stay: rooms in two houses are two stays. Null where it makes no difference, as of cars. */
  readonly placeId: number | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Those who sleep there, or the driver. */
  readonly people: readonly ServedPerson[];
};

/**
 * Whether two services are one that is booked twice: somebody would sleep in the same house in two rooms, or drive two
 * cars, at the same time. A family in several rooms, or with a driver for each car, is none. (PLAN-38)
 */
export function isSameService(one: Service, other: Service): boolean {
  return (
    one.productType === other.productType &&
    one.placeId === other.placeId &&
    one.startsAt < other.endsAt &&
    other.startsAt < one.endsAt &&
    one.people.some((person) => other.people.some((another) => isSamePerson(person, another)))
  );
}

/** By their passports where both are known, as a father and a son may have one name; else by their names. */
function isSamePerson(one: ServedPerson, other: ServedPerson): boolean {
  const [passport, another] = [one, other].map((person) => person.passport.replace(/\s/g, "").toUpperCase());
  return passport && another ? passport === another : isSameName(one.name, other.name);
}

/** What a booking is of: `served` is what its product says of it; null: nothing is known. */
export const serviceAt = (
  { ProductType: productType, StartsAt, EndsAt }: Period,
  served: Pick<Service, "placeId" | "people"> | null,
): Service => ({
  productType,
  startsAt: StartsAt,
  endsAt: EndsAt,
  placeId: served?.placeId ?? null,
  people: served?.people ?? [],
});

/** A booking as calls show it. */
type Period = { readonly ProductType: number; readonly StartsAt: Instant; readonly EndsAt: Instant };

/** Which words name a service in messages: those of a car, of a stay, or words that fit whatever is sold. */
export const serviceKinds = ["car", "stay", "other"] as const;
export type ServiceKind = (typeof serviceKinds)[number];
