import Type, { type Static } from "typebox";
import { Day, Id, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";
import { CoverPhoto } from "../photos/photos.schemas";
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
 * Per day, for a rental on the days that a search there begins with (CAR-60); whether a car is free then is not asked. The damage waiver is
 * included.
 */
const fromPrice = { FromPerDay: MinorUnits, CurrencyCode: USD };

const terms = {
  /** Included kilometres a day; null: without limit. */
  KmLimit: Nullable(Type.Integer()),
  MinLicenceYears: Type.Integer(),
  /** Held at the desk and given back. */
  Deposit: MinorUnits,
};
const Companies = Type.Array(Strict({ ...Named.properties, ConfirmsInstantly: Type.Boolean() }));

/** A model that is rented out in a zone, for the page of what is saved. (LODGE-24) */
export const RentedCar = Strict({
  ...carClass,
  ...fromPrice,
  ...terms,
  ModelId: Id,
  ModelName: Type.String(),
  Photo: Type.Optional(CoverPhoto),
  /** The rental that the price is for, and that a search for it begins with. */
  ...FirstStay.properties,
  Zone,
  Companies,
});
export type RentedCar = Static<typeof RentedCar>;

/** A car class in a zone: what it is, who rents it out there, and what else there is. (CAR-23) */
export const ClassInZone = Strict({
  ...carClass,
  ...fromPrice,
  /** Of the first of its models that has one. (PHOTO-6) */
  Photo: Type.Optional(CoverPhoto),
  /** The rental that the prices are for, and the last day of the season that it begins in: Havana's days. */
  ...FirstStay.properties,
  PriceUntil: Day,
  ...terms,
  Zone: Strict({ ...Zone.properties, ProvinceName: Type.String() }),
  Offices: Type.Array(CarOffice),
  Companies,
  Models: Type.Array(Named),
  /** From the smallest car to the largest, this one left out. */
  OtherClasses: Type.Array(Strict({ ...carClass, ...fromPrice, Photo: Type.Optional(CoverPhoto) })),
  /** The zones where this class is rented out too. */
  Elsewhere: Type.Array(Zone),
});
export type ClassInZone = Static<typeof ClassInZone>;
