import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import {
  AnyId,
  AskedCurrency,
  Day,
  FirstName,
  foundPage,
  Hour,
  Id,
  InstantMs,
  LastName,
  MinorUnits,
  Needed,
  NoTourOperator,
  Nullable,
  NumberLine,
  PriceLine,
  SiteId,
  Strict,
  USD,
  wayOnFound,
} from "../../shared/schemas";
import { BookedRoom } from "./bookedLodging.schemas";
import { cancelPolicyNames, lodgingLeftOut, serviceCodes } from "./lodging.enumerations";
import { MOST_ADULTS, MOST_CHILD_AGE, MOST_CHILDREN, MOST_ROOMS } from "./lodging.rules";
import { MealsPlanCode, mealsPlan, propertyFacts, roomClass } from "./property.schemas";

/** A requested room (LODGE-4): `room` counts from 1; ages in whole years, one for every child. */
export const LodgingRoom = Strict({
  room: Type.Integer({ minimum: 1, maximum: MOST_ROOMS }),
  adultsAmount: Type.Integer({ minimum: 1, maximum: MOST_ADULTS }),
  childrenAmount: Type.Integer({ minimum: 0, maximum: MOST_CHILDREN }),
  childrenAgeList: Type.Array(Type.Integer({ minimum: 0, maximum: MOST_CHILD_AGE }), { maxItems: MOST_CHILDREN }),
});
export type LodgingRoom = Static<typeof LodgingRoom>;

/** The rooms of a stay, as requested. */
export const LodgingRooms = Type.Array(LodgingRoom, { minItems: 1, maxItems: MOST_ROOMS });

/** A part of the map in degrees, its edges included; east of `West`, north of `South`. */
export const MapArea = Strict({
  North: Type.Number({ minimum: -90, maximum: 90 }),
  East: Type.Number({ minimum: -180, maximum: 180 }),
  South: Type.Number({ minimum: -90, maximum: 90 }),
  West: Type.Number({ minimum: -180, maximum: 180 }),
});
export type MapArea = Static<typeof MapArea>;

const AnyOf = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 50 }));

/** Filters with several choices, any of which matches; named like those with a single choice. (CAR-22) */
export const LodgingAnyOf = Strict({
  TouristZoneId: AnyOf,
  CategoryId: AnyOf,
  RoomClassId: AnyOf,
  MealsPlanId: AnyOf,
  HotelLocation: AnyOf,
  HotelChain: AnyOf,
});
export type LodgingAnyOf = Static<typeof LodgingAnyOf>;

/** Lodging search data of LODGE-3. 0 or missing means any. */
export const LodgingSearch = Strict({
  CheckIn: Day,
  CheckOut: Day,
  Rooms: LodgingRooms,
  Currency: AskedCurrency,
  SiteId,
  IdUserCountry: AnyId,
  TouristZoneId: Type.Optional(AnyId),
  Hotel: Type.Optional(AnyId),
  CategoryId: Type.Optional(AnyId),
  RoomClassId: Type.Optional(AnyId),
  MealsPlanId: Type.Optional(AnyId),
  HotelLocation: Type.Optional(AnyId),
  HotelChain: Type.Optional(AnyId),
  HotelCountry: Type.Optional(AnyId),
  /** Besides the filters above: several choices of each. Not in the specification. (CAR-22) */
  AnyOf: Type.Optional(LodgingAnyOf),
  /** Only properties with all these services. Not in the specification. (CAR-22) */
  Services: Type.Optional(Type.Array(Type.Enum(serviceCodes), { maxItems: serviceCodes.length, uniqueItems: true })),
  /** Only properties in this area; null: anywhere. Not in the specification. (LODGE-28) */
  Area: Type.Optional(Nullable(MapArea)),
  /** Limits of `PerNight`, minor units, both included; MaxPrice 0 means no limit. */
  MinPrice: Type.Optional(AnyId),
  MaxPrice: Type.Optional(AnyId),
  IgnoreReservePeriod: Type.Optional(Type.Boolean()),
  /** Only the cheapest offer of each hotel. */
  OneOfferPerHotel: Type.Optional(Type.Boolean()),
  IdTourOperator: Type.Optional(NoTourOperator),
  /** In the recommended order, whichever field the path names. Not in the specification. (LODGE-22) */
  Recommended: Type.Optional(Type.Boolean()),
  /** If nothing is found: suggest searches that find something; if little: nearby places. Not in the specification. (LODGE-23) */
  WithWaysOn: Type.Optional(Type.Boolean()),
  /** All properties found, for a map. Not in the specification. (LODGE-29) */
  WithPins: Type.Optional(Type.Boolean()),
});
export type LodgingSearch = Static<typeof LodgingSearch>;

