import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app/server/app";
import { clients } from "../../../src/features/account/server/account.tables";
import { issueToken } from "../../../src/platform/server/auth/authentication";
import { movableClock } from "../../../src/platform/server/clock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import type { LodgingBookingRequest } from "../../../src/products/lodging/book/booking.schemas";
import type { LodgingOffer, LodgingRoom, LodgingSearch } from "../../../src/products/lodging/lodging.schemas";
import { bearerOf } from "../../testApp";
import { testConfig } from "../../testDatabase";

/** Saturday, 21 November 2026, 12:00 in Havana. */
export const NOON = Date.parse("2026-11-21T17:00:00Z");

/** A server on a database, with its clock at `NOON`. */
export async function lodgingHost(opened: OpenDatabase): Promise<FastifyInstance> {
  const clock = await movableClock(opened.db, () => NOON);
  return buildApp({ config: testConfig(), db: opened.db, clock });
}

export type Answer<Data> = {
  status: number;
  data: Data;
  code: string;
  errors: { Field: string; Code: string; Message: string }[];
};

/** Calls as a client, or as a visitor (`clientId` 0). */
export function caller(app: FastifyInstance, clientId = 0, language = "en", role: "client" | "staff" = "client") {
  const token = clientId === 0 ? null : issueToken(app, bearerOf(clientId, role), NOON);
  return async <Data>(method: "GET" | "POST", url: string, payload?: object): Promise<Answer<Data>> => {
    const response = await app.inject({
      method,
      url,
      headers: { "accept-language": language, ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
    const { Data, ResultCode, Errors = [] } = response.json();
    return { status: response.statusCode, data: Data, code: ResultCode, errors: Errors };
  };
}

export const double: LodgingRoom = { room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] };

/** The default search: two weeks ahead, three nights, two adults, the cheapest offer of each property. */
export const search: LodgingSearch = {
  CheckIn: "2026-12-05",
  CheckOut: "2026-12-08",
  Rooms: [double],
  Currency: "USD",
  SiteId: 11,
  IdUserCountry: 0,
  OneOfferPerHotel: true,
};

export const SEARCH = "/api/lodgingBookings/getOffers/Price/0/en/0/100";
export const OFFER = "/api/lodgingBookings/getOffer/en";
export const BOOK = "/api/lodgingBookings/createBooking";

let requests = 0;

/** A request to book an offer for so many people, with a key of its own. */
export function bookingOf(
  { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut }: LodgingOffer,
  ClientId: number,
  rooms: LodgingRoom[] = [double],
): LodgingBookingRequest {
  requests += 1;
  const people = rooms.reduce((all, { adultsAmount, childrenAmount }) => all + adultsAmount + childrenAmount, 0);
  return {
    Offer: { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms: rooms, CurrencyCode: "USD" },
    BookForm: {
      travelers: Array.from({ length: people }, (_traveler, index) => ({
        CountryId: 167,
        FirstName: `Ana ${"ABCDEFGH"[index]}`,
        LastName: "Rivera",
        Passport: `x100${index}`,
      })),
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId,
    SiteId: 11,
    Book: true,
    RequestKey: `00000000-0000-4000-8000-${String(requests).padStart(12, "0")}`,
  };
}

/** Creates clients; resolves to their ids. */
export async function peopleIn({ db }: Pick<OpenDatabase, "db">, count: number, name = "guest"): Promise<number[]> {
  const rows = Array.from({ length: count }, (_row, index) => ({
    email: `${name}${index}@example.com`,
    passwordHash: "",
    firstName: "Ana",
    lastName: "Rivera",
    createdAt: NOON,
  }));
  return (await db.insert(clients).values(rows).returning({ id: clients.id })).map(({ id }) => id);
}
