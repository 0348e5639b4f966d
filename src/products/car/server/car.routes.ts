import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { ChangeQuote } from "../../../features/plan/change/change.schemas";
import { Booking } from "../../../features/plan/plan.schemas";
import { route } from "../../../platform/server/http/route";
import { carSortFields, SortOrder } from "../../../shared/enumerations";
import { languageOf } from "../../../shared/language";
import { AnyId, askedPage, Id, Lang, SiteId, Strict } from "../../../shared/schemas";
import { carContract } from "../car.contract";
import { carsOfText } from "../car.savedItem";
import {
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
} from "../car.schemas";
import { CarBookingCreated, CarBookingRequest, CarChangeQuestion } from "../carBooking.schemas";
import { classContract } from "../class.contract";
import { ClassInZone, RentedCar } from "../class.schemas";
import { zonesContract } from "../zones.contract";
import type { CarService } from "./car.service";
import type { CatalogueService } from "./catalogue/catalogue.service";
import type { ClassesService } from "./catalogue/classes.service";
import type { ConditionsService } from "./catalogue/conditions.service";
import type { SearchService } from "./search/search.service";

const Pixels = Type.Integer({ minimum: 1, maximum: 4_000 });
const InLanguage = Strict({ lang: Lang });

/** At most as many as a browser stores as saved and seen together. */
const RentedCars = Type.String({
  pattern: "^[1-9]\\d{0,8}\\.[1-9]\\d{0,8}(,[1-9]\\d{0,8}\\.[1-9]\\d{0,8}){0,79}$",
  shape: "rentedCars",
});

/** Sort field, order and page of a search: only the listed fields can be sorted by. (SAFE-9) */
const SearchPage = Strict({
  field: Type.Union(carSortFields.map((field) => Type.Literal(field))),
  order: Type.Union([Type.Literal(SortOrder.Ascending), Type.Literal(SortOrder.Descending)]),
  language: Lang,
  ...askedPage,
});

type Deps = {
  cars: CarService;
  search: SearchService;
  catalogue: CatalogueService;
  classes: ClassesService;
  conditions: ConditionsService;
};

/** Calls of car.contract.ts. */
export function carRoutes(app: FastifyInstance, { cars, search, catalogue, classes, conditions }: Deps): void {
  route(
    app,
    classContract.getClassInZone,
    { params: Strict({ zoneId: Id, classId: Id }), data: ClassInZone },
    ({ params }) => classes.inZone(params.zoneId, params.classId),
  );
  route(
    app,
    classContract.getRentedCars,
    { params: Strict({ cars: RentedCars }), data: Type.Array(RentedCar) },
    ({ params }) => classes.cars(carsOfText(params.cars)),
  );
  route(app, carContract.getCarAgencies, { params: InLanguage, data: CarChoices }, () => catalogue.choices());
  route(
    app,
    carContract.getDropOffZones,
    { params: Strict({ supplierId: AnyId, zoneId: Id }), data: Type.Array(Zone) },
    ({ params }) => catalogue.dropOffZones(params.supplierId, params.zoneId),
  );
  route(
    app,
    carContract.getCarZones,
    { params: Strict({ zone: AnyId, country: AnyId, lang: Lang }), data: Type.Array(CarZone) },
    ({ params }) => catalogue.zones(params.zone, params.country, languageOf(params.lang)),
  );
  route(
    app,
    zonesContract.getAllCarZones,
    { params: Strict({ country: AnyId, lang: Lang }), data: Type.Array(CarZone) },
    ({ params }) => catalogue.zones(0, params.country, languageOf(params.lang)),
  );
  route(
    app,
    carContract.getZonesByRoad,
    { params: Strict({ zoneId: Id }), data: Type.Array(ZoneByRoad) },
    ({ params }) => catalogue.byRoad(params.zoneId),
  );
  route(
    app,
    carContract.getFrontOffers,
    { params: Strict({ siteId: SiteId, countryId: AnyId, lang: Lang }), data: Type.Array(FrontOffer) },
    ({ params }) => catalogue.frontOffers(params.countryId),
  );
  route(
    app,
    carContract.searchCars,
    { params: SearchPage, body: CarSearch, data: CarOfferPage },
    ({ params: { language, ...paging }, body }) => search.search(body, paging, languageOf(language)),
  );
  route(
    app,
    carContract.getCarOffer,
    { params: InLanguage, body: CarOfferQuestion, data: Type.Array(CarOffer) },
    ({ body }) => search.offer(body),
  );
  route(
    app,
    carContract.createCarBooking,
    { params: InLanguage, body: CarBookingRequest, data: CarBookingCreated },
    ({ caller, body }) => cars.book(caller, body),
  );
  route(
    app,
    carContract.quoteCarChange,
    { params: Strict({ id: Id, lang: Lang }), body: CarChangeQuestion, data: ChangeQuote },
    ({ caller, params, body }) => cars.quoteChange(caller, params.id, body),
  );
  route(
    app,
    carContract.getCarBooking,
    { params: Strict({ id: Id, lang: Lang }), data: Booking },
    ({ caller, params }) => cars.booking(caller, params.id),
  );
  route(app, carContract.getCarCharges, { params: InLanguage, data: Type.Array(CarCharge) }, ({ params }) =>
    conditions.charges(languageOf(params.lang)),
  );
  route(
    app,
    carContract.getRentConditions,
    { params: Strict({ supplierId: Id, lang: Lang }), data: RentConditions },
    ({ params }) => conditions.ofSupplier(params.supplierId, languageOf(params.lang)),
  );
  const size = { width: Pixels, height: Pixels };
  route(app, carContract.getCarPhoto, { params: Strict({ modelId: Id, ...size }), data: CarPhoto }, ({ params }) =>
    conditions.photo(params.modelId, params),
  );
  route(
    app,
    carContract.getCarPhotos,
    { params: Strict({ classId: Id, ...size }), data: Type.Array(CarPhoto) },
    ({ params }) => conditions.photos(params.classId, params),
  );
}
