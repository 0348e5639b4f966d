import { Route } from "react-router";
import type {
  HotelStay,
  LodgingChoice,
  LodgingOffer,
  LodgingOfferDetail,
  LodgingOfferPage,
} from "../../../src/products/lodging/lodging.schemas";
import type { Hotel, HotelDetail } from "../../../src/products/lodging/property.schemas";
import LodgingBookPage from "../../../src/products/lodging/web/book/LodgingBookPage";
import HotelPage from "../../../src/products/lodging/web/property/HotelPage";
import LodgingSearchPage from "../../../src/products/lodging/web/search/LodgingSearchPage";
import { ana, authOf, openPages } from "./pageTestBed";
import { answer, on } from "./wireTestBed";

const pages = (
  <>
    <Route path="/search-lodging" element={<LodgingSearchPage />} />
    <Route path="/hotel-details/:hotelId" element={<HotelPage />} />
    <Route path="/book-lodging" element={<LodgingBookPage />} />
    <Route path="/book-lodging/:polo/:name/:hotelId/:classId/:planId" element={<LodgingBookPage />} />
  </>
);

/** Opens the pages of a lodging booking; `client` signs one in. */
export function openLodgingPage(path: string, { client = 0 } = {}) {
  return openPages(pages, path, client ? authOf({ ...ana, clientId: client }) : undefined);
}

export const anOffer: LodgingOffer = {
  HotelId: 3,
  HotelName: "Meliá Habana",
  Kind: "hotel",
  Building: "grandHotel",
  CategoryId: 5,
  Stars: 5,
  ChainId: 2,
  ChainName: "Meliá",
  LocationId: 1,
  TouristZoneId: 2,
  TouristZoneCode: "LHA",
  TouristZoneName: "La Habana",
  ProvinceId: 3,
  ProvinceName: "La Habana",
  Latitude: 23.124,
  Longitude: -82.424,
  RoomClassId: 1,
  RoomClassCode: "Standard",
  MaxAdults: 3,
  MaxGuests: 4,
  Bedrooms: null,
  MealsPlanId: 3,
  MealsPlanCode: "CP",
  CheckIn: "2126-01-10",
  CheckInHour: "1500",
  CheckOut: "2126-01-13",
  CheckOutHour: "1200",
  Nights: 3,
  CurrencyCode: "USD",
  Price: 60_000,
  PerNight: 20_000,
  PriceLines: [{ Code: "room", Amount: 60_000, Facts: { count: 1, nights: 3, perNight: 20_000 } }],
  PayInCuba: 0,
  RoomsLeft: 2,
  ConfirmsInstantly: false,
  FreeCancellationUntil: Date.parse("2126-01-03T20:00Z"),
};

const nobody = { Age: null, Traveler: null };

export const aDetail: LodgingOfferDetail = {
  ...anOffer,
  Rooms: [
    {
      room: 1,
      adultsAmount: 2,
      childrenAmount: 1,
      childrenAgeList: [7],
      Guests: [nobody, nobody, { Age: 7, Traveler: null }],
      Price: 60_000,
      PerNight: 20_000,
      PriceLines: anOffer.PriceLines,
    },
  ],
  TravelersAmount: 3,
  Travelers: [0, 1, 2].map((index) => ({
    Country: null,
    Name: null,
    LastName: null,
    Passport: null,
    IsMainUser: index === 0,
  })),
  CancellationTerms: [
    {
      Code: "RF",
      From: null,
      Until: Date.parse("2126-01-03T20:00Z"),
      Fee: 0,
    },
    {
      Code: "NP",
      From: Date.parse("2126-01-03T20:00Z"),
      Until: Date.parse("2126-01-10T20:00Z"),
      Fee: 20_000,
    },
  ],
};

const standard = {
  RoomClassId: 1,
  RoomClassCode: "Standard",
  MaxAdults: 3,
  MaxGuests: 4,
  Bedrooms: null,
};
const suite = { RoomClassId: 3, RoomClassCode: "Suite", MaxAdults: 4, MaxGuests: 5, Bedrooms: null };
const breakfast = { MealsPlanId: 3, MealsPlanCode: "CP" } as const;
const halfBoard = { MealsPlanId: 2, MealsPlanCode: "MAP" } as const;

/** A property as lists show it. */
export const anHotel: Hotel = {
  HotelId: 3,
  HotelName: "Meliá Habana",
  Kind: "hotel",
  Building: "grandHotel",
  CategoryId: 5,
  Stars: 5,
  ChainId: 2,
  ChainName: "Meliá",
  LocationId: 1,
  TouristZoneId: 2,
  TouristZoneCode: "LHA",
  TouristZoneName: "La Habana",
  ProvinceId: 3,
  ProvinceName: "La Habana",
  Latitude: 23.124,
  Longitude: -82.424,
  RoomClasses: [standard, suite],
  MealsPlans: [breakfast, halfBoard],
  FromPerNight: 19_000,
  CurrencyCode: "USD",
  CheckInHour: "1500",
  CheckOutHour: "1200",
  Street: null,
  Phone: null,
  ConfirmsInstantly: true,
};

