import type { CountryChecks } from "../../../features/account/server/countries";
import type { ReserveDays } from "../../../features/plan/reserve/reserve.rules";
import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import { placeText } from "../../../platform/server/http/texts";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { hiddenSections } from "../../../platform/server/shop/shop.repository";
import { isSoldIn } from "../../../shared/constants";
import { type LodgingSortField, SortOrder } from "../../../shared/enumerations";
import { addDays, havanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import { placeTravelers } from "../book/lodging.travelers";
import type { LodgingCatalogue, Property } from "../lodging.catalogue";
import { defaultLodgingStay, nightsOf, travelersAmount } from "../lodging.rules";
import type {
  HotelStay,
  HotelStayQuestion,
  LodgingChoice,
  LodgingOffer,
  LodgingOfferDetail,
  LodgingOfferPage,
  LodgingOfferQuestion,
  LodgingSearch,
} from "../lodging.schemas";
import { mealsPlanOnWire, roomClassOnWire, toLodgingOffer, toOfferRoom, unnamedTraveler } from "../lodging.wire";
import { cheapestOfEach, facetsOf, filterOffers, namesPlace, sortOffers } from "../search/lodging.facets";
import { FREE_STAYS_WITHIN, nearestFreeStays } from "../search/lodging.freeStays";
import {
  cancellationTerms,
  cheapest,
  fitsAll,
  offered,
  type Priced,
  type PricedOffer,
  priceOffers,
  priceRoomType,
  type Question,
  questionOf,
  roomPrices,
  stayFreeUntil,
} from "../search/lodging.offers";
import { toPins } from "../search/lodging.pins";
import { priceLists } from "../search/lodging.priceLists";
import { recommendedFirst } from "../search/lodging.recommended";
import { loadCatalogue } from "./catalogue.repository";
import { requireStay, stayOf } from "./lodging.problems";
import { searchedAvailability } from "./lodging.repository";
import { suggestionsFrom } from "./suggestions";

type Asked = Pick<
  LodgingSearch,
  "CheckIn" | "CheckOut" | "Rooms" | "IgnoreReservePeriod" | "IdUserCountry" | "HotelCountry"
>;

export type Paging = { field: LodgingSortField; order: SortOrder; page: number; pageSize: number };

export type SearchService = ReturnType<typeof searchService>;

/** Searching lodging (LODGE-3, LODGE-1, LODGE-2, WIRE-7). Public. */
export function searchService(
  { db, now, replica }: Pick<Services, "db" | "now" | "replica">,
  { cacheUntilChange, countries }: { cacheUntilChange: CacheUntilChange; countries: CountryChecks },
) {
  /** The properties that are offered: none if the shop leaves lodging out. (WEB-18) */
  const catalogue = cacheUntilChange(async (): Promise<LodgingCatalogue> => {
    const known = await loadCatalogue(db, now());
    return (await hiddenSections(db)).includes("lodging") ? { ...known, properties: new Map() } : known;
  });
  const { fewFreeIn, freeByNight } = searchedAvailability({ db, replica });
  const freeOffersOf = priceLists();

  /** Throws for a wrong stay, and for countries that do not exist. */
  async function requireSearch(asked: Asked, { reserve }: Pick<LodgingCatalogue, "reserve">): Promise<void> {
    requireStay(asked, now(), asked.IgnoreReservePeriod ? null : reserve);
    const { IdUserCountry, HotelCountry = 0 } = asked;
    await countries.requireCountries({ IdUserCountry, HotelCountry });
  }

  /**
   * One page of the sorted offers, with the number that each filter choice would leave. Throws for wrong dates or
   * rooms.
   */
  async function search(
    asked: LodgingSearch,
    { field, order, page, pageSize }: Paging,
    language: Language,
  ): Promise<LodgingOfferPage> {
    const known = await catalogue();
    await requireSearch(asked, known);
    const question = questionOf(stayOf(asked), asked.Rooms, known, havanaDate(now()));
    const few = await fewFreeIn(question);
    const offers = freeOffersOf(known, question, few);
    const filtered = filterOffers(offers, asked);
    const onePerHotel = asked.OneOfferPerHotel ?? false;
    const ofEach = onePerHotel || asked.WithPins || asked.WithWaysOn ? cheapestOfEach(filtered) : [];
    const listed = onePerHotel ? ofEach : filtered;
    const asOffered = (one: Priced) => offered(one, few, question);
    const begin = page * pageSize;
    const end = begin + pageSize;
    // The whole list without a filter: it is sorted once for all pages and searches.
    const sorted = filtered === offers ? listed.length : end;
    const shown = asked.Recommended
      ? recommendedFirst(
          sortOffers(listed, "Price", SortOrder.Ascending, language).map(asOffered),
          asked.Rooms.length,
          { everywhere: !namesPlace(asked) },
        ).slice(begin, end)
      : sortOffers(listed, field, order, language, sorted).slice(begin, end).map(asOffered);
    return {
      Offers: shown.map((offer) => toLodgingOffer(known, offer, question)),
      Total: listed.length,
      Page: page,
      PageSize: pageSize,
      Facets: facetsOf(offers, asked, onePerHotel, language, (name) => placeText(language, name)),
      Pins: asked.WithPins ? toPins(ofEach) : undefined,
      WaysOn: asked.WithWaysOn
        ? await suggestionsFrom({ fewFreeIn, now: now() }, known, asked, { offers, found: ofEach.length })
        : undefined,
    };
  }

  /** The details of the offer of one property, class and plan; an empty list if it is not available. */
  async function offer(query: LodgingOfferQuestion): Promise<LodgingOfferDetail[]> {
    const known = await catalogue();
    await requireSearch(query, known);
    const property = known.properties.get(query.Hotel);
    if (!property) return [];
    const stay = stayOf(query);
    const question = questionOf(stay, query.Rooms, known, havanaDate(now()));
    const few = await fewFreeIn(question);
    const chosen = priceOffers([property], few, question).find(
      ({ roomType, plan }) => roomType.classId === query.RoomClassId && plan.mealsPlanId === query.MealsPlanId,
    );
    if (!chosen) return [];
    const rooms = roomPrices(chosen, question);
    return [
      {
        ...toLodgingOffer(known, chosen, question),
        Rooms: query.Rooms.map((room, index) => toOfferRoom(room, rooms[index], nightsOf(stay))),
        TravelersAmount: travelersAmount(query.Rooms),
        Travelers: placeTravelers(query.Rooms).map(unnamedTraveler),
        CancellationTerms: cancellationTerms(known.cancellation, chosen, stay, now()),
      },
    ];
  }

  /**
   * The price of every room of a property for a stay and, if none is available, the nearest days with a free one.
   * Throws `notFound`, and for wrong dates or rooms. (LODGE-19)
   */
  async function stay(query: HotelStayQuestion): Promise<HotelStay> {
    const known = await catalogue();
    const reserve = query.IgnoreReservePeriod ? null : known.reserve;
    requireStay(query, now(), reserve);
    const property = known.properties.get(query.Hotel);
    if (!property) throw new Problem("notFound");
    const days = stayOf(query);
    const question = questionOf(days, query.Rooms, known, havanaDate(now()));
    const few = await fewFreeIn(question);
    const best = cheapest(priceOffers([property], few, question));
    const fitting = property.roomTypes.some((type) => fitsAll(type, question) && type.units >= query.Rooms.length);
    return {
      CheckIn: days.checkIn,
      CheckOut: days.checkOut,
      Nights: nightsOf(days),
      CurrencyCode: "USD",
      Choices: property.roomTypes.flatMap((roomType) =>
        priceRoomType(property, roomType, few, question).map((choice) => toChoice(choice, question)),
      ),
      ConfirmsInstantly: best?.confirmsInstantly ?? property.confirmsInstantly,
      FreeCancellationUntil: stayFreeUntil(known, property, days),
      Cheapest: best
        ? {
            ...toPriced(best),
            CancellationTerms: cancellationTerms(known.cancellation, best, days, now()),
          }
        : null,
      NearestFree: best || !fitting ? [] : await freeStays(property, query, known, reserve),
    };
  }

  async function freeStays(
    property: Property,
    asked: HotelStayQuestion,
    known: LodgingCatalogue,
    reserve: ReserveDays | null,
  ) {
    const wanted = { stay: stayOf(asked), rooms: asked.Rooms };
    const today = havanaDate(now());
    const around = {
      from: addDays(wanted.stay.checkIn, -FREE_STAYS_WITHIN),
      to: addDays(wanted.stay.checkOut, FREE_STAYS_WITHIN),
    };
    const typeIds = property.roomTypes.map(({ id }) => id);
    const nights = await freeByNight(typeIds, around);
    const first = addDays(today, reserve?.minimumDays ?? 0);
    const last = reserve ? addDays(today, reserve.maximumDays) : around.to;
    return nearestFreeStays(property, wanted, nights, known, { first, last, today }).map(
      ({ stay: { checkIn, checkOut }, offer }) => ({
        CheckIn: checkIn,
        CheckOut: checkOut,
        Price: offer.price,
      }),
    );
  }

  /** The cheapest free offer of each zone on the days of the default search, in the zones' order. */
  const ofOurCountry = cacheUntilChange(async (): Promise<LodgingOffer[]> => {
    const known = await catalogue();
    const { Rooms: rooms, ...days } = defaultLodgingStay(havanaDate(now()));
    const stay = stayOf(days);
    const question = questionOf(stay, rooms, known, havanaDate(now()));
    const offers = priceOffers(known.properties.values(), await fewFreeIn(question), question);
    return [...known.zones.keys()].flatMap((zoneId) => {
      const best = cheapest(offers.filter(({ property }) => property.zone.id === zoneId));
      return best ? [toLodgingOffer(known, best, question)] : [];
    });
  });

  /** The same in a country; 0: any. Throws `notFound` for one that does not exist. */
  async function homeOffers(countryId: number): Promise<LodgingOffer[]> {
    await countries.findCountry(countryId);
    return isSoldIn(countryId) ? ofOurCountry() : [];
  }

  return { catalogue, search, offer, stay, homeOffers };
}

function toPriced({ roomType, plan, price, perNight }: PricedOffer) {
  return {
    ...roomClassOnWire(roomType),
    ...mealsPlanOnWire(plan.mealsPlanId),
    Price: price,
    PerNight: perNight,
  };
}

function toChoice(offer: PricedOffer, question: Question): LodgingChoice {
  const { roomType, roomsLeft } = offer;
  return { ...toPriced(offer), RoomsLeft: roomsLeft, Fits: fitsAll(roomType, question) };
}
