import {
  type CancellationRule,
  cancellationPhases,
  freeCancellationUntil,
  phasesAhead,
} from "../../../features/plan/cancellation/cancellation.rules";
import { addDays, type HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { RoomClass } from "../../../shared/lodgingCodes";
import type { Minor } from "../../../shared/money";
import { ofOneShape } from "../../../shared/ofOneShape";
import type { PriceLine } from "../../../shared/schemas";
import type { LodgingCatalogue, Property, RoomType } from "../lodging.catalogue";
import { cancelPolicyName } from "../lodging.enumerations";
import {
  fits,
  type Guests,
  guestsOf,
  mergeLines,
  type Nights,
  nightsBySeason,
  perNight,
  priceRoom,
  priceRooms,
} from "../lodging.pricing";
import { nightsOf, roomsCounted, type Stay, stayInstants } from "../lodging.rules";
import type { CancellationTerm, LodgingRoom } from "../lodging.schemas";

/** Rooms of one type with one meal plan, priced for a stay, free or not. Amounts in minor units. */
export type Priced = {
  property: Property;
  roomType: RoomType;
  plan: RoomType["plans"][number];
  price: Minor;
  perNight: Minor;
};

/** An offer with enough free rooms. */
export type PricedOffer = Priced & {
  /** Rooms of the type that are free on every night, as `freeRooms` counts them. */
  roomsLeft: number;
  /** Without the property's confirmation; never after it has withdrawn its rooms. (OPS-72) */
  confirmsInstantly: boolean;
};

/**
 * How many rooms of each type are free on a stay's fullest night. A type with more than the search counts is absent:
 * most nights of a hotel have enough rooms, and are not read. (SPEED-15)
 */
export type FewFree = ReadonlyMap<number, number>;

/** A search's parameters, computed once for a list of offers. (SPEED-15) */
export type Question = {
  stay: Stay;
  rooms: readonly LodgingRoom[];
  guests: readonly Guests[];
  nights: Nights;
  /** Nights in all. */
  length: number;
  today: HavanaDate;
};

export function questionOf(
  stay: Stay,
  rooms: readonly LodgingRoom[],
  { seasons }: Pick<LodgingCatalogue, "seasons">,
  today: HavanaDate,
): Question {
  const nights = nightsBySeason(stay, seasons);
  return { stay, rooms, guests: rooms.map(guestsOf), nights, length: nightsOf(stay), today };
}

/** Whether a stay is so soon that the property has withdrawn a room type's unsold rooms. (OPS-72) */
const isReleased = ({ releaseDays }: RoomType, { stay, today }: Pick<Question, "stay" | "today">): boolean =>
  typeof releaseDays === "number" && stay.checkIn < addDays(today, releaseDays);

/**
 * Every offer of the given properties with beds for everybody, free or not; those of a property adjacent. (SPEED-15)
 */
export function priceList(properties: Iterable<Property>, question: Question): Priced[] {
  const list: Priced[] = [];
  for (const property of properties)
    for (const roomType of property.roomTypes)
      if (fitsAll(roomType, question))
        for (const plan of roomType.plans) list.push(priced(property, roomType, plan, question));
  return list;
}

function priced(
  property: Property,
  roomType: RoomType,
  plan: Priced["plan"],
  { guests, nights, length }: Question,
): Priced {
  const price = priceRooms(plan.rates, roomType, guests, nights);
  return { property, roomType, plan, price, perNight: perNight(price, length, guests.length) };
}

/** The offers with enough free rooms on every night. */
export function freeOf(list: readonly Priced[], few: FewFree, question: Pick<Question, "rooms">): Priced[] {
  return list.filter(({ roomType }) => freeRooms(roomType, few, question) >= question.rooms.length);
}

/** Adds the data that depend on current sales and the current date. */
export function offered(one: Priced, few: FewFree, question: Pick<Question, "stay" | "today" | "rooms">): PricedOffer {
  const { property, roomType } = one;
  const confirmsInstantly = property.confirmsInstantly && !isReleased(roomType, question);
  return ofOneShape(one, { roomsLeft: freeRooms(roomType, few, question), confirmsInstantly });
}

/** Every offer of the given properties that has a bed for everybody and is free on every night. */
export function priceOffers(properties: Iterable<Property>, few: FewFree, question: Question): PricedOffer[] {
  return freeOf(priceList(properties, question), few, question).map((one) => offered(one, few, question));
}

/** Rooms of a type that are free on every night, as far as the search counts them. */
const freeRooms = ({ id, units }: RoomType, few: FewFree, { rooms }: Pick<Question, "rooms">): number =>
  Math.min(units, few.get(id) ?? units, roomsCounted(rooms.length));

export const fitsAll = (roomType: RoomType, { guests }: Pick<Question, "guests">): boolean =>
  guests.every((room) => fits(room, roomType));

/** The offers of a room type with each meal plan, even if it has too few beds. */
export function priceRoomType(property: Property, roomType: RoomType, few: FewFree, question: Question): PricedOffer[] {
  return roomType.plans.map((plan) => offered(priced(property, roomType, plan, question), few, question));
}

/** The price and price lines of each room of an offer; they add up to the offer's. */
export function roomPrices({ roomType, plan }: Pick<PricedOffer, "roomType" | "plan">, { rooms, nights }: Question) {
  const unit = roomType.classId === RoomClass.WholeVilla ? "villa" : "room";
  return rooms.map((room) => priceRoom(plan.rates, roomType, room, nights, unit));
}

/** The lines of an offer's price, all rooms together. */
export function priceLines(offer: Pick<PricedOffer, "roomType" | "plan">, question: Question): PriceLine[] {
  return mergeLines(roomPrices(offer, question).flatMap(({ lines }) => lines));
}

/** The offer with the lowest price; the first among equals. */
export function cheapest(offers: readonly PricedOffer[]): PricedOffer | undefined {
  return offers.reduce<PricedOffer | undefined>(
    (best, one) => (best && best.price <= one.price ? best : one),
    undefined,
  );
}

/** The cancellation terms of an offer from now on; periods that have ended are left out. */
export function cancellationTerms(
  rules: readonly CancellationRule[],
  { property, price }: Pick<PricedOffer, "property" | "price">,
  stay: Stay,
  now: Instant,
): CancellationTerm[] {
  const { startsAt } = stayInstants(stay, property);
  const phases = cancellationPhases(rules, { amount: price, units: nightsOf(stay), startsAt });
  return phasesAhead(phases, now).map(({ code, from, until, charge }) => ({
    Code: cancelPolicyName(code) ?? "NC",
    From: from,
    Until: until,
    Fee: charge,
  }));
}

/** Until when cancelling a stay is free, epoch ms; null: never. */
export const stayFreeUntil = (
  { freeCancellationDays }: Pick<LodgingCatalogue, "freeCancellationDays">,
  property: Property,
  stay: Stay,
): Instant | null => freeCancellationUntil(freeCancellationDays, stayInstants(stay, property).startsAt);
