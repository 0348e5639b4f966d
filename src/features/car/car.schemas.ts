import Type, { type Static, type TInteger } from "typebox";
import { OfficeOpening } from "../../shared/officeOpening.schemas";
import {
  AnyId,
  AskedCurrency,
  Day,
  foundPage,
  Hour,
  Id,
  InstantMs,
  Line,
  MinorUnits,
  NoTourOperator,
  Nullable,
  PriceLine,
  SiteId,
  Strict,
  USD,
  wayOnFound,
} from "../../shared/schemas";
import { CoverPhoto } from "../photos/photos.schemas";
import { acceptedPolicies, bookingCall } from "../plan/booking.schemas";

const AnyOf = (choice: TInteger) => Type.Optional(Type.Array(choice, { minItems: 1, maxItems: 50 }));

/** Filters with several choices, each of which is enough; under the names of those with one. (CAR-22) */
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
  LanguageCode: Type.String({ maxLength: 5 }),
  IgnoreReservePeriod: Type.Optional(Type.Boolean()),
  IdTourOperator: Type.Optional(NoTourOperator),
  IdSupplier: Type.Optional(AnyId),
  IdModel: Type.Optional(AnyId),
  IdClass: Type.Optional(AnyId),
  TransmissionId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  IdPickUpOffice: Type.Optional(AnyId),
  IdDropOffZone: Type.Optional(AnyId),
  IdDropOffOffice: Type.Optional(AnyId),
  /** Of each class only the cheapest offers. */
  ExcludedByBestPrice: Type.Optional(Type.Boolean()),
  /** Of each class only offers that are confirmed at once, where it has such. */
  ExcludedByBestDisponibility: Type.Optional(Type.Boolean()),
  /** Where nothing passes the filters: answer the offers without them. */
  AvoidEmptyResult: Type.Optional(Type.Boolean()),
  /** Beside the filters above: several choices of each. Ours. (CAR-22) */
  AnyOf: Type.Optional(CarAnyOf),
  /** Pages count models, each with all its offers together, the cheapest first. Ours. (CAR-21) */
  GroupByModel: Type.Optional(Type.Boolean()),
  /** In the order that we recommend, whatever field the path names. Ours. (CAR-24) */
  Recommended: Type.Optional(Type.Boolean()),
  /** How old the driver is on the day of pick-up, where it is known; 0 or missing: 25 to 70. Ours. (CAR-26) */
  DriverAge: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  /** The country of the driver's licence; 0 or missing: not given. Ours. (CAR-26) */
  LicenceCountryId: Type.Optional(AnyId),
  /** Where nothing is found: other searches that find something. Ours. (CAR-25) */
  WithWaysOn: Type.Optional(Type.Boolean()),
});
export type CarSearch = Static<typeof CarSearch>;

export const CarOffice = Strict({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  ZoneId: Id,
  Airport: Type.Boolean(),
  /** Where it is told, left out of an office that is always open. (OPS-98) */
  Opening: Type.Optional(OfficeOpening),
});
export type CarOffice = Static<typeof CarOffice>;

/** The offer as a client chooses it: CAR-17, "car offer (as used in booking)". A price is not among its fields. */
export const CarOfferChoice = Strict({
  PickUp: Day,
  DropOff: Day,
  /** Without hours: those of the default search. */
  StartHour: Type.Optional(Hour),
  EndHour: Type.Optional(Hour),
  SiteCode: SiteId,
  CurrencyCode: AskedCurrency,
  /** The office of pick-up. */
  AgencyId: Id,
  /** Without one, the car is returned where it was picked up. */
  DropOffAgencyId: Type.Optional(Id),
  UserCountryId: AnyId,
  ClassId: Id,
  TransmissionId: Type.Integer({ minimum: 1, maximum: 2 }),
  RentalCompanyId: Id,
  SupplierId: Id,
  ModelId: Id,
  ZoneId: Id,
});
export type CarOfferChoice = Static<typeof CarOfferChoice>;
/** The same, with what a client may leave out. */
export type WholeCarChoice = Required<CarOfferChoice>;

/** An offer for a whole stay. Amounts in minor units of CurrencyCode. */
export const CarOffer = Strict({
  Name: Type.String(),
  SupplierId: Id,
  SupplierName: Type.String(),
  ModelId: Id,
  ModelName: Type.String(),
  /** What the model is shown by; left out where it is drawn. (PHOTO-6) */
  Photo: Type.Optional(CoverPhoto),
  ClassId: Id,
  ClassName: Type.String(),
  TransmissionId: Type.Integer(),
  Seats: Type.Integer(),
  Bags: Type.Integer(),
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
  /** Paid now, for the whole stay. */
  Price: MinorUnits,
  PerDay: MinorUnits,
  PriceLines: Type.Array(PriceLine),
  /** Paid at the desk in Cuba, deposit not included. */
  PayInCuba: MinorUnits,
  InCubaLines: Type.Array(PriceLine),
  /** Held at the desk and given back. */
  Deposit: MinorUnits,
  ConfirmsInstantly: Type.Boolean(),
  /** Until when cancelling is free of charge, epoch ms. */
  FreeCancellationUntil: InstantMs,
  MinLicenceYears: Type.Integer(),
  /** For how many years a licence of the country that was asked for must have been held; 0: for none. (CAR-26) */
  LicenceYears: Type.Optional(Type.Integer()),
});
export type CarOffer = Static<typeof CarOffer>;

