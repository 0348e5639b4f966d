import Type, { type Static } from "typebox";
import { Day, Id, Line, Strict, USD } from "../../shared/schemas";
import { acceptedPolicies, bookingCall } from "../plan/booking.schemas";
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS } from "./lodging.rules";
import { LodgingRooms } from "./lodging.schemas";

/** The offer as a client chooses it. A price is not among its fields. */
export const LodgingOfferChoice = Strict({
  HotelId: Id,
  RoomClassId: Id,
  MealsPlanId: Id,
  CheckIn: Day,
  CheckOut: Day,
  Rooms: LodgingRooms,
  CurrencyCode: USD,
});
export type LodgingOfferChoice = Static<typeof LodgingOfferChoice>;

export const FormTraveler = Strict({
  CountryId: Id,
  FirstName: Line(80),
  LastName: Line(80),
  Passport: Line(20),
});
export type FormTraveler = Static<typeof FormTraveler>;

export const LodgingBookForm = Strict({
  /** Room by room, in each the adults, then the children as their ages are listed; the first is the main one, an adult. */
  travelers: Type.Array(FormTraveler, { minItems: 1, maxItems: MOST_ROOMS * (MOST_ADULTS + MOST_CHILDREN) }),
  /** For the house: a late arrival, a cot. */
  Requests: Type.Optional(Line(300, 0)),
  ...acceptedPolicies,
});
export type LodgingBookForm = Static<typeof LodgingBookForm>;

export const LodgingBookingRequest = Strict({
  Offer: LodgingOfferChoice,
  BookForm: LodgingBookForm,
  ...bookingCall,
});
export type LodgingBookingRequest = Static<typeof LodgingBookingRequest>;

export const LodgingBookingCreated = Strict({ BookingId: Id, TravelPlanId: Id });
export type LodgingBookingCreated = Static<typeof LodgingBookingCreated>;
