import Type, { type Static } from "typebox";
import { AnyId, Hour, Id, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";
import { buildings, mealsPlanCodes, serviceCodes } from "./lodging.enumerations";

/** What the drawn scene of a house shows. */
export const Building = Type.Enum(buildings);
export const MealsPlanCode = Type.Enum(mealsPlanCodes);

/** What a house is, wherever it is shown. */
export const house = {
  HotelId: Id,
  HotelName: Type.String(),
  Kind: Type.Union([Type.Literal("hotel"), Type.Literal("villa")]),
  /** What the drawn scene shows. */
  Building,
  /** HotelCategory; `Stars` is null for a villa. */
  CategoryId: Id,
  Stars: Nullable(Type.Integer()),
  /** 0 and an empty name for a house of no chain. */
  ChainId: AnyId,
  ChainName: Type.String(),
  /** HotelLocation. */
  LocationId: Id,
  TouristZoneId: Id,
  TouristZoneCode: Type.String(),
  TouristZoneName: Type.String(),
  ProvinceId: Id,
  ProvinceName: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
};

/** A room class of a house; `RoomClassCode` names the message. */
export const roomClass = {
  RoomClassId: Id,
  RoomClassCode: Type.String(),
  MaxAdults: Type.Integer(),
  /** Without children under 3, who sleep in cots. */
  MaxGuests: Type.Integer(),
  /** A villa's bedrooms; null for a hotel's room. */
  Bedrooms: Nullable(Type.Integer()),
};
export const mealsPlan = { MealsPlanId: Id, MealsPlanCode };

/** A house of the catalogue. */
export const Hotel = Strict({
  ...house,
  RoomClasses: Type.Array(Strict(roomClass)),
  MealsPlans: Type.Array(Strict(mealsPlan)),
  /** Its cheapest room for two, per night, on the days of the default search; whether it is free is not asked. */
  FromPerNight: MinorUnits,
  CurrencyCode: USD,
  CheckInHour: Hour,
  CheckOutHour: Hour,
  Phone: Nullable(Type.String()),
  ConfirmsInstantly: Type.Boolean(),
});
export type Hotel = Static<typeof Hotel>;

export const HotelService = Strict({ Id, Code: Type.Enum(serviceCodes) });
export type HotelService = Static<typeof HotelService>;
