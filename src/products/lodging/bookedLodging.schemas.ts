import Type, { type Static } from "typebox";
import { CoverPhoto } from "../../features/photos/photos.schemas";
import { buildings, propertyKinds } from "../../shared/lodgingCodes";
import { Day, Hour, Id, Nullable, Strict } from "../../shared/schemas";

/** Somebody who travels, as booked (LODGE-10); the first of a booking is the main one. */
export const Traveler = Strict({
  /** Of the passport; null, with passport "", if the booking has only names. */
  Country: Nullable(Id),
  Name: Type.String(),
  LastName: Type.String(),
  Passport: Type.String(),
  /** Absent if the booking does not have it. Not in the specification. (LODGE-30) */
  PassportExpires: Type.Optional(Day),
  IsMainUser: Type.Boolean(),
});
export type Traveler = Static<typeof Traveler>;

/** A room with its guests: adults first, then the children as their ages are listed. `Age` is null for an adult. */
export const BookedRoom = Strict({
  room: Type.Integer(),
  adultsAmount: Type.Integer(),
  childrenAmount: Type.Integer(),
  childrenAgeList: Type.Array(Type.Integer()),
  /** `Traveler` is null while nobody is named. */
  Guests: Type.Array(Strict({ Age: Nullable(Type.Integer()), Traveler: Nullable(Traveler) })),
});
export type BookedRoom = Static<typeof BookedRoom>;

/** A booked stay, with what the voucher needs: the `Details` of its booking. Codes name messages, as in lodging.enumerations.ts. */
export const BookedLodging = Strict({
  HotelId: Id,
  HotelName: Type.String(),
  Photo: Type.Optional(CoverPhoto),
  Kind: Type.Enum(propertyKinds),
  Building: Type.Enum(buildings),
  Stars: Nullable(Type.Integer()),
  ZoneId: Id,
  ZoneCode: Type.String(),
  ZoneName: Type.String(),
  ProvinceName: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  /** Street and number, as one line, and the phone; a villa's once the plan is paid. */
  Street: Nullable(Type.String()),
  Phone: Nullable(Type.String()),
  RoomClassId: Id,
  RoomClassCode: Type.String(),
  MealsPlanId: Id,
  MealsPlanCode: Type.String(),
  CheckIn: Day,
  CheckInHour: Hour,
  CheckOut: Day,
  CheckOutHour: Hour,
  Nights: Type.Integer(),
  Rooms: Type.Array(BookedRoom),
  Travelers: Type.Array(Traveler),
  Requests: Nullable(Type.String()),
});
export type BookedLodging = Static<typeof BookedLodging>;
