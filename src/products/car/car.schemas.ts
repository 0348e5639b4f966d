import Type, { type Static, type TInteger } from "typebox";
import { CoverPhoto } from "../../features/photos/photos.schemas";
import { carEquipment } from "../../shared/carEquipment";
import { HIGHEST_AGE } from "../../shared/constants";
import { OfficeOpening } from "../../shared/officeOpening.schemas";
import {
  AnyId,
  AskedCurrency,
  AskedLanguage,
  Day,
  foundPage,
  Hour,
  Id,
  InstantMs,
  MinorUnits,
  NoTourOperator,
  Nullable,
  PriceLine,
  SiteId,
  Strict,
  USD,
  wayOnFound,
} from "../../shared/schemas";
import { MOST_EXTRAS } from "./car.rules";

/** Full years on the day of pick-up; 0: not given. */
export const DriverAge = Type.Integer({ minimum: 0, maximum: HIGHEST_AGE });

const AnyOf = (choice: TInteger) => Type.Optional(Type.Array(choice, { minItems: 1, maxItems: 50 }));

/** Filters with several choices, any of which matches; named like those with a single choice. (CAR-22) */
export const CarAnyOf = Strict({
  IdClass: AnyOf(Id),
  IdModel: AnyOf(Id),
  IdSupplier: AnyOf(Id),
  TransmissionId: AnyOf(Type.Integer({ minimum: 1, maximum: 2 })),
});
export type CarAnyOf = Static<typeof CarAnyOf>;

/** Car offer search data of CAR-14. 0 means any. Names beyond it are ours: offices, drop-off, transmission. */
export const CarSearch = Strict({
  IdZone: Id,
  PickUp: Day,
  DropOff: Day,
  StartHour: Hour,
  EndHour: Hour,
  Currency: AskedCurrency,
  SiteId,
  IdUserCountry: AnyId,
  CountryId: AnyId,
  LanguageCode: AskedLanguage,
  IgnoreReservePeriod: Type.Optional(Type.Boolean()),
  IdTourOperator: Type.Optional(NoTourOperator),
  IdSupplier: Type.Optional(AnyId),
  IdModel: Type.Optional(AnyId),
  IdClass: Type.Optional(AnyId),
  TransmissionId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  IdPickUpOffice: Type.Optional(AnyId),
  IdDropOffZone: Type.Optional(AnyId),
  IdDropOffOffice: Type.Optional(AnyId),
  /** Only the cheapest offers of each class. */
  ExcludedByBestPrice: Type.Optional(Type.Boolean()),
  /** Of each class only offers with instant confirmation, if it has any. */
  ExcludedByBestDisponibility: Type.Optional(Type.Boolean()),
  /** If nothing passes the filters, answer with the unfiltered offers. */
  AvoidEmptyResult: Type.Optional(Type.Boolean()),
  /** Besides the filters above: several choices of each. Not in the specification. (CAR-22) */
  AnyOf: Type.Optional(CarAnyOf),
  /** Pages count models, each with all its offers together, the cheapest first. Not in the specification. (CAR-21) */
  GroupByModel: Type.Optional(Type.Boolean()),
  /** In the recommended order, whichever field the path names. Not in the specification. (CAR-24) */
  Recommended: Type.Optional(Type.Boolean()),
  /** The driver's age; 0 or missing: 25 to 70. Not in the specification. (CAR-26) */
  DriverAge: Type.Optional(DriverAge),
  /** The country of the driver's licence; 0 or missing: not given. Not in the specification. (CAR-26) */
  LicenceCountryId: Type.Optional(AnyId),
  /** If nothing is found: suggest other searches that find something. Not in the specification. (CAR-25) */
  WithWaysOn: Type.Optional(Type.Boolean()),
});
export type CarSearch = Static<typeof CarSearch>;

export const CarOffice = Strict({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  ZoneId: Id,
  Airport: Type.Boolean(),
  /** Only in some answers, and absent for an office that is always open. (OPS-98) */
  Opening: Type.Optional(OfficeOpening),
});
export type CarOffice = Static<typeof CarOffice>;

