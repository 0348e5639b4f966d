import type { ChangeQuote } from "../../features/plan/change.schemas";
import type { Booking } from "../../features/plan/plan.schemas";
import { endpoint } from "../../shared/endpoint";
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
    access: "public",
    impersonator: "act",
  }),
  getZone: endpoint<TouristicZoneDetail>()({
    method: "GET",
    path: "/api/lodgingBookings/getTouristicZone/:id",
    access: "public",
    impersonator: "act",
  }),
  getProvince: endpoint<Province>()({
    method: "GET",
    path: "/api/lodgingBookings/getProvince/:id",
    access: "public",
    impersonator: "act",
  }),
  getActiveHotels: endpoint<Hotel[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getActiveHotels/:country",
    access: "public",
    impersonator: "act",
  }),
  getHotelsOfZone: endpoint<Hotel[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getActiveHotelsByPolo/:id",
    access: "public",
    impersonator: "act",
  }),
  getLodgingChoices: endpoint<LodgingChoices>()({
    method: "GET",
    path: "/api/lodgingBookings/choices/:country",
    access: "public",
    impersonator: "act",
  }),
  searchLodging: endpoint<LodgingOfferPage, LodgingSearch>()({
    method: "POST",
    path: "/api/lodgingBookings/getOffers/:field/:order/:language/:page/:pageSize",
    access: "public",
    impersonator: "act",
  }),
  /** A list: the offer is valid when it has an item (CAR-16). */
  getLodgingOffer: endpoint<LodgingOfferDetail[], LodgingOfferQuestion>()({
    method: "POST",
    path: "/api/lodgingBookings/getOffer/:lang",
    access: "public",
    impersonator: "act",
  }),
  /** The cheapest free offer of each zone on the days of the default search. */
  getHomeLodgingOffers: endpoint<LodgingOffer[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getHomeOffers/:siteId/:countryId/:language",
    access: "public",
    impersonator: "act",
  }),
  getZonesForHome: endpoint<HomeZone[]>()({
    method: "GET",
    path: "/api/lodgingBookings/getTouristicZonesForHome/:siteId",
    access: "public",
    impersonator: "act",
  }),
  getHotelServices: endpoint<HotelService[]>()({
    method: "GET",
    path: "/api/lodgingBookings/services/:id",
    access: "public",
    impersonator: "act",
  }),
  getHotel: endpoint<HotelDetail>()({
    method: "GET",
    path: "/api/lodgingBookings/getHotel/:id",
    access: "public",
    impersonator: "act",
  }),
  getHotelStay: endpoint<HotelStay, HotelStayQuestion>()({
    method: "POST",
    path: "/api/lodgingBookings/getHotelStay/:lang",
    access: "public",
    impersonator: "act",
  }),
  createLodgingBooking: endpoint<LodgingBookingCreated, LodgingBookingRequest>()({
    method: "POST",
    path: "/api/lodgingBookings/createBooking",
    access: "client",
    impersonator: "notAct",
  }),
  /** What a change of a booked stay would cost; `createLodgingBooking` with `Replaces` makes it. Ours. */
  quoteLodgingChange: endpoint<ChangeQuote, LodgingChangeQuestion>()({
    method: "POST",
    path: "/api/lodgingBookings/changes/:id",
    access: "client",
    impersonator: "act",
  }),
  getLodgingBooking: endpoint<Booking>()({
    method: "GET",
    path: "/api/lodgingBookings/getBooking/:id",
    access: "client",
    impersonator: "act",
  }),
  getHotelPhotos: endpoint<Photo[]>()({
    method: "GET",
    path: "/api/photos/hotelPhotos/:id",
    access: "public",
    impersonator: "act",
  }),
  getZonePhotos: endpoint<Photo[]>()({
    method: "GET",
    path: "/api/photos/poloPhotos/:id",
    access: "public",
    impersonator: "act",
  }),
  getProvincePhotos: endpoint<Photo[]>()({
    method: "GET",
    path: "/api/photos/provincePhotos/:id",
    access: "public",
    impersonator: "act",
  }),
} as const;
