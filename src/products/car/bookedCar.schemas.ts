import Type, { type Static } from "typebox";
import { CoverPhoto } from "../../features/photos/photos.schemas";
import { OfficeHours } from "../../shared/officeOpening.schemas";
import { Day, Hour, Id, Nullable, Strict } from "../../shared/schemas";

/** A car's driver with the papers, as booked. */
export const BookedDriver = Strict({
  FirstName: Type.String(),
  LastName: Type.String(),
  BirthDate: Day,
  /** Nationality and passport, if the booking has them. */
  CountryId: Type.Optional(Id),
  Passport: Type.Optional(Type.String()),
  PassportExpires: Type.Optional(Day),
  LicenseNumber: Type.String(),
  LicenseCountryId: Id,
  LicenseIssued: Day,
  LicenseExpires: Day,
});
export type BookedDriver = Static<typeof BookedDriver>;

/** A booked car, with what the voucher needs: the `Details` of its booking. */
export const BookedCar = Strict({
  ClassName: Type.String(),
  ModelName: Type.String(),
  Photo: Type.Optional(CoverPhoto),
  TransmissionId: Type.Integer(),
  ClassId: Id,
  /** At pick-up. */
  ZoneId: Id,
  ZoneCode: Type.String(),
  PickUp: Day,
  StartHour: Hour,
  DropOff: Day,
  EndHour: Hour,
  Days: Type.Integer(),
  PickUpOffice: Type.String(),
  PickUpZone: Type.String(),
  /** The meeting point in or before it, from the catalogue; absent if the catalogue has none. (PAPER-6) */
  PickUpMeeting: Type.Optional(Type.String()),
  /** When that office is open; empty: always. (OPS-98) */
  PickUpHours: Type.Array(OfficeHours),
  DropOffOffice: Type.String(),
  DropOffHours: Type.Array(OfficeHours),
  DropOffZone: Type.String(),
  DriverName: Type.String(),
  ExtraDrivers: Type.Integer(),
  /** The names of the named ones; absent while none is named. (CAR-63) */
  ExtraDriverNames: Type.Optional(Type.Array(Type.String())),
  ChildSeats: Type.Integer(),
  /** The driver's flight, if given: the rental desk waits for it. (CAR-20) */
  FlightNumber: Nullable(Type.String()),
  /** The initial values of a change. Not in the specification. (PLAN-40) */
  Offer: Type.Optional(
    Strict({
      SupplierId: Id,
      ModelId: Id,
      /** The offices of pick-up and return. */
      AgencyId: Id,
      DropOffAgencyId: Id,
      DropOffZoneId: Id,
      MinLicenceYears: Type.Integer(),
    }),
  ),
  /** In the client's own plans, unless the papers are erased. Not in the specification. (CAR-62) */
  Driver: Type.Optional(BookedDriver),
  /** The same for the named extra drivers; absent while none is named. (CAR-63) */
  NamedDrivers: Type.Optional(Type.Array(BookedDriver)),
});
export type BookedCar = Static<typeof BookedCar>;
