import { LODGING_OFFERS_PER_PAGE, SITE_ID } from "../../../../shared/constants";
import { RECOMMENDED } from "../../../../shared/enumerations";
import type {
  HotelStayQuestion,
  LodgingOffer,
  LodgingOfferQuestion,
  LodgingRoom,
  LodgingSearch,
} from "../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../search/lodging.search-url";

/** Paging and sort of a search call: page from 0, 10 a page (LODGE-2). The recommended order is a field of the body. */
export function searchParams({ field, order, page }: LodgingSearchView, language: string) {
  return { field: field === RECOMMENDED ? "Price" : field, order, language, page, pageSize: LODGING_OFFERS_PER_PAGE };
}

/** The fields of every call. The user's country is unknown before the travelers' form. */
const ofVisitor = { Currency: "USD", SiteId: SITE_ID, IdUserCountry: 0, IgnoreReservePeriod: false } as const;

/** A visitor's choice as the call's body. */
export function searchBody(search: LodgingSearchChoice): LodgingSearch {
  return { ...search, ...ofVisitor, OneOfferPerHotel: true };
}

/** The call for one offer, from a search with property, class and plan; other filters do not matter. */
export function offerQuestion({
  Hotel,
  RoomClassId,
  MealsPlanId,
  CheckIn,
  CheckOut,
  Rooms,
}: LodgingSearchChoice): LodgingOfferQuestion {
  return { Hotel, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms, ...ofVisitor };
}

/** The same for an offer that is known already. */
export function questionOf(
  { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut }: Pick<LodgingOffer, OfferIds | "CheckIn" | "CheckOut">,
  Rooms: LodgingRoom[],
): LodgingOfferQuestion {
  return { Hotel: HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms, ...ofVisitor };
}

type OfferIds = "HotelId" | "RoomClassId" | "MealsPlanId";

/** The call for a property's room prices, for a search's stay; filters do not matter. */
export function stayQuestion(Hotel: number, { CheckIn, CheckOut, Rooms }: LodgingSearchChoice): HotelStayQuestion {
  return { Hotel, CheckIn, CheckOut, Rooms, ...ofVisitor };
}