/** An offer for a whole stay. Amounts in minor units of CurrencyCode. */
export const CarOffer = Strict({
  Name: Type.String(),
  SupplierId: Id,
  SupplierName: Type.String(),
  ModelId: Id,
  ModelName: Type.String(),
  /** The model's photograph; absent if it is drawn. (PHOTO-6) */
  Photo: Type.Optional(CoverPhoto),
  ClassId: Id,
  ClassName: Type.String(),
  TransmissionId: Type.Integer(),
  Seats: Type.Integer(),
  Bags: Type.Integer(),
  /** The oldest model year that is rented out; null: not known. */
  Year: Nullable(Type.Integer()),
  Equipment: Type.Array(Type.Enum(carEquipment)),
  KmLimit: Nullable(Type.Integer()),
  ZoneId: Id,
  ZoneCode: Type.String(),
  ZoneName: Type.String(),
  DropOffZoneId: Id,
  DropOffZoneName: Type.String(),
  PickUpOffice: CarOffice,
  DropOffOffice: CarOffice,
  PickUp: Day,
  DropOff: Day,
  StartHour: Hour,
  EndHour: Hour,
  Days: Type.Integer(),
  CurrencyCode: USD,
  /** Paid online for the whole stay. */
  Price: MinorUnits,
  PerDay: MinorUnits,
  PriceLines: Type.Array(PriceLine),
  /** Paid at the rental desk, without the deposit. */
  PayInCuba: MinorUnits,
  InCubaLines: Type.Array(PriceLine),
  /** A deposit that the rental desk holds and gives back. */
  Deposit: MinorUnits,
  ConfirmsInstantly: Type.Boolean(),
  /** The company has a phone number for breakdowns. */
  Breakdown: Type.Boolean(),
  /** Until when cancelling is free, epoch ms. */
  FreeCancellationUntil: Nullable(InstantMs),
  MinLicenceYears: Type.Integer(),
  /** Years for which a licence of the country in the search must have been held; 0: no minimum. (CAR-26) */
  LicenceYears: Type.Optional(Type.Integer()),
});
export type CarOffer = Static<typeof CarOffer>;

const Count = Strict({ Id, Name: Type.String(), Count: Type.Integer() });

/**
 * For each choice of a filter, the number of offers that it would leave with the other filters unchanged; of models, if
 * the search groups by model.
 */
export const CarFacets = Strict({
  Classes: Type.Array(Count),
  Models: Type.Array(Count),
  Suppliers: Type.Array(Count),
  Transmissions: Type.Array(Count),
});
export type CarFacets = Static<typeof CarFacets>;

/** What a suggested search drops: a filter with all its choices, or the return to another place. */
const carLeftOut = ["IdClass", "IdModel", "IdSupplier", "TransmissionId", "DropOff"] as const;
export type CarLeftOut = (typeof carLeftOut)[number];

/** A search with results, suggested if the original has none; it differs only in the fields given here. (CAR-25) */
export const CarWayOn = Strict({
  Without: Type.Array(Type.Enum(carLeftOut)),
  PickUp: Day,
  DropOff: Day,
  IdZone: Id,
  ...wayOnFound,
});
export type CarWayOn = Static<typeof CarWayOn>;

export const CarOfferPage = Strict({
  ...foundPage,
  Offers: Type.Array(CarOffer),
  /** The number of offers on all pages, if `Total` counts models. */
  OffersTotal: Type.Optional(Type.Integer()),
  WaysOn: Type.Optional(Type.Array(CarWayOn)),
  /** With `WaysOn`: the name of the requested place, which may have no office. */
  ZoneName: Type.Optional(Type.String()),
  Facets: CarFacets,
});
export type CarOfferPage = Static<typeof CarOfferPage>;

/** The question of getCarOffer: one supplier and model on given days. Extras change the price. */
export const CarOfferQuestion = Strict({
  ...CarSearch.properties,
  IdSupplier: Id,
  IdModel: Id,
  ExtraDrivers: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_EXTRAS })),
  ChildSeats: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_EXTRAS })),
  DriverBirthDate: Type.Optional(Day),
});
export type CarOfferQuestion = Static<typeof CarOfferQuestion>;

