import { addDays, havanaDate, havanaHour, havanaInstant } from "../../shared/havana";
import type { Instant } from "../../shared/instant";
import { type Minor, sum } from "../../shared/money";
import type { PriceLine } from "../../shared/schemas";
import { type CancellationRule, cancellationPhases } from "../plan/cancellation.rules";
import type { House, LodgingCatalogue, RoomType } from "./lodging.catalogue";
import { cancelPolicyName } from "./lodging.enumerations";
import {
  fits,
  mergeLines,
  nightsBySeason,
  perNight,
  priceRoom,
  type RoomPrice,
  type SeasonName,
} from "./lodging.pricing";
import { nightsOf, type Stay, stayInstants } from "./lodging.rules";
import type { CancellationTerm, LodgingRoom } from "./lodging.schemas";

/** Rooms of one type with one meal plan, priced for a stay. Amounts in minor units. */
export type PricedOffer = {
  house: House;
  roomType: RoomType;
  mealsPlanId: number;
  rooms: readonly RoomPrice[];
  price: Minor;
  perNight: Minor;
  priceLines: PriceLine[];
  /** Rooms of the type that are free on every night. */
  roomsLeft: number;
};

/** How many rooms of each type are sold on the fullest night of a stay; a type without any is not among them. */
export type Sold = ReadonlyMap<number, number>;

export type OfferQuestion = { stay: Stay; rooms: readonly LodgingRoom[] };

/** Every offer of the given houses that has a bed for everybody and is free on every night. */
export function priceOffers(
  { seasons }: Pick<LodgingCatalogue, "seasons">,
  houses: Iterable<House>,
  sold: Sold,
  { stay, rooms }: OfferQuestion,
): PricedOffer[] {
  const nights = nightsBySeason(stay, seasons);
  return [...houses].flatMap((house) =>
    house.roomTypes.flatMap((roomType) => {
      const roomsLeft = freeRooms(roomType, sold);
      if (roomsLeft < rooms.length || !fitsAll(roomType, rooms)) return [];
      return priceRoomType({ house, roomType, roomsLeft }, rooms, nights);
    }),
  );
}

export const freeRooms = ({ id, units }: RoomType, sold: Sold): number => Math.max(0, units - (sold.get(id) ?? 0));

export const fitsAll = (roomType: RoomType, rooms: readonly LodgingRoom[]): boolean =>
  rooms.every((room) => fits(room, roomType));

/** What rooms of a type cost with each of its meal plans. */
export function priceRoomType(
  what: Pick<PricedOffer, "house" | "roomType" | "roomsLeft">,
  asked: readonly LodgingRoom[],
  nights: ReadonlyMap<SeasonName, number>,
): PricedOffer[] {
  const { plans, coversGuests } = what.roomType;
  return plans.map(({ mealsPlanId, rates }) => {
    const rooms = asked.map((room) => priceRoom(rates, coversGuests, room, nights));
    const price = sum(rooms.map((room) => room.price));
    return {
      ...what,
      mealsPlanId,
      rooms,
      price,
      perNight: perNight(price, sum(nights.values()), rooms.length),
      priceLines: mergeLines(rooms.flatMap(({ lines }) => lines)),
    };
  });
}

/** What cancelling an offer costs when, from now on: what is over is left out. */
export function cancellationTerms(
  rules: readonly CancellationRule[],
  { house, price }: Pick<PricedOffer, "house" | "price">,
  stay: Stay,
  now: Instant,
): CancellationTerm[] {
  const { startsAt } = stayInstants(stay, house);
  return cancellationPhases(rules, { amount: price, units: nightsOf(stay), startsAt })
    .filter(({ until }) => until === null || until > now)
    .map(({ code, from, until, charge }) => ({
      Code: cancelPolicyName(code) ?? "NC",
      From: from,
      Until: until,
      Fee: charge,
    }));
}

/** Until when cancelling a stay is free of charge, epoch ms: the end of the days that cost nothing, or its own start. */
export function freeCancellationUntil(rules: readonly CancellationRule[], house: House, stay: Stay): Instant {
  const { startsAt } = stayInstants(stay, house);
  const free = rules.find(({ percent, noShow }) => percent === 0 && !noShow);
  return havanaInstant(addDays(havanaDate(startsAt), -(free?.toDays ?? 0)), havanaHour(startsAt));
}
