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

/** What is free for a trip from a day on: the car, and a room in each place. Null: nothing is free. (TRIP-1) */
export const TripProposal = Strict({
  TripId: Id,
  Start: Day,
  End: Day,
  Adults: Type.Integer(),
  Car: Nullable(CarOffer),
  Stays: Type.Array(Strict({ ...Stop.properties, CheckIn: Day, CheckOut: Day, Offer: Nullable(LodgingOffer) })),
});
export type TripProposal = Static<typeof TripProposal>;
