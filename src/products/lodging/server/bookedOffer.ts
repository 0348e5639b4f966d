import { Problem } from "../../../platform/server/problem";
import type { HavanaDate } from "../../../shared/havana";
import type { LodgingOfferChoice } from "../book/booking.schemas";
import type { LodgingCatalogue } from "../lodging.catalogue";
import { fits, guestsOf } from "../lodging.pricing";
import { nightsOf } from "../lodging.rules";
import { type PricedOffer, priceLines, priceOffers, questionOf, stayFreeUntil } from "../search/lodging.offers";
import { stayOf } from "./lodging.problems";

/**
 * The offer that a booking names, with its current price; its nights are checked when they are taken. Throws
 * `lodging.offerGone` for an offer that is not on sale, `lodging.soldOut` for more rooms than there are, and
 * `lodging.doesNotFit` with the room that is too small.
 */
export function bookedOffer(known: LodgingCatalogue, choice: LodgingOfferChoice, today: HavanaDate): PricedOffer {
  const property = known.properties.get(choice.HotelId);
  const roomType = property?.roomTypes.find(({ classId }) => classId === choice.RoomClassId);
  if (!property || !roomType?.plans.some(({ mealsPlanId }) => mealsPlanId === choice.MealsPlanId))
    throw new Problem("lodging.offerGone");
  const tooSmall = choice.Rooms.findIndex((room) => !fits(guestsOf(room), roomType));
  if (tooSmall >= 0)
    throw new Problem("lodging.doesNotFit", {}, [{ Field: `Offer.Rooms.${tooSmall}`, Code: "doesNotFit" }]);
  const offer = offerIn(known, choice, today);
  if (!offer) throw new Problem("lodging.soldOut");
  return offer;
}

const everyNightFree = new Map<number, number>();

/** The offer in a state of the catalogue, whether its nights are free or not; undefined: it is not on sale there. */
export function offerIn(
  known: LodgingCatalogue,
  choice: LodgingOfferChoice,
  today: HavanaDate,
): PricedOffer | undefined {
  const property = known.properties.get(choice.HotelId);
  if (!property) return undefined;
  const ofClass = property.roomTypes.filter(({ classId }) => classId === choice.RoomClassId);
  const question = questionOf(stayOf(choice), choice.Rooms, known, today);
  return priceOffers([{ ...property, roomTypes: ofClass }], everyNightFree, question).find(
    ({ plan }) => plan.mealsPlanId === choice.MealsPlanId,
  );
}

/** The price as it is stored with the booking, minor units: all of it is paid online. (LODGE-13) */
export function bookedPrice(
  known: LodgingCatalogue,
  offer: PricedOffer,
  choice: LodgingOfferChoice,
  today: HavanaDate,
) {
  const stay = stayOf(choice);
  const price = {
    priceLines: priceLines(offer, questionOf(stay, choice.Rooms, known, today)),
    inCubaLines: [],
    deposit: 0,
    freeCancellationUntil: stayFreeUntil(known, offer.property, stay),
    days: nightsOf(stay),
  };
  return { payNow: offer.price, payInCuba: 0, price };
}
