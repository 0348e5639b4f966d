import Type, { type Static } from "typebox";
import { CarOffer } from "../../products/car/car.schemas";
import { LodgingOffer } from "../../products/lodging/lodging.schemas";
import { Day, Id, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";

const Stop = Strict({ ZoneId: Id, ZoneCode: Type.String(), ZoneName: Type.String(), Nights: Type.Integer() });

/** A trip on the home page: for two, from its first available day. */
export const FrontTrip = Strict({
  TripId: Id,
  Start: Day,
  Stops: Type.Array(Stop),
  /** The total of car and stays, paid online and in Cuba. */
  Total: MinorUnits,
  CurrencyCode: USD,
});
export type FrontTrip = Static<typeof FrontTrip>;

/** The drive from one place of a trip to the next, by the table of roads; the last one leads back to the first. (ROAD-1) */
const Drive = Strict({
  FromZoneId: Id,
  ToZoneId: Id,
  FromName: Type.String(),
  ToName: Type.String(),
  Kilometres: Type.Integer(),
  Minutes: Type.Integer(),
  /** Towns with gas stations on the way. */
  FuelStops: Type.Array(Type.String()),
  /** The way on the map. */
  Points: Type.Array(Strict({ Latitude: Type.Number(), Longitude: Type.Number() })),
});
export type Drive = Static<typeof Drive>;

/** What is free for a trip from a day on: the car, and a room in each place. Null: nothing is free. (TRIP-1) */
export const TripProposal = Strict({
  TripId: Id,
  Start: Day,
  End: Day,
  Adults: Type.Integer(),
  Car: Nullable(CarOffer),
  Stays: Type.Array(Strict({ ...Stop.properties, CheckIn: Day, CheckOut: Day, Offer: Nullable(LodgingOffer) })),
  Drives: Type.Array(Drive),
});
export type TripProposal = Static<typeof TripProposal>;
