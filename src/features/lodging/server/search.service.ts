import { remembered } from "../../../platform/server/remembered";
import type { Services } from "../../../platform/server/services";
import type { LodgingSortField, SortOrder } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { MINUTE } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { cheapestOfEach, countFacets, filterOffers, sortOffers } from "../lodging.facets";
import {
  cancellationTerms,
  fitsAll,
  freeRooms,
  type PricedOffer,
  priceOffers,
  priceRoomType,
  questionOf,
  roomPrices,
} from "../lodging.offers";
import { defaultLodgingStay, nightsOf, travelersAmount } from "../lodging.rules";
import type {
  LodgingOffer,
  LodgingOfferDetail,
  LodgingOfferPage,
  LodgingOfferQuestion,
  LodgingSearch,
} from "../lodging.schemas";
import { placeTravelers } from "../lodging.travelers";
import { mealsPlanOnWire, roomClassOnWire, toLodgingOffer, toOfferRoom, toPin, unnamedTraveler } from "../lodging.wire";
import { loadCatalogue } from "./catalogue.repository";
import { requireStay, stayOf } from "./lodging.problems";
import { availability } from "./lodging.repository";

export type Paging = { field: LodgingSortField; order: SortOrder; page: number; pageSize: number };

/** The catalogue changes rarely: a search may know it as it was a minute ago. A booking reads it anew. */
const CATALOGUE_KEPT = MINUTE;
const HOME_KEPT = MINUTE;

export type SearchService = ReturnType<typeof searchService>;

/** Searching lodging (LODGE-3, LODGE-1, LODGE-2, WIRE-7). Public: nobody is asked who they are. */
export function searchService({ db, now }: Pick<Services, "db" | "now">) {
  const catalogue = remembered(now, CATALOGUE_KEPT, () => loadCatalogue(db));
  const soldDuring = availability(db);

  /** One page of the offers, sorted, with what each filter would leave. Throws a problem of the dates or rooms. */
  async function search(
    asked: LodgingSearch,
    { field, order, page, pageSize }: Paging,
    language: Language,
  ): Promise<LodgingOfferPage> {
    const known = await catalogue();
    requireStay(asked, now(), asked.IgnoreReservePeriod ? null : known.reserve);
    const stay = stayOf(asked);
    const question = questionOf(stay, asked.Rooms, known);
    const offers = priceOffers(known.houses.values(), await soldDuring(stay), question);
    const filtered = filterOffers(offers, asked);
    const cheapest = cheapestOfEach(filtered);
    const onePerHotel = asked.OneOfferPerHotel ?? false;
    const sorted = sortOffers(onePerHotel ? cheapest : filtered, field, order, language);
    return {
      Offers: sorted
        .slice(page * pageSize, (page + 1) * pageSize)
        .map((offer) => toLodgingOffer(known, offer, question)),
      Total: sorted.length,
      Page: page,
      PageSize: pageSize,
      Facets: countFacets(offers, asked, onePerHotel, language),
      Pins: cheapest.map(toPin),
    };
  }

  /** The offer of one house, class and plan with all that its page shows; an empty list when it cannot be had. */
  async function offer(asked: LodgingOfferQuestion): Promise<LodgingOfferDetail[]> {
    const known = await catalogue();
    requireStay(asked, now(), asked.IgnoreReservePeriod ? null : known.reserve);
    const house = known.houses.get(asked.Hotel);
    if (!house) return [];
    const stay = stayOf(asked);
    const sold = await soldDuring(stay);
    const question = questionOf(stay, asked.Rooms, known);
    const chosen = priceOffers([house], sold, question).find(
      ({ roomType, plan }) => roomType.classId === asked.RoomClassId && plan.mealsPlanId === asked.MealsPlanId,
    );
    if (!chosen) return [];
    const choices = house.roomTypes.flatMap((roomType) =>
      priceRoomType({ house, roomType, roomsLeft: freeRooms(roomType, sold) }, question),
    );
    const rooms = roomPrices(chosen, question);
    return [
      {
        ...toLodgingOffer(known, chosen, question),
        Rooms: asked.Rooms.map((room, index) => toOfferRoom(room, rooms[index], nightsOf(stay))),
        TravelersAmount: travelersAmount(asked.Rooms),
        Travelers: placeTravelers(asked.Rooms).map(unnamedTraveler),
        CancellationTerms: cancellationTerms(known.cancellation, chosen, stay, now()),
        Phone: house.phone,
        Choices: choices.map((choice) => ({
          ...roomClassOnWire(choice.roomType),
          ...mealsPlanOnWire(choice.plan.mealsPlanId),
          Price: choice.price,
          PerNight: choice.perNight,
          RoomsLeft: choice.roomsLeft,
          Fits: fitsAll(choice.roomType, question),
        })),
      },
    ];
  }

  /** The cheapest free offer of each zone for the stay that a search begins with, in the zones' order. */
  const homeOffers = remembered(now, HOME_KEPT, async (): Promise<LodgingOffer[]> => {
    const known = await catalogue();
    const { Rooms: rooms, ...days } = defaultLodgingStay(havanaDate(now()));
    const stay = stayOf(days);
    const question = questionOf(stay, rooms, known);
    const offers = priceOffers(known.houses.values(), await soldDuring(stay), question);
    return [...known.zones.keys()].flatMap((zoneId) => {
      const cheapest = cheapestOf(offers.filter(({ house }) => house.zone.id === zoneId));
      return cheapest ? [toLodgingOffer(known, cheapest, question)] : [];
    });
  });

  return { catalogue, search, offer, homeOffers };
}

function cheapestOf(offers: readonly PricedOffer[]): PricedOffer | undefined {
  return cheapestOfEach(offers).reduce<PricedOffer | undefined>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    undefined,
  );
}
