import Type, { type Static } from "typebox";
import { CoverPhoto } from "../../features/photos/photos.schemas";
import { Day, Id, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";
import { CarOffice, FirstStay, Named, Zone } from "./car.schemas";

/** A car class; its name is the catalogue's code (`ECO-M`), whose words are messages. */
const carClass = {
  ClassId: Id,
  ClassName: Type.String(),
  TransmissionId: Type.Integer(),
  Seats: Type.Integer(),
  Bags: Type.Integer(),
};

/**
 * Per day, for the rental that a search there begins with (CAR-60), including the waiver. Availability is not checked.
 */
const fromPrice = { FromPerDay: MinorUnits, CurrencyCode: USD };

const terms = {
  /** Included kilometres a day; null: unlimited. */
  KmLimit: Nullable(Type.Integer()),
  MinLicenceYears: Type.Integer(),
  /** A deposit that the rental desk holds and gives back. */
  Deposit: MinorUnits,
};
const Companies = Type.Array(Strict({ ...Named.properties, ConfirmsInstantly: Type.Boolean() }));

/** A model that is rented out in a zone, for the page of saved items. (LODGE-24) */
export const RentedCar = Strict({
  ...carClass,
  ...fromPrice,
  ...terms,
  ModelId: Id,
  ModelName: Type.String(),
  Photo: Type.Optional(CoverPhoto),
  /** The rental that the price is for; a search begins with these days. */
  ...FirstStay.properties,
  Zone,
  Companies,
});
export type RentedCar = Static<typeof RentedCar>;

/** A car class in a zone: its facts, the companies that offer it there, and alternatives. (CAR-23) */
export const ClassInZone = Strict({
  ...carClass,
  ...fromPrice,
  /** Of the first model in the class that has one. (PHOTO-6) */
  Photo: Type.Optional(CoverPhoto),
  /** The rental that the prices are for, and the last day of the season in which it begins: Havana dates. */
  ...FirstStay.properties,
  PriceUntil: Day,
  ...terms,
  Zone: Strict({ ...Zone.properties, ProvinceName: Type.String() }),
  Offices: Type.Array(CarOffice),
  Companies,
  Models: Type.Array(Named),
  /** The other classes, from the smallest car to the largest. */
  OtherClasses: Type.Array(Strict({ ...carClass, ...fromPrice, Photo: Type.Optional(CoverPhoto) })),
  /** The zones where this class is rented out too. */
  Elsewhere: Type.Array(Zone),
});
export type ClassInZone = Static<typeof ClassInZone>;
