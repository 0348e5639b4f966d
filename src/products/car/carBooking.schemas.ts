import Type, { type Static } from "typebox";
import { acceptedPolicies, bookingCall, bookingCreated } from "../../features/plan/bookings/booking.schemas";
import { changeCall } from "../../features/plan/change/change.schemas";
import { LONGEST } from "../../shared/longest";
import {
  AnyId,
  AskedCurrency,
  Day,
  FirstName,
  Hour,
  Id,
  LastName,
  Needed,
  NumberLine,
  PrintableLine,
  SiteId,
  Strict,
} from "../../shared/schemas";
import { LONGEST_FLIGHT, MOST_EXTRAS } from "./car.rules";

/** The client's chosen offer: CAR-17, "car offer (as used in booking)". Its price is a separate field. */
export const CarOfferChoice = Strict({
  PickUp: Day,
  DropOff: Day,
  /** By default the hours of the default search. */
  StartHour: Type.Optional(Hour),
  EndHour: Type.Optional(Hour),
  SiteCode: SiteId,
  CurrencyCode: AskedCurrency,
  /** The office of pick-up. */
  AgencyId: Id,
  /** By default the office of pick-up. */
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
/** A choice with its defaults filled in. */
export type WholeCarChoice = Required<CarOfferChoice>;

/** The specification's one text for any missing datum of the licence. (CAR-2) */
const LICENCE = "licenceRequired";

export const Driver = Strict({
  FirstName,
  LastName,
  BirthDate: Needed(Day, "birthDateRequired"),
  /**
   * Nationality and passport, required for a driver who is not the client: the client's own are asked for once. (CAR-2)
   */
  CountryId: Type.Optional(Id),
  Passport: Type.Optional(NumberLine(LONGEST.passportNumber)),
  PassportExpires: Type.Optional(Day),
  LicenseNumber: Needed(NumberLine(LONGEST.documentNumber), LICENCE),
  LicenseCountryId: Needed(Id, LICENCE),
  LicenseIssued: Needed(Day, LICENCE),
  LicenseExpires: Needed(Day, LICENCE),
});
export type Driver = Static<typeof Driver>;

/**
 * A named extra driver: the data by which the driver's license is checked. The passport is shown at the desk. (CAR-63)
 */
export const NamedDriver = Type.Omit(Driver, ["CountryId", "Passport", "PassportExpires"]);
export type NamedDriver = Static<typeof NamedDriver>;

export const CarBookForm = Strict({
  Driver: Needed(Driver, LICENCE),
  /** 0 by default, like the child seats. (CAR-17) */
  ExtraDrivers: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_EXTRAS })),
  /** The extra drivers who are already named, in order. Not in the specification. (CAR-63) */
  NamedDrivers: Type.Optional(Type.Array(NamedDriver, { maxItems: MOST_EXTRAS })),
  ChildSeats: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_EXTRAS })),
  FlightNumber: Type.Optional(PrintableLine(LONGEST_FLIGHT, 0)),
  ...acceptedPolicies,
});
export type CarBookForm = Static<typeof CarBookForm>;

export const CarBookingRequest = Strict({
  CarOffer: CarOfferChoice,
  BookForm: CarBookForm,
  ...bookingCall,
  ...changeCall,
});
export type CarBookingRequest = Static<typeof CarBookingRequest>;

/** The form values that determine the price. */
const carExtras = {
  Driver: Strict({ BirthDate: Day }),
  ExtraDrivers: CarBookForm.properties.ExtraDrivers,
  ChildSeats: CarBookForm.properties.ChildSeats,
};
export type CarExtras = Static<Type.TObject<typeof carExtras>>;

/** The changed booking of a car, as far as its price depends on it. Not in the specification. (PLAN-40) */
export const CarChangeQuestion = Strict({ CarOffer: CarOfferChoice, BookForm: Strict(carExtras) });
export type CarChangeQuestion = Static<typeof CarChangeQuestion>;

export const CarBookingCreated = Strict(bookingCreated);
export type CarBookingCreated = Static<typeof CarBookingCreated>;
