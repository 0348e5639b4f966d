import Type, { type Static } from "typebox";
import { acceptedPolicies, bookingCall, bookingCreated } from "../../../features/plan/bookings/booking.schemas";
import { changeCall } from "../../../features/plan/change/change.schemas";
import { LONGEST } from "../../../shared/longest";
import {
  AskedCurrency,
  Day,
  FirstName,
  Id,
  LastName,
  Nullable,
  NumberLine,
  PrintableLine,
  Strict,
} from "../../../shared/schemas";
import { LONGEST_REQUESTS, MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS } from "../lodging.rules";
import { LodgingRoom, OfferTraveler } from "../lodging.schemas";

/** A chosen room; it may name its guests. */
const ChosenRoom = Strict({
  ...LodgingRoom.properties,
  Guests: Type.Optional(
    Type.Array(
      Strict({
        Age: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 150 }))),
        Traveler: Nullable(OfferTraveler),
      }),
      { maxItems: MOST_ADULTS + MOST_CHILDREN },
    ),
  ),
});

const MOST_TRAVELERS = MOST_ROOMS * (MOST_ADULTS + MOST_CHILDREN);

/** The client's chosen offer. Its price is a separate field. */
export const LodgingOfferChoice = Strict({
  HotelId: Id,
  RoomClassId: Id,
  MealsPlanId: Id,
  CheckIn: Day,
  CheckOut: Day,
  Rooms: Type.Array(ChosenRoom, { minItems: 1, maxItems: MOST_ROOMS }),
  /** The travelers, if the form does not name them (LODGE-10). */
  Travelers: Type.Optional(Type.Array(OfferTraveler, { maxItems: MOST_TRAVELERS })),
  CurrencyCode: AskedCurrency,
});
export type LodgingOfferChoice = Static<typeof LodgingOfferChoice>;

/** A guest: a name is enough. Our form asks for no passport, because the client's own is given once. (LODGE-10) */
export const FormTraveler = Strict({
  CountryId: Type.Optional(Id),
  FirstName,
  LastName,
  Passport: Type.Optional(NumberLine(LONGEST.passportNumber)),
  /** If absent, it is not checked against the stay. (DOC-3) */
  PassportExpires: Type.Optional(Day),
});
export type FormTraveler = Static<typeof FormTraveler>;

export const LodgingBookForm = Strict({
  /**
   * Room by room, in each the adults, then the children as their ages are listed; the first is the main one, an adult.
   */
  travelers: Type.Array(FormTraveler, { maxItems: MOST_TRAVELERS }),
  /** For the property, such as a late arrival or a cot. */
  Requests: Type.Optional(PrintableLine(LONGEST_REQUESTS, 0)),
  ...acceptedPolicies,
});
export type LodgingBookForm = Static<typeof LodgingBookForm>;

export const LodgingBookingRequest = Strict({
  Offer: LodgingOfferChoice,
  BookForm: LodgingBookForm,
  ...bookingCall,
  ...changeCall,
});
export type LodgingBookingRequest = Static<typeof LodgingBookingRequest>;

/** The changed booking of a stay, as far as its price depends on it. Not in the specification. (PLAN-40) */
export const LodgingChangeQuestion = Strict(LodgingOfferChoice.properties);
export type LodgingChangeQuestion = Static<typeof LodgingChangeQuestion>;

export const LodgingBookingCreated = Strict(bookingCreated);
export type LodgingBookingCreated = Static<typeof LodgingBookingCreated>;
