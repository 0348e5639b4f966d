import Type, { type Static } from "typebox";
import { Day, Hour, Id, InstantMs, Line, MinorUnits, Nullable, PriceLine, Strict, Uuid } from "../../shared/schemas";
import { BookedRoom } from "../plan/plan.schemas";
import { buildings, cancelPolicyNames, mealsPlanCodes, serviceCodes } from "./lodging.enumerations";
import { MOST_ADULTS, MOST_CHILD_AGE, MOST_CHILDREN, MOST_ROOMS } from "./lodging.rules";

const AnyId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const USD = Type.Literal("USD");
const Building = Type.Enum(buildings);
const MealsPlanCode = Type.Enum(mealsPlanCodes);

/** A room as it is asked for (specification section 3): `room` counts from 1, an age in whole years for every child. */
export const LodgingRoom = Strict({
  room: Type.Integer({ minimum: 1, maximum: MOST_ROOMS }),
  adultsAmount: Type.Integer({ minimum: 1, maximum: MOST_ADULTS }),
  childrenAmount: Type.Integer({ minimum: 0, maximum: MOST_CHILDREN }),
  childrenAgeList: Type.Array(Type.Integer({ minimum: 0, maximum: MOST_CHILD_AGE }), { maxItems: MOST_CHILDREN }),
});
export type LodgingRoom = Static<typeof LodgingRoom>;

const Rooms = Type.Array(LodgingRoom, { minItems: 1, maxItems: MOST_ROOMS });

/** Lodging search data of specification section 3. 0 or missing means any. */
export const LodgingSearch = Strict({
  CheckIn: Day,
  CheckOut: Day,
  Rooms,
  Currency: USD,
  SiteId: Type.Integer(),
  IdUserCountry: AnyId,
  TouristZoneId: Type.Optional(AnyId),
  Hotel: Type.Optional(AnyId),
  CategoryId: Type.Optional(AnyId),
  RoomClassId: Type.Optional(AnyId),
  MealsPlanId: Type.Optional(AnyId),
  HotelLocation: Type.Optional(AnyId),
  HotelChain: Type.Optional(AnyId),
  HotelCountry: Type.Optional(AnyId),
  /** Of `PerNight`, minor units, both ends included; 0 as MaxPrice means without limit. */
  MinPrice: Type.Optional(AnyId),
  MaxPrice: Type.Optional(AnyId),
  IgnoreReservePeriod: Type.Optional(Type.Boolean()),
  /** Only the cheapest offer of each hotel. */
  OneOfferPerHotel: Type.Optional(Type.Boolean()),
  IdTourOperator: Type.Optional(AnyId),
});
export type LodgingSearch = Static<typeof LodgingSearch>;

