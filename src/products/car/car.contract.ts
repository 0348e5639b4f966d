import type { ChangeQuote } from "../../features/plan/change/change.schemas";
import type { Booking } from "../../features/plan/plan.schemas";
import { byAnybody, byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type {
  CarCharge,
  CarChoices,
  CarOffer,
  CarOfferPage,
  CarOfferQuestion,
  CarPhoto,
  CarSearch,
  CarZone,
  FrontOffer,
  RentConditions,
  Zone,
  ZoneByRoad,
} from "./car.schemas";
import type { CarBookingCreated, CarBookingRequest, CarChangeQuestion } from "./carBooking.schemas";

/** Calls of WIRE-5, WIRE-6. The search's path is not shown there; it follows lodging's. */
export const carContract = {
  getCarAgencies: endpoint<CarChoices>()({ method: "POST", path: "/api/carBookings/carAgencies/:lang", ...byAnybody }),
  getDropOffZones: endpoint<Zone[]>()({
    method: "GET",
    path: "/api/agencyZones/carDropOffZone/:supplierId/:zoneId",
    access: "public",
  }),
  getCarZones: endpoint<CarZone[]>()({
    method: "GET",
    path: "/api/agencyZones/agencyZonesByActiveCarProducts/:zone/:country/:lang",
    access: "public",
  }),
  getFrontOffers: endpoint<FrontOffer[]>()({
    method: "GET",
    path: "/api/carBookings/offersListToFront/:siteId/:countryId/:lang",
    access: "public",
  }),
  searchCars: endpoint<CarOfferPage, CarSearch>()({
    method: "POST",
    path: "/api/carBookings/getOffers/:field/:order/:language/:page/:pageSize",
    ...byAnybody,
  }),
  /** A list: the offer is valid if it has an item (CAR-16). */
  getCarOffer: endpoint<CarOffer[], CarOfferQuestion>()({
    method: "POST",
    path: "/api/carBookings/getCarOffer/:lang",
    ...byAnybody,
  }),
  /** The places nearest to a zone by road. (ROAD-2) */
  getZonesByRoad: endpoint<ZoneByRoad[]>()({
    method: "GET",
    path: "/api/agencyZones/byRoad/:zoneId",
    access: "public",
  }),
  createCarBooking: endpoint<CarBookingCreated, CarBookingRequest>()({
    method: "POST",
    path: "/api/carBookings/:lang",
    ...byClientAlone,
  }),
  /** The cost of changing a booked car; `createCarBooking` with `Replaces` makes the change. Not in the specification. */
  quoteCarChange: endpoint<ChangeQuote, CarChangeQuestion>()({
    method: "POST",
    path: "/api/carBookings/changes/:id/:lang",
    ...byClient,
  }),
  getCarBooking: endpoint<Booking>()({ method: "GET", path: "/api/carBookings/:id/:lang", ...byClient }),
  getCarCharges: endpoint<CarCharge[]>()({
    method: "GET",
    path: "/api/information/carCharges/:lang",
    access: "public",
  }),
  getRentConditions: endpoint<RentConditions>()({
    method: "GET",
    path: "/api/information/rentConditions/:supplierId/:lang",
    access: "public",
  }),
  getCarPhoto: endpoint<CarPhoto>()({
    method: "GET",
    path: "/api/photos/carPhoto/:modelId/:width/:height",
    access: "public",
  }),
  /** One photo or drawing for each model of a class. */
  getCarPhotos: endpoint<CarPhoto[]>()({
    method: "GET",
    path: "/api/photos/carPhotos/:classId/:width/:height",
    access: "public",
  }),
} as const;
