import type { Instant } from "../../../shared/instant";
import { isSameName } from "../../../shared/names/names";

/** Somebody who stays or drives; `passport` is "" if unknown. */
export type ServedPerson = { readonly name: string; readonly passport: string };

/** The facts by which two stays or rentals are compared. Instants in epoch ms. */
export type Service = {
  readonly productType: number;
  /** The house of a stay: rooms in two houses are two stays. Null if it makes no difference, as for cars. */
  readonly placeId: number | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The guests, or the driver. */
  readonly people: readonly ServedPerson[];
};

/**
 * Whether two services are one that is booked twice: somebody would sleep in the same house in two rooms, or drive two
 * cars, at the same time. A family in several rooms, or with a driver for each car, is not. (PLAN-38)
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

/** Compared by passport if both are known, because a father and a son may have one name; otherwise by name. */
function isSamePerson(one: ServedPerson, other: ServedPerson): boolean {
  const [passport, another] = [one, other].map((person) => person.passport.replace(/\s/g, "").toUpperCase());
  return passport && another ? passport === another : isSameName(one.name, other.name);
}

/** The service of a booking: `served` is the product's description of it; null: nothing is known. */
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

/** The words that name a service in messages: for a car, for a stay, or for any product. */
export const serviceKinds = ["car", "stay", "other"] as const;
export type ServiceKind = (typeof serviceKinds)[number];