/** Rooms of one class with one meal plan for a stay. Amounts in minor units. */
export const LodgingOffer = Strict({
  ...propertyFacts,
  ...roomClass,
  ...mealsPlan,
  CheckIn: Day,
  CheckInHour: Hour,
  CheckOut: Day,
  CheckOutHour: Hour,
  Nights: Type.Integer(),
  CurrencyCode: USD,
  /** Paid online, for the whole stay and all rooms. */
  Price: MinorUnits,
  /** The mean price per room and night. */
  PerNight: MinorUnits,
  /** Of all rooms; the codes name messages `price.<Code>`. */
  PriceLines: Type.Array(PriceLine),
  /** 0: lodging is paid in full online. */
  PayInCuba: MinorUnits,
  /** Rooms of this class that are still free on every night, counted up to 4, or to one more than requested. */
  RoomsLeft: Type.Integer(),
  ConfirmsInstantly: Type.Boolean(),
  /** Until when cancelling is free, epoch ms; in the past for a stay that begins soon. */
  FreeCancellationUntil: Nullable(InstantMs),
});
export type LodgingOffer = Static<typeof LodgingOffer>;

const Count = Strict({ Id, Count: Type.Integer() });
const NamedCount = Strict({ Id, Name: Type.String(), Count: Type.Integer() });

/** For each choice of a filter, how many properties (or offers) it would leave with the other filters unchanged. */
export const LodgingFacets = Strict({
  Zones: Type.Array(NamedCount),
  Categories: Type.Array(Count),
  RoomClasses: Type.Array(Count),
  MealsPlans: Type.Array(Count),
  Locations: Type.Array(Count),
  Chains: Type.Array(NamedCount),
  /** The counts of properties that have the other chosen services too; in the order of `serviceCodes`. */
  Services: Type.Array(Strict({ Code: Type.Enum(serviceCodes), Count: Type.Integer() })),
  /** The range of `PerNight` with the other filters unchanged; zeros if there are no offers. */
  Lowest: MinorUnits,
  Highest: MinorUnits,
});
export type LodgingFacets = Static<typeof LodgingFacets>;

/**
 * The properties of all pages on the map, each with its cheapest price: one array per fact, in the same order. Prices
 * are for the whole stay, as on the cards of the list. (LODGE-29)
 */
export const LodgingPins = Strict({
  HotelIds: Type.Array(Id),
  HotelNames: Type.Array(Type.String()),
  Latitudes: Type.Array(Type.Number()),
  Longitudes: Type.Array(Type.Number()),
  RoomClassCodes: Type.Array(Type.String()),
  Prices: Type.Array(MinorUnits),
  PerNights: Type.Array(MinorUnits),
});
export type LodgingPins = Static<typeof LodgingPins>;

/** Another search that finds more: the same except for these fields. (LODGE-23) */
export const LodgingWayOn = Strict({
  Without: Type.Array(Type.Enum(lodgingLeftOut)),
  CheckIn: Day,
  CheckOut: Day,
  /** 0: all of Cuba, as in the original search. */
  TouristZoneId: AnyId,
  ...wayOnFound,
});
export type LodgingWayOn = Static<typeof LodgingWayOn>;

export const LodgingOfferPage = Strict({
  ...foundPage,
  Offers: Type.Array(LodgingOffer),
  Facets: LodgingFacets,
  Pins: Type.Optional(LodgingPins),
  WaysOn: Type.Optional(Type.Array(LodgingWayOn)),
});
export type LodgingOfferPage = Static<typeof LodgingOfferPage>;

/** Identifies an offer: property, class, plan and stay. */
export const LodgingOfferQuestion = Strict({
  ...LodgingSearch.properties,
  Hotel: Id,
  RoomClassId: Id,
  MealsPlanId: Id,
});
export type LodgingOfferQuestion = Static<typeof LodgingOfferQuestion>;

/**
 * The cost of cancelling in a period, epoch ms: from the beginning (`From` null) up to the no-show (`Until` null).
 * Codes of REFUND-1: RF nothing, NP a number of nights, NB a percentage, PA an amount, NC everything.
 */
