import assert from "node:assert/strict";
import { at, dataOf, filled, inDays, type Known, matches, numberOf, type Step } from "./steps";

const couple = { room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] };

/** The default search: two weeks ahead, three nights, two adults (section 9). */
export const lodgingSearch = (known: Known) => ({
  TouristZoneId: 0,
  Hotel: 0,
  CategoryId: 0,
  RoomClassId: 0,
  MealsPlanId: 0,
  HotelLocation: 0,
  HotelChain: 0,
  HotelCountry: 34,
  MinPrice: 0,
  MaxPrice: 0,
  Rooms: [couple],
  CheckIn: inDays(known, 14),
  CheckOut: inDays(known, 17),
  IgnoreReservePeriod: false,
  OneOfferPerHotel: true,
  SiteId: 11,
  IdTourOperator: 0,
  IdUserCountry: 167,
  Currency: "USD",
});

const people = [
  { Country: 167, Name: "Ana", LastName: "Rivera Soto", Passport: "X12345678", IsMainUser: true },
  { Country: 167, Name: "Luis", LastName: "Rivera", Passport: "X87654321", IsMainUser: false },
];

/** A lodging booking as in section 3: the travelers are in the form, in the rooms and in the offer. */
function lodgingBooking(known: Known) {
  const { stayOffer: offer, clientId } = known;
  return {
    Offer: {
      HotelId: at(offer, "HotelId"),
      RoomClassId: at(offer, "RoomClassId"),
      MealsPlanId: at(offer, "MealsPlanId"),
      CurrencyCode: "USD",
      CheckIn: inDays(known, 14),
      CheckOut: inDays(known, 17),
      Rooms: [{ ...couple, Guests: people.map((Traveler) => ({ Traveler })) }],
      Travelers: people,
    },
    BookForm: {
      travelers: people.map(({ Country, Name, LastName, Passport }) => ({
        CountryId: Country,
        FirstName: Name,
        LastName,
        Passport,
      })),
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId: clientId,
    SiteId: 11,
    Book: true,
  };
}

const read = (call: string, path: string, holds: Step["holds"]): Step => ({
  call: `GET ${call}`,
  asks: () => ({ as: "nobody", path }),
  holds,
});
const notEmpty: Step["holds"] = (answer) => void filled(dataOf(answer));

/** Searching a stay and booking it. */
export const lodgingCalls: Step[] = [
  read(
    "/api/lodgingBookings/getActiveTouristicZone/{country}",
    "/api/lodgingBookings/getActiveTouristicZone/34",
    notEmpty,
  ),
  read("/api/lodgingBookings/getTouristicZone/{id}", "/api/lodgingBookings/getTouristicZone/2", (answer) =>
    matches(dataOf(answer), { Id: 2 }),
  ),
  read("/api/lodgingBookings/getProvince/{id}", "/api/lodgingBookings/getProvince/1", (answer) =>
    matches(dataOf(answer), { Id: 1 }),
  ),
  read("/api/lodgingBookings/getActiveHotels/{country}", "/api/lodgingBookings/getActiveHotels/34", notEmpty),
  read("/api/lodgingBookings/getActiveHotelsByPolo/{id}", "/api/lodgingBookings/getActiveHotelsByPolo/2", notEmpty),
  {
    call: "POST /api/lodgingBookings/getOffers/{field}/{order}/{language}/{page}/{pageSize}",
    asks: (known) => ({
      as: "nobody",
      path: "/api/lodgingBookings/getOffers/Price/0/en/0/10",
      body: lodgingSearch(known),
    }),
    holds: (answer, known) => {
      const offers = filled(at(dataOf(answer), "Offers"));
      known.stayOffer = offers[0];
      assert.ok(offers.length <= 10);
    },
  },
  {
    call: "POST /api/lodgingBookings/getOffer/{lang}",
    why: "the offer has as many travelers as it is for, nobody named yet",
    asks: (known) => ({
      as: "nobody",
      path: "/api/lodgingBookings/getOffer/en",
      body: {
        ...lodgingSearch(known),
        Hotel: at(known.stayOffer, "HotelId"),
        RoomClassId: at(known.stayOffer, "RoomClassId"),
        MealsPlanId: at(known.stayOffer, "MealsPlanId"),
      },
    }),
    holds: (answer, known) => {
      const [offer] = filled(dataOf(answer));
      matches(offer, { HotelId: at(known.stayOffer, "HotelId"), TravelersAmount: 2 });
    },
  },
  read(
    "/api/lodgingBookings/getHomeOffers/{siteId}/{countryId}/{language}",
    "/api/lodgingBookings/getHomeOffers/11/34/2",
    notEmpty,
  ),
  {
    call: "POST /api/lodgingBookings/createBooking",
    asks: (known) => ({ path: "/api/lodgingBookings/createBooking", body: lodgingBooking(known) }),
    holds: (answer, known) => {
      known.stayId = numberOf(at(dataOf(answer), "BookingId"));
      matches(dataOf(answer), { TravelPlanId: known.planId });
    },
  },
  {
    call: "GET /api/lodgingBookings/getBooking/{id}",
    asks: ({ stayId }) => ({ path: `/api/lodgingBookings/getBooking/${stayId}` }),
    holds: (answer, { stayId }) => {
      const booking = dataOf(answer);
      matches(booking, { BookingId: stayId, ProductType: 4 });
      assert.deepEqual(at(booking, "Details", "Travelers"), people);
      assert.deepEqual(at(booking, "Details", "Rooms", 0, "Guests", 0, "Traveler"), people[0]);
    },
  },
  read(
    "/api/lodgingBookings/getTouristicZonesForHome/{siteId}",
    "/api/lodgingBookings/getTouristicZonesForHome/11",
    notEmpty,
  ),
  read("/api/lodgingBookings/services/{id}", "/api/lodgingBookings/services/1", notEmpty),
  read("/api/photos/hotelPhotos/{id}", "/api/photos/hotelPhotos/1", notEmpty),
  read("/api/photos/poloPhotos/{id}", "/api/photos/poloPhotos/2", notEmpty),
  read("/api/photos/provincePhotos/{id}", "/api/photos/provincePhotos/1", notEmpty),
];