/** A property for its own page. */
export const aHotel: HotelDetail = {
  ...anHotel,
  Rooms: [
    {
      ...standard,
      Cots: 2,
      CoversGuests: 2,
      SquareMetres: 29,
      Beds: [{ Kind: "double", Count: 2 }],
      Plans: [
        { ...breakfast, FromPerNight: 19_000 },
        { ...halfBoard, FromPerNight: 23_000 },
      ],
    },
    {
      ...suite,
      Cots: 0,
      CoversGuests: 2,
      SquareMetres: null,
      Beds: [],
      Plans: [{ ...breakfast, FromPerNight: 31_000 }],
    },
  ],
  Near: [
    { Kind: "office", Id: 4, Name: "Hotel Comodoro", TouristZoneId: 2, Kilometres: 1 },
    { Kind: "airport", Id: 1, Name: "Aeropuerto José Martí T3", TouristZoneId: 2, Kilometres: 14 },
    { Kind: "zone", Id: 1, Name: "Playas del Este", TouristZoneId: 1, Kilometres: 23 },
  ],
  Similar: [{ ...anHotel, HotelId: 2, HotelName: "Meliá Cohiba", FromPerNight: 21_000 }],
};

const choice = (part: object): LodgingChoice => ({
  ...standard,
  ...breakfast,
  Price: 60_000,
  PerNight: 20_000,
  RoomsLeft: 2,
  Fits: true,
  ...part,
});

/** The prices of its rooms from 10 to 13 January 2126. */
export const aStay: HotelStay = {
  CheckIn: "2126-01-10",
  CheckOut: "2126-01-13",
  Nights: 3,
  CurrencyCode: "USD",
  ConfirmsInstantly: true,
  FreeCancellationUntil: Date.parse("2126-01-03T20:00Z"),
  Choices: [choice({}), choice({ ...halfBoard, Price: 72_000, PerNight: 24_000 }), choice({ ...suite, RoomsLeft: 0 })],
  Cheapest: {
    ...standard,
    ...breakfast,
    Price: 60_000,
    PerNight: 20_000,
    CancellationTerms: aDetail.CancellationTerms,
  },
  NearestFree: [],
};

export const aPage: LodgingOfferPage = {
  Offers: [anOffer],
  Total: 21,
  Page: 0,
  PageSize: 10,
  Facets: {
    Zones: [{ Id: 2, Name: "La Habana", Count: 12 }],
    Categories: [
      { Id: 4, Count: 6 },
      { Id: 5, Count: 9 },
    ],
    RoomClasses: [],
    MealsPlans: [{ Id: 5, Count: 4 }],
    Locations: [],
    Chains: [{ Id: 2, Name: "Meliá", Count: 3 }],
    Services: [{ Code: "pool", Count: 7 }],
    Lowest: 5_000,
    Highest: 30_000,
  },
  Pins: {
    HotelIds: [3, 9],
    HotelNames: ["Meliá Habana", "El Castillo"],
    Latitudes: [23.124, 20.346],
    Longitudes: [-82.424, -74.499],
    RoomClassCodes: ["Standard", "Standard"],
    Prices: [60_000, 24_000],
    PerNights: [20_000, 8_000],
  },
};

const choices = {
  Zones: [{ Id: 2, Code: "LHA", Name: "La Habana", ProvinceName: "La Habana" }],
  Categories: [3, 4, 5, 1],
  RoomClasses: [{ Id: 1, Code: "Standard" }],
  MealsPlans: [{ Id: 3, Code: "CP" }],
  Locations: [1, 2],
  Chains: [{ Id: 2, Name: "Meliá" }],
};
const countries = [
  { Id: 34, Iso: "CU", Name: "Cuba" },
  { Id: 40, Iso: "ES", Name: "Spain" },
];
const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: "1990-04-01", CountryId: 40 };
const scene = { ZoneCode: "LHA", ZoneName: "La Habana", Hour: "day", Building: "grandHotel", Variant: 3 };
const photo = (Id: string, part: object) => ({
  Id,
  Url: null,
  Width: null,
  Height: null,
  Scene: { ...scene, ...part },
});

/** Answers for all other calls of the pages. */
export const surroundings = [
  on("/api/information/policyEdition", () => answer({ Edition: "first" })),
  on("/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])),
  on("/api/products/minReservePeriod/*", () => answer({ Days: 0, Now: Date.now() })),
  on("/api/products/maxReservePeriod/*", () => answer({ Days: 36_500 })),
  on("/api/countries", () => answer(countries)),
  on("/api/travelPlans/activeTravelPlan/*", () => answer(null)),
  on("/api/travelPlans/paidTravelPlans/*", () => answer([])),
  on("/api/profile/*", () => answer(profile)),
  on("/api/lodgingBookings/choices/*", () => answer(choices)),
  on("/api/lodgingBookings/getActiveHotels/*", () => answer([])),
  on("/api/lodgingBookings/getActiveTouristicZone/*", () => answer([])),
  on("/api/lodgingBookings/getHotel/*", () => answer(aHotel)),
  on("/api/lodgingBookings/getHotelStay/*", () => answer(aStay)),
  on("/api/opinions/hotels", () => answer([])),
  on("/api/opinions/hotel/*", () => answer({ Count: 0, Tenths: 0, Subjects: [], Opinions: [], PageSize: 10 })),
  on("/api/lodgingBookings/services/*", () => answer([{ Id: 1, Code: "wifi" }])),
  on("/api/photos/hotelPhotos/*", () => answer([photo("1", {}), photo("2", { Hour: "night" })])),
  on("/api/lodgingBookings/getOffers/*", () => answer(aPage)),
  on("/api/lodgingBookings/getOffer/*", () => answer([aDetail])),
];