export const Zone = Strict({ Id, Code: Type.String(), Name: Type.String(), ProvinceId: Id });
export type Zone = Static<typeof Zone>;

/** A place to drive to, by road from where a car is picked up. (ROAD-2) */
export const ZoneByRoad = Strict({
  ZoneId: Id,
  ZoneName: Type.String(),
  Kilometres: Type.Integer(),
  Minutes: Type.Integer(),
});
export type ZoneByRoad = Static<typeof ZoneByRoad>;

/** The days and hours that a search begins with: those of CAR-12, moved to when the office is open. (CAR-60) */
export const FirstStay = Strict({ PickUp: Day, DropOff: Day, StartHour: Hour, EndHour: Hour });
export type FirstStay = Static<typeof FirstStay>;

export const CarZone = Strict({
  ...Zone.properties,
  /** `Opening` is absent for an office that is always open, `First` for one that is open on the days of CAR-12. */
  Offices: Type.Array(
    Strict({
      ...CarOffice.properties,
      First: Type.Optional(FirstStay),
    }),
  ),
});
export type CarZone = Static<typeof CarZone>;

export const Named = Strict({ Id, Name: Type.String() });
export type Named = Static<typeof Named>;

/** What the search form offers: rental companies, classes with their transmission, models with their class. */
export const CarChoices = Strict({
  Suppliers: Type.Array(Named),
  Classes: Type.Array(Strict({ Id, Name: Type.String(), TransmissionId: Type.Integer() })),
  Models: Type.Array(Strict({ Id, Name: Type.String(), ClassId: Id })),
});
export type CarChoices = Static<typeof CarChoices>;

/** A zone as the home page shows it: its cheapest car, per day and in minor units. */
export const FrontOffer = Strict({
  ZoneId: Id,
  ZoneCode: Type.String(),
  ZoneName: Type.String(),
  ClassName: Type.String(),
  ModelName: Type.String(),
  PerDay: MinorUnits,
  CurrencyCode: USD,
  ...FirstStay.properties,
});
export type FrontOffer = Static<typeof FrontOffer>;

/**
 * A charge besides the rental, and the bookings that it applies to. Amounts in minor units; per cent of the waiver for
 * `ageSurcharge`. (CAR-19)
 */
export const CarCharge = Strict({
  Code: Type.String(),
  /** Null if the price is known only on the spot. */
  Amount: Nullable(MinorUnits),
  /** Lower and upper limit of the charge, if there are any. */
  Minimum: Nullable(MinorUnits),
  Maximum: Nullable(MinorUnits),
  /** True: with the rental; false: at the rental desk. */
  PaidOnline: Type.Boolean(),
  /** Limits it to the cars of one company or class; null: all. */
  SupplierId: Nullable(Id),
  ClassId: Nullable(Id),
  Per: Type.Union([Type.Literal("rental"), Type.Literal("day"), Type.Literal("kilometre"), Type.Literal("waiver")]),
  /** In the requested language. */
  Text: Type.String(),
});
export type CarCharge = Static<typeof CarCharge>;

/** A rental company's conditions, as paragraphs in the requested language. */
export const RentConditions = Strict({
  SupplierId: Id,
  SupplierName: Type.String(),
  Conditions: Type.Array(Type.String()),
});
export type RentConditions = Static<typeof RentConditions>;

/**
 * A model's picture. The page draws it from the class at any size, unless there is a photograph (`Url`, and `Photo`
 * with its other details). The size is the requested one.
 */
export const CarPhoto = Strict({
  ModelId: Id,
  ModelName: Type.String(),
  ClassName: Type.String(),
  Width: Type.Integer(),
  Height: Type.Integer(),
  Url: Type.Optional(Type.String()),
  Photo: Type.Optional(CoverPhoto),
});
export type CarPhoto = Static<typeof CarPhoto>;
