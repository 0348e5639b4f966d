import type { ChangeQuote } from "../../features/plan/change/change.schemas";
import type { Booking } from "../../features/plan/plan.schemas";
import { byAnybody, byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { LodgingBookingCreated, LodgingBookingRequest, LodgingChangeQuestion } from "./book/booking.schemas";
import type {
  HotelStay,
  HotelStayQuestion,
  LodgingChoices,
  LodgingOffer,
  LodgingOfferDetail,
  LodgingOfferPage,
  LodgingOfferQuestion,
  LodgingSearch,
} from "./lodging.schemas";
import type { HomeZone, Photo, Province, TouristicZone, TouristicZoneDetail } from "./places.schemas";
import type { Hotel, HotelDetail, HotelService } from "./property.schemas";

/**
 * Calls of WIRE-7; the calls for one offer, one property, a stay in it and the form's choices are ours. Answers carry
 * ids and codes, whose texts are messages (lodging.enumerations.ts), so that they are the same in both languages.
 */
export const lodgingContract = {
  getActiveZones: endpoint<TouristicZone[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getActiveTouristicZone/:country",
    ...byAnybody,
  }),
  getZone: endpoint<TouristicZoneDetail>()({
    method: "GET",
    path: "/api/lodgingBookings/getTouristicZone/:id",
    ...byAnybody,
  }),
  getProvince: endpoint<Province>()({ method: "GET", path: "/api/lodgingBookings/getProvince/:id", ...byAnybody }),
  getActiveHotels: endpoint<Hotel[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getActiveHotels/:country",
    ...byAnybody,
  }),
  getHotelsOfZone: endpoint<Hotel[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getActiveHotelsByPolo/:id",
    ...byAnybody,
  }),
  getLodgingChoices: endpoint<LodgingChoices>()({
    method: "GET",
    path: "/api/lodgingBookings/choices/:country",
    ...byAnybody,
  }),
  searchLodging: endpoint<LodgingOfferPage, LodgingSearch>()({
    method: "POST",
    path: "/api/lodgingBookings/getOffers/:field/:order/:language/:page/:pageSize",
    ...byAnybody,
  }),
  /** A list: the offer is valid if it has an item (CAR-16). */
  getLodgingOffer: endpoint<LodgingOfferDetail[], LodgingOfferQuestion>()({
    method: "POST",
    path: "/api/lodgingBookings/getOffer/:lang",
    ...byAnybody,
  }),
  /** The cheapest free offer of each zone on the days of the default search. */
  getHomeLodgingOffers: endpoint<LodgingOffer[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getHomeOffers/:siteId/:countryId/:language",
    ...byAnybody,
  }),
  getZonesForHome: endpoint<HomeZone[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getTouristicZonesForHome/:siteId",
    ...byAnybody,
  }),
  getHotelServices: endpoint<HotelService[]>()({
    method: "GET",
    path: "/api/lodgingBookings/services/:id",
    ...byAnybody,
  }),
  getHotel: endpoint<HotelDetail>()({ method: "GET", path: "/api/lodgingBookings/getHotel/:id", ...byAnybody }),
  getHotelStay: endpoint<HotelStay, HotelStayQuestion>()({
    method: "POST",
    path: "/api/lodgingBookings/getHotelStay/:lang",
    ...byAnybody,
  }),
  createLodgingBooking: endpoint<LodgingBookingCreated, LodgingBookingRequest>()({
    method: "POST",
    path: "/api/lodgingBookings/createBooking",
    ...byClientAlone,
  }),
  /** The cost of changing a booked stay; `createLodgingBooking` with `Replaces` makes the change. Not in the specification. */
  quoteLodgingChange: endpoint<ChangeQuote, LodgingChangeQuestion>()({
    method: "POST",
    path: "/api/lodgingBookings/changes/:id",
    ...byClient,
  }),
  getLodgingBooking: endpoint<Booking>()({ method: "GET", path: "/api/lodgingBookings/getBooking/:id", ...byClient }),
  getHotelPhotos: endpoint<Photo[]>()({ method: "GET", path: "/api/photos/hotelPhotos/:id", ...byAnybody }),
  getZonePhotos: endpoint<Photo[]>()({ method: "GET", path: "/api/photos/poloPhotos/:id", ...byAnybody }),
  getProvincePhotos: endpoint<Photo[]>()({ method: "GET", path: "/api/photos/provincePhotos/:id", ...byAnybody }),
} as const;