export const CancellationTerm = Strict({
  Code: Type.Enum(cancelPolicyNames),
  From: Nullable(InstantMs),
  Until: Nullable(InstantMs),
  /** The amount kept of this offer's price, minor units. */
  Fee: MinorUnits,
});
export type CancellationTerm = Static<typeof CancellationTerm>;

/**
 * A room of an offer with what it costs and who sleeps in it: adults first, then the children as their ages are listed.
 */
export const OfferRoom = Strict({
  ...BookedRoom.properties,
  Price: MinorUnits,
  PerNight: MinorUnits,
  PriceLines: Type.Array(PriceLine),
});
export type OfferRoom = Static<typeof OfferRoom>;

/** Rooms of a class with a meal plan for a stay. `RoomsLeft` as in an offer, 0: sold out; not `Fits`: too small for the guests. */
export const LodgingChoice = Strict({
  ...roomClass,
  ...mealsPlan,
  Price: MinorUnits,
  PerNight: MinorUnits,
  RoomsLeft: Type.Integer(),
  Fits: Type.Boolean(),
});
export type LodgingChoice = Static<typeof LodgingChoice>;

/** A stay in one property, to get the prices of its rooms. */
export const HotelStayQuestion = Type.Pick(LodgingOfferQuestion, [
  ...(["Hotel", "CheckIn", "CheckOut", "Rooms", "Currency", "SiteId", "IdUserCountry", "IgnoreReservePeriod"] as const),
]);
export type HotelStayQuestion = Static<typeof HotelStayQuestion>;

/** The same number of nights on other days, with the total of the cheapest room for these guests. */
const FreeStay = Strict({ CheckIn: Day, CheckOut: Day, Price: MinorUnits });

/**
 * The price of every room of a property for a stay and, if none is free, the nearest days with a free one. (LODGE-19)
 */
export const HotelStay = Strict({
  CheckIn: Day,
  CheckOut: Day,
  Nights: Type.Integer(),
  CurrencyCode: USD,
  Choices: Type.Array(LodgingChoice),
  ConfirmsInstantly: Type.Boolean(),
  FreeCancellationUntil: Nullable(InstantMs),
  /** The cheapest available room; null if there is none. */
  Cheapest: Nullable(
    Strict({
      ...roomClass,
      ...mealsPlan,
      Price: MinorUnits,
      PerNight: MinorUnits,
      CancellationTerms: Type.Array(CancellationTerm),
    }),
  ),
  NearestFree: Type.Array(FreeStay),
});
export type HotelStay = Static<typeof HotelStay>;

/** A traveler of an offer, like a booking's `Traveler`; null fields while nobody is named. (LODGE-11) */
export const OfferTraveler = Strict({
  Country: Nullable(Id),
  Name: Nullable(FirstName),
  LastName: Nullable(LastName),
  Passport: Nullable(Needed(NumberLine(LONGEST.passportNumber), "passportRequired")),
  /** True for the first one; the field may be omitted. */
  IsMainUser: Type.Optional(Type.Boolean()),
});
export type OfferTraveler = Static<typeof OfferTraveler>;

/** One selected offer with all that its page shows. */
export const LodgingOfferDetail = Strict({
  ...LodgingOffer.properties,
  Rooms: Type.Array(OfferRoom),
  /** How many travelers the booking form names: everybody in every room. */
  TravelersAmount: Type.Integer(),
  /** One for each, not named yet. */
  Travelers: Type.Array(OfferTraveler),
  CancellationTerms: Type.Array(CancellationTerm),
});
export type LodgingOfferDetail = Static<typeof LodgingOfferDetail>;

/** What the search form offers; ids of lodging.enumerations.ts, in the order they are shown. */
export const LodgingChoices = Strict({
  Zones: Type.Array(Strict({ Id, Code: Type.String(), Name: Type.String(), ProvinceName: Type.String() })),
  Categories: Type.Array(Id),
  RoomClasses: Type.Array(Strict({ Id, Code: Type.String() })),
  MealsPlans: Type.Array(Strict({ Id, Code: MealsPlanCode })),
  Locations: Type.Array(Id),
  Chains: Type.Array(Strict({ Id, Name: Type.String() })),
});
export type LodgingChoices = Static<typeof LodgingChoices>;
