import Type, { type Static } from "typebox";
import { CoverPhoto } from "../../features/photos/photos.schemas";
import { buildings, propertyKinds } from "../../shared/lodgingCodes";
import { AnyId, Day, Hour, Id, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";
import { bedKinds, mealsPlanCodes, nearKinds, serviceCodes } from "./lodging.enumerations";

/** The facts that the drawing of a property shows. */
export const Building = Type.Enum(buildings);
export const MealsPlanCode = Type.Enum(mealsPlanCodes);

/** The facts of a property, wherever it is shown. */
export const propertyFacts = {
  HotelId: Id,
  HotelName: Type.String(),
  Kind: Type.Enum(propertyKinds),
  /** The subject of the drawn scene. */
  Building,
  /** HotelCategory; `Stars` is null for a villa. */
  CategoryId: Id,
  Stars: Nullable(Type.Integer()),
  /** 0 and an empty name for a property of no chain. */
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
  /** The quarter, beach or cay in which it is, under its name in Cuba; null: unknown. (LODGE-34) */
  Area: Nullable(Type.String()),
  /** At most three sights that people go there for, with the minutes to them. (LODGE-34) */
  Sights: Type.Array(Strict({ Name: Type.String(), Minutes: Type.Integer(), OnFoot: Type.Boolean() })),
  /** Its cover photograph; absent if it is drawn. (PHOTO-6) */
  Photo: Type.Optional(CoverPhoto),
};

/** A room class of a property; `RoomClassCode` names the message. */
export const roomClass = {
  RoomClassId: Id,
  RoomClassCode: Type.String(),
  MaxAdults: Type.Integer(),
  /** Children under 3 who sleep in cots do not count. */
  MaxGuests: Type.Integer(),
  /** A villa's number of bedrooms; null for a hotel's room. */
  Bedrooms: Nullable(Type.Integer()),
};
export const mealsPlan = { MealsPlanId: Id, MealsPlanCode };

/** A property of the catalogue. */
export const Hotel = Strict({
  ...propertyFacts,
  RoomClasses: Type.Array(Strict(roomClass)),
  MealsPlans: Type.Array(Strict(mealsPlan)),
  /** The cheapest room for two per night, on the days of the default search, free or not. */
  FromPerNight: MinorUnits,
  CurrencyCode: USD,
  CheckInHour: Hour,
  CheckOutHour: Hour,
  /** Street and number, and the phone, of a hotel; null for a villa, whose contact comes with the paid booking. */
  Street: Nullable(Type.String()),
  Phone: Nullable(Type.String()),
  ConfirmsInstantly: Type.Boolean(),
});
export type Hotel = Static<typeof Hotel>;

/** A room class as its property's page shows it. `SquareMetres` and `Beds` if known (LODGE-17). */
const HotelRoom = Strict({
  ...roomClass,
  /** How many children under 3 it has cots for; further ones need a bed. (LODGE-31) */
  Cots: Type.Integer(),
  /** How many guests the price is for; each further one costs extra. */
  CoversGuests: Type.Integer(),
  Photo: Type.Optional(CoverPhoto),
  SquareMetres: Nullable(Type.Integer()),
  Beds: Type.Array(Strict({ Kind: Type.Enum(bedKinds), Count: Type.Integer() })),
  /** From the fewest meals to the most, each with the price for two per night on the days of the default search. */
  Plans: Type.Array(Strict({ ...mealsPlan, FromPerNight: MinorUnits })),
  /** Child rates by age, in per cent of a guest's share; absent: the default of LODGE-5. (OPS-73) */
  ChildRates: Type.Optional(
    Type.Array(Strict({ FromAge: Type.Integer(), ToAge: Type.Integer(), Percent: Type.Integer() })),
  ),
});
export type HotelRoom = Static<typeof HotelRoom>;

/** Something near a property, in whole kilometres and minutes by road. (LODGE-18, ROAD-1) */
const NearPlace = Strict({
  Kind: Type.Enum(nearKinds),
  Id,
  Name: Type.String(),
  /** The zone in which it lies; for a zone its own id. */
  TouristZoneId: Id,
  Kilometres: Type.Integer(),
  Minutes: Type.Integer(),
});
export type NearPlace = Static<typeof NearPlace>;

/** Everything on a property's page that does not depend on the searched dates. (LODGE-16) */
export const HotelDetail = Strict({
  ...Hotel.properties,
  /** The days that its prices are for: those of the default search. */
  PricedFor: Strict({ CheckIn: Day, CheckOut: Day }),
  /** A description of it in each language; null if nobody has written one. (LODGE-35) */
  About: Strict({ en: Nullable(Type.String()), es: Nullable(Type.String()) }),
  Rooms: Type.Array(HotelRoom),
  Near: Type.Array(NearPlace),
  Similar: Type.Array(Hotel),
});
export type HotelDetail = Static<typeof HotelDetail>;

export const HotelService = Strict({ Id, Code: Type.Enum(serviceCodes) });
export type HotelService = Static<typeof HotelService>;