const Count = Strict({ Id, Name: Type.String(), Count: Type.Integer() });

/**
 * How many offers each choice of a filter would leave, the other filters as they are; how many models, where a search
 * counts those.
 */
export const CarFacets = Strict({
  Classes: Type.Array(Count),
  Models: Type.Array(Count),
  Suppliers: Type.Array(Count),
  Transmissions: Type.Array(Count),
});
export type CarFacets = Static<typeof CarFacets>;

/** What a way on leaves out of its search: filters, with all of their choices, or that the car is returned elsewhere. */
export const carLeftOut = ["IdClass", "IdModel", "IdSupplier", "TransmissionId", "DropOff"] as const;
export type CarLeftOut = (typeof carLeftOut)[number];

/** Another search that finds something where one finds nothing: the same but for the fields given here. (CAR-25) */
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
  /** How many offers there are on all pages, where `Total` counts their models. */
  OffersTotal: Type.Optional(Type.Integer()),
  WaysOn: Type.Optional(Type.Array(CarWayOn)),
  Facets: CarFacets,
});
export type CarOfferPage = Static<typeof CarOfferPage>;

/** What getCarOffer is asked with: one supplier and model, on given days. Extras change the price. */
export const CarOfferQuestion = Strict({
  ...CarSearch.properties,
  IdSupplier: Id,
  IdModel: Id,
  ExtraDrivers: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  ChildSeats: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  DriverBirthDate: Type.Optional(Day),
});
export type CarOfferQuestion = Static<typeof CarOfferQuestion>;

export const Driver = Strict({
  FirstName: Line(80),
  LastName: Line(80),
  BirthDate: Day,
  CountryId: Id,
  Passport: Line(20),
  PassportExpires: Day,
  LicenseNumber: Line(30),
  LicenseCountryId: Id,
  LicenseIssued: Day,
  LicenseExpires: Day,
});
export type Driver = Static<typeof Driver>;

export const CarBookForm = Strict({
  Driver,
  /** Left out: none, as of the child seats. CAR-17 */
  ExtraDrivers: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  ChildSeats: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  FlightNumber: Type.Optional(Line(12)),
  ...acceptedPolicies,
});
export type CarBookForm = Static<typeof CarBookForm>;

export const CarBookingRequest = Strict({
  CarOffer: CarOfferChoice,
  BookForm: CarBookForm,
  ...bookingCall,
});
export type CarBookingRequest = Static<typeof CarBookingRequest>;

export const CarBookingCreated = Strict({ BookingId: Id, TravelPlanId: Id });
export type CarBookingCreated = Static<typeof CarBookingCreated>;

export const Zone = Strict({ Id, Code: Type.String(), Name: Type.String(), ProvinceId: Id });
export type Zone = Static<typeof Zone>;

/** The days and hours that a search begins with: those of CAR-12, moved to where the office is open. (CAR-60) */
export const FirstStay = Strict({ PickUp: Day, DropOff: Day, StartHour: Hour, EndHour: Hour });
export type FirstStay = Static<typeof FirstStay>;

export const CarZone = Strict({
  ...Zone.properties,
  /** `Opening`: left out of an office that is always open; `First` of one that is open on the days of CAR-12. */
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
 * What is charged besides the rental, and which bookings it is charged on: minor units, per cent of the waiver for
 * `ageSurcharge`. (CAR-19)
 */
export const CarCharge = Strict({
  Code: Type.String(),
  /** Null where the price is known only on the spot. */
  Amount: Nullable(MinorUnits),
  /** The least and the most that it comes to, where it has such bounds. */
  Minimum: Nullable(MinorUnits),
  Maximum: Nullable(MinorUnits),
  /** With the rental, or at the rental desk in Cuba. */
  PaidOnline: Type.Boolean(),
  /** Of the cars of this company or class alone; null: of all. */
  SupplierId: Nullable(Id),
  ClassId: Nullable(Id),
  Per: Type.Union([Type.Literal("rental"), Type.Literal("day"), Type.Literal("kilometre"), Type.Literal("waiver")]),
  /** In the language that was asked for. */
  Text: Type.String(),
});
export type CarCharge = Static<typeof CarCharge>;

/** What a rental company asks for, as paragraphs in the language that was asked for. */
export const RentConditions = Strict({
  SupplierId: Id,
  SupplierName: Type.String(),
  Conditions: Type.Array(Type.String()),
});
export type RentConditions = Static<typeof RentConditions>;

/**
 * A model's picture, drawn by the page from its class at any size unless there is a photograph of it (`Url`, and `Photo` with
 * what else there is of it); the size is the one that was asked for.
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