/** What a house is, wherever it is shown. */
const house = {
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
const roomClass = {
  RoomClassId: Id,
  RoomClassCode: Type.String(),
  MaxAdults: Type.Integer(),
  /** Without children under 3, who sleep in cots. */
  MaxGuests: Type.Integer(),
  /** A villa's bedrooms; null for a hotel's room. */
  Bedrooms: Nullable(Type.Integer()),
};
const mealsPlan = { MealsPlanId: Id, MealsPlanCode };

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

/** Rooms of one class with one meal plan for a stay. Amounts in minor units. */
export const LodgingOffer = Strict({
  ...house,
  ...roomClass,
  ...mealsPlan,
  CheckIn: Day,
  CheckInHour: Hour,
  CheckOut: Day,
  CheckOutHour: Hour,
  Nights: Type.Integer(),
  CurrencyCode: USD,
  /** Paid now, for the whole stay and all rooms. */
  Price: MinorUnits,
  /** The mean of a room and night. */
  PerNight: MinorUnits,
  /** Of all rooms; the codes name messages `price.<Code>`. */
  PriceLines: Type.Array(PriceLine),
  /** Lodging is paid in full online. */
  PayInCuba: MinorUnits,
  /** Rooms of this class that are still free on every night. */
  RoomsLeft: Type.Integer(),
  ConfirmsInstantly: Type.Boolean(),
  /** Until when cancelling is free of charge, epoch ms; in the past for a stay that begins soon. */
  FreeCancellationUntil: InstantMs,
});
export type LodgingOffer = Static<typeof LodgingOffer>;

const Count = Strict({ Id, Count: Type.Integer() });
const NamedCount = Strict({ Id, Name: Type.String(), Count: Type.Integer() });

/** How many houses (all offers: offers) each choice of a filter would leave, the other filters as they are. */
export const LodgingFacets = Strict({
  Zones: Type.Array(NamedCount),
  Categories: Type.Array(Count),
  RoomClasses: Type.Array(Count),
  MealsPlans: Type.Array(Count),
  Locations: Type.Array(Count),
  Chains: Type.Array(NamedCount),
  /** The range of `PerNight` with the other filters as they are; zeros without an offer. */
  Lowest: MinorUnits,
  Highest: MinorUnits,
});
export type LodgingFacets = Static<typeof LodgingFacets>;

/** A house on the map, with its cheapest price; all pages' houses. */
export const LodgingPin = Strict({
  HotelId: Id,
  HotelName: Type.String(),
  TouristZoneId: Id,
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  PerNight: MinorUnits,
});
export type LodgingPin = Static<typeof LodgingPin>;

export const LodgingOfferPage = Strict({
  Offers: Type.Array(LodgingOffer),
  Total: Type.Integer(),
  /** From 0. */
  Page: Type.Integer(),
  PageSize: Type.Integer(),
  Facets: LodgingFacets,
  Pins: Type.Array(LodgingPin),
});
export type LodgingOfferPage = Static<typeof LodgingOfferPage>;

/** Which offer is looked at: its house, class and plan, and the stay. */
export const LodgingOfferQuestion = Strict({
  ...LodgingSearch.properties,
  Hotel: Id,
  RoomClassId: Id,
  MealsPlanId: Id,
});
export type LodgingOfferQuestion = Static<typeof LodgingOfferQuestion>;

/**
 * What cancelling costs in a span of time, epoch ms: from the beginning (`From` null) up to the no-show (`Until` null).
 * Codes of specification section 3: RF nothing, NP a number of nights, NB a percentage, PA an amount, NC everything.
 */
export const CancellationTerm = Strict({
  Code: Type.Enum(cancelPolicyNames),
  From: Nullable(InstantMs),
  Until: Nullable(InstantMs),
  /** What is kept of this offer's price, minor units. */
  Fee: MinorUnits,
});
export type CancellationTerm = Static<typeof CancellationTerm>;

/** A room of an offer with what it costs and who sleeps in it: adults first, then the children as their ages are listed. */
export const OfferRoom = Strict({
  ...BookedRoom.properties,
  Price: MinorUnits,
  PerNight: MinorUnits,
  PriceLines: Type.Array(PriceLine),
});
export type OfferRoom = Static<typeof OfferRoom>;

/** Another class or plan of the same house for the same stay. `RoomsLeft` 0: sold out, or too small for the guests. */
export const LodgingChoice = Strict({
  ...roomClass,
  ...mealsPlan,
  Price: MinorUnits,
  PerNight: MinorUnits,
  RoomsLeft: Type.Integer(),
  Fits: Type.Boolean(),
});
export type LodgingChoice = Static<typeof LodgingChoice>;

/** One selected offer with all that its page shows. */
export const LodgingOfferDetail = Strict({
  ...LodgingOffer.properties,
  Rooms: Type.Array(OfferRoom),
  /** How many travellers the booking form names: everybody in every room. */
  TravelersAmount: Type.Integer(),
  CancellationTerms: Type.Array(CancellationTerm),
  Phone: Nullable(Type.String()),
  Choices: Type.Array(LodgingChoice),
});
export type LodgingOfferDetail = Static<typeof LodgingOfferDetail>;

/** The offer as a client chooses it. A price is not among its fields. */
export const LodgingOfferChoice = Strict({
  HotelId: Id,
  RoomClassId: Id,
  MealsPlanId: Id,
  CheckIn: Day,
  CheckOut: Day,
  Rooms,
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
  AcceptPrivacy: Type.Literal(true),
  AcceptTerms: Type.Literal(true),
  AcceptCancellation: Type.Literal(true),
});
export type LodgingBookForm = Static<typeof LodgingBookForm>;

export const LodgingBookingRequest = Strict({
  Offer: LodgingOfferChoice,
  BookForm: LodgingBookForm,
  ClientId: Id,
  SiteId: Type.Integer(),
  Book: Type.Literal(true),
  /** One per intent to book: a repeated request answers with the same booking. */
  RequestKey: Uuid,
});
export type LodgingBookingRequest = Static<typeof LodgingBookingRequest>;

export const LodgingBookingCreated = Strict({ BookingId: Id, TravelPlanId: Id });
export type LodgingBookingCreated = Static<typeof LodgingBookingCreated>;

/** A tourist zone ("polo"); active when it has a house or a rental office. */
export const TouristicZone = Strict({
  Id,
  Code: Type.String(),
  Name: Type.String(),
  ProvinceId: Id,
  ProvinceName: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  /** How many houses it has. */
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
});

/** A zone's page: its houses come from getActiveHotelsByPolo. The text about it is the message `zone.about.<Code>`. */
export const TouristicZoneDetail = Strict({ ...TouristicZone.properties, Offices: Type.Array(RentalOffice) });
export type TouristicZoneDetail = Static<typeof TouristicZoneDetail>;

/** A province's page: its houses are those of its zones. */
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

export const HotelService = Strict({ Id, Code: Type.Enum(serviceCodes) });
export type HotelService = Static<typeof HotelService>;

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

const SceneHour = Type.Union([Type.Literal("dawn"), Type.Literal("day"), Type.Literal("dusk"), Type.Literal("night")]);

/**
 * A picture: an operator's photograph (`Url`, with its size in pixels) or, where there is none, what the browser draws
 * (`Scene`: the zone at an hour, with a house in front where `Building` is one). One of both is null.
 */
export const Photo = Strict({
  Id: Type.String(),
  Url: Nullable(Type.String()),
  Width: Nullable(Type.Integer()),
  Height: Nullable(Type.Integer()),
  Scene: Nullable(
    Strict({
      ZoneCode: Type.String(),
      ZoneName: Type.String(),
      Hour: SceneHour,
      Building: Nullable(Building),
      Variant: Type.Integer(),
    }),
  ),
});
export type Photo = Static<typeof Photo>;
