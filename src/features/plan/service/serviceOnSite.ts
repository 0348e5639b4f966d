import type { Booking } from "../plan.schemas";
import type { Service } from "./sameService.rules";

/**
 * The events of a day, in order: cars go out and come back, guests arrive and leave, and other services begin and end.
 */
export const dayParts = ["pickUp", "return", "arrival", "departure", "start", "end"] as const;
export type DayPart = (typeof dayParts)[number];

type Moment = {
  readonly part: DayPart;
  readonly place: string;
};

/** A booked service as staff on the spot see it: how it begins and ends, where, and who comes. (DESK-11) */
export type ServiceOnSite = {
  readonly begins: Moment;
  readonly ends: Moment;
  /** The driver, or the main traveler. */
  readonly guestName: string;
  /** The class of a car, and the codes of rooms and meals; null for a product without. */
  readonly className: string | null;
  readonly roomClassCode: string | null;
  readonly mealsPlanCode: string | null;
  /** The numbers of guests and rooms; null for a product without. */
  readonly guests: number | null;
  readonly rooms: number | null;
  /** The flight with which they arrive. */
  readonly flightNumber: string | null;
  readonly extraDrivers: number;
  /** The named ones among them. */
  readonly extraDriverNames: readonly string[];
  readonly childSeats: number;
  /** The client's request, as written. */
  readonly requests: string | null;
};

type Says = {
  readonly served: (booking: Booking) => Pick<Service, "people"> | null;
  readonly onSite: (booking: Booking) => Pick<ServiceOnSite, "extraDriverNames"> | null;
};

/** All people whom a booking names, as its product describes them: drivers or guests, and extra drivers. (CAR-63) */
export function namesOf({ served, onSite }: Says, booking: Booking): string[] {
  const people = served(booking)?.people.map(({ name }) => name) ?? [];
  return [...people, ...(onSite(booking)?.extraDriverNames ?? [])];
}
