import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { ChangeQuote } from "../../../features/plan/change/change.schemas";
import { Booking } from "../../../features/plan/plan.schemas";
import { route } from "../../../platform/server/http/route";
import { lodgingSortFields, SortOrder } from "../../../shared/enumerations";
import { languageOf } from "../../../shared/language";
import { AnyId, askedPage, Id, Lang, SiteId, Strict } from "../../../shared/schemas";
import { LodgingBookingCreated, LodgingBookingRequest, LodgingChangeQuestion } from "../book/booking.schemas";
import { lodgingContract } from "../lodging.contract";
import {
  HotelStay,
  HotelStayQuestion,
  LodgingChoices,
  LodgingOffer,
  LodgingOfferDetail,
  LodgingOfferPage,
  LodgingOfferQuestion,
  LodgingSearch,
} from "../lodging.schemas";
import { HomeZone, Photo, Province, TouristicZone, TouristicZoneDetail } from "../places.schemas";
import { Hotel, HotelDetail, HotelService } from "../property.schemas";
import type { CatalogueService } from "./catalogue.service";
import type { LodgingService } from "./lodging.service";
import type { SearchService } from "./search.service";

const OfId = Strict({ id: Id });
const OfCountry = Strict({ country: AnyId });

const SearchPage = Strict({
  field: Type.Enum(lodgingSortFields),
  order: Type.Union([Type.Literal(SortOrder.Ascending), Type.Literal(SortOrder.Descending)]),
  language: Lang,
  ...askedPage,
});

type Deps = { lodging: LodgingService; search: SearchService; catalogue: CatalogueService };

/** Calls of lodging.contract.ts. */
export function lodgingRoutes(app: FastifyInstance, { lodging, search, catalogue }: Deps): void {
  placeRoutes(app, catalogue);
  photoRoutes(app, catalogue);
  route(
    app,
    lodgingContract.searchLodging,
    { params: SearchPage, body: LodgingSearch, data: LodgingOfferPage },
    ({ params: { language: lang, ...paging }, body }) => search.search(body, paging, languageOf(lang)),
  );
  route(
    app,
    lodgingContract.getLodgingOffer,
    { params: Strict({ lang: Lang }), body: LodgingOfferQuestion, data: Type.Array(LodgingOfferDetail) },
    ({ body }) => search.offer(body),
  );
  route(
    app,
    lodgingContract.getHotelStay,
    { params: Strict({ lang: Lang }), body: HotelStayQuestion, data: HotelStay },
    ({ body }) => search.stay(body),
  );
  route(
    app,
    lodgingContract.getHomeLodgingOffers,
    { params: Strict({ siteId: SiteId, countryId: AnyId, language: Lang }), data: Type.Array(LodgingOffer) },
    ({ params }) => search.homeOffers(params.countryId),
  );
  const creating = { body: LodgingBookingRequest, data: LodgingBookingCreated };
  route(app, lodgingContract.createLodgingBooking, creating, ({ caller, body }) => lodging.book(caller, body));
  route(
    app,
    lodgingContract.quoteLodgingChange,
    { params: OfId, body: LodgingChangeQuestion, data: ChangeQuote },
    ({ caller, params, body }) => lodging.quoteChange(caller, params.id, body),
  );
  route(app, lodgingContract.getLodgingBooking, { params: OfId, data: Booking }, ({ caller, params }) =>
    lodging.booking(caller, params.id),
  );
}

function placeRoutes(app: FastifyInstance, catalogue: CatalogueService): void {
  route(app, lodgingContract.getActiveZones, { params: OfCountry, data: Type.Array(TouristicZone) }, ({ params }) =>
    catalogue.zones(params.country),
  );
  route(app, lodgingContract.getZone, { params: OfId, data: TouristicZoneDetail }, ({ params }) =>
    catalogue.zone(params.id),
  );
  route(app, lodgingContract.getProvince, { params: OfId, data: Province }, ({ params }) =>
    catalogue.province(params.id),
  );
  route(app, lodgingContract.getActiveHotels, { params: OfCountry, data: Type.Array(Hotel) }, ({ params }) =>
    catalogue.hotels(params.country),
  );
  route(app, lodgingContract.getHotelsOfZone, { params: OfId, data: Type.Array(Hotel) }, ({ params }) =>
    catalogue.hotelsOfZone(params.id),
  );
  route(app, lodgingContract.getLodgingChoices, { params: OfCountry, data: LodgingChoices }, ({ params }) =>
    catalogue.choices(params.country),
  );
  route(app, lodgingContract.getHotel, { params: OfId, data: HotelDetail }, ({ params }) => catalogue.hotel(params.id));
  const ofSite = { params: Strict({ siteId: SiteId }), data: Type.Array(HomeZone) };
  route(app, lodgingContract.getZonesForHome, ofSite, () => catalogue.zonesForHome());
  route(app, lodgingContract.getHotelServices, { params: OfId, data: Type.Array(HotelService) }, ({ params }) =>
    catalogue.services(params.id),
  );
}

function photoRoutes(app: FastifyInstance, catalogue: CatalogueService): void {
  const pictures = { params: OfId, data: Type.Array(Photo) };
  route(app, lodgingContract.getHotelPhotos, pictures, ({ params }) => catalogue.hotelPhotos(params.id));
  route(app, lodgingContract.getZonePhotos, pictures, ({ params }) => catalogue.zonePhotos(params.id));
  route(app, lodgingContract.getProvincePhotos, pictures, ({ params }) => catalogue.provincePhotos(params.id));
}
