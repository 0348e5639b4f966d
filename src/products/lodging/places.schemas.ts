import Type, { type Static } from "typebox";
import { ShownPhoto } from "../../features/photos/photos.schemas";
import { OfficeOpening } from "../../shared/officeOpening.schemas";
import { Id, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";
import { drawnParts } from "./drawnParts";
import { bedKinds } from "./lodging.enumerations";
import { Building, Hotel } from "./property.schemas";

/** A tourist zone ("polo"); active if it has a property or a rental office. */
export const TouristicZone = Strict({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  ProvinceId: Id,
  ProvinceName: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  /** The number of its properties. */
  Hotels: Type.Integer(),
  HasCars: Type.Boolean(),
});
export type TouristicZone = Static<typeof TouristicZone>;

const RentalOffice = Strict({
  Id,
  Name: Type.String(),
  Airport: Type.Boolean(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  /** Absent for an office that is always open. (OPS-98) */
  Opening: Type.Optional(OfficeOpening),
});

/**
 * A zone's page; its properties come from getActiveHotelsByPolo. Its description is the message `zone.about.<Code>`.
 */
export const TouristicZoneDetail = Strict({
  ...TouristicZone.properties,
  Offices: Type.Array(RentalOffice),
  /** The car classes that are rented out there; `Name` is the code. */
  CarClasses: Type.Array(Strict({ Id, Name: Type.String() })),
});
export type TouristicZoneDetail = Static<typeof TouristicZoneDetail>;

/** A province's page: its properties are those of its zones. */
export const Province = Strict({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  Zones: Type.Array(TouristicZone),
  Hotels: Type.Array(Hotel),
});
export type Province = Static<typeof Province>;

/** A zone as the home page shows it: with its cheapest room for two per night, minor units. */
export const HomeZone = Strict({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  Hotels: Type.Integer(),
  FromPerNight: MinorUnits,
  CurrencyCode: USD,
});
export type HomeZone = Static<typeof HomeZone>;

const SceneHour = Type.Union([Type.Literal("dawn"), Type.Literal("day"), Type.Literal("dusk"), Type.Literal("night")]);

/**
 * A picture: an operator's photograph (`Url`, its size in pixels, and `Photo` with its other details), or else what the
 * browser draws (`Scene`: the zone at an hour, with a property in front if `Building` is set, or a part of that property
 * or one of its rooms). One of the two is null.
 */
export const Photo = Strict({
  Id: Type.String(),
  Url: Nullable(Type.String()),
  Width: Nullable(Type.Integer()),
  Height: Nullable(Type.Integer()),
  Photo: Type.Optional(ShownPhoto),
  Scene: Nullable(
    Strict({
      ZoneCode: Type.String(),
      ZoneName: Type.String(),
      Hour: SceneHour,
      Building: Nullable(Building),
      Variant: Type.Integer(),
      /** A part of the property instead of its front, from its services; absent: the front, or the zone. */
      Part: Type.Optional(Type.Enum(drawnParts)),
      /** One of its rooms: its class, its beds, and a balcony instead of a window. */
      Room: Type.Optional(
        Strict({
          RoomClassId: Id,
          Beds: Type.Array(Strict({ Kind: Type.Enum(bedKinds), Count: Type.Integer() })),
          Balcony: Type.Boolean(),
        }),
      ),
      /** The property's area, which is behind it; null: its zone. */
      Area: Nullable(Type.String()),
      AtSea: Type.Boolean(),
    }),
  ),
});
export type Photo = Static<typeof Photo>;
