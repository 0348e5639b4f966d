import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app/server/app";
import { issueToken } from "../../../src/platform/server/auth/authentication";
import { movableClock } from "../../../src/platform/server/clock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import type { CarBookingRequest, CarOffer, CarSearch } from "../../../src/products/car/car.schemas";
import type { Clock, Instant } from "../../../src/shared/instant";
import type { StaffRole } from "../../../src/shared/staffRole";
import { bearerOf } from "../../testApp";
import { testConfig } from "../../testDatabase";

/** Saturday, 21 November 2026, 12:00 in Havana. */
export const NOON = Date.parse("2026-11-21T17:00:00Z");

/** A server on a database, with its clock at `at`. */
export async function carHost(opened: OpenDatabase, at: Clock = () => NOON): Promise<FastifyInstance> {
  const clock = await movableClock(opened.db, at);
  return buildApp({ config: testConfig(), db: opened.db, clock });
}

type Answer<Data> = {
  status: number;
  data: Data;
  code: string;
  errors: { Field: string; Code: string; Message: string }[];
};

/** The headers of a client's call at an instant. */
export function headersOf(app: FastifyInstance, clientId: number, at: Instant = NOON): { authorization: string } {
  return { authorization: `Bearer ${issueToken(app, bearerOf(clientId, "client"), at)}` };
}

/** Calls as a client, or as a visitor (`clientId` 0). */
export function caller(
  app: FastifyInstance,
  clientId = 0,
  role: "client" | "staff" | StaffRole = "client",
  at: Instant = NOON,
) {
  const token = clientId === 0 ? null : issueToken(app, bearerOf(clientId, role), at);
  return async <Data>(method: "GET" | "POST", url: string, payload?: unknown): Promise<Answer<Data>> => {
    const response = await app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload !== undefined && { payload: JSON.parse(JSON.stringify(payload)) }),
    });
    const { Data, ResultCode, Errors = [] } = response.json();
    return { status: response.statusCode, data: Data, code: ResultCode, errors: Errors };
  };
}

/** A search a week ahead, for three days, in La Habana. */
export const search: CarSearch = {
  IdZone: 2,
  PickUp: "2026-11-28",
  DropOff: "2026-12-01",
  StartHour: "0900",
  EndHour: "0900",
  Currency: "USD",
  SiteId: 11,
  IdUserCountry: 0,
  CountryId: 34,
  LanguageCode: "en",
};

export const SEARCH = "/api/carBookings/getOffers/Price/0/en/0/20";
export const BOOK = "/api/carBookings/en";

let requests = 0;

/** A request to book an offer, with its own key. */
export function bookingOf(offer: CarOffer, clientId: number): CarBookingRequest {
  requests += 1;
  return {
    CarOffer: {
      PickUp: offer.PickUp,
      DropOff: offer.DropOff,
      StartHour: offer.StartHour,
      EndHour: offer.EndHour,
      SiteCode: 11,
      CurrencyCode: "USD",
      AgencyId: offer.PickUpOffice.Id,
      DropOffAgencyId: offer.DropOffOffice.Id,
      UserCountryId: 167,
      ClassId: offer.ClassId,
      TransmissionId: offer.TransmissionId,
      RentalCompanyId: offer.SupplierId,
      SupplierId: offer.SupplierId,
      ModelId: offer.ModelId,
      ZoneId: offer.ZoneId,
    },
    BookForm: {
      Driver: {
        FirstName: "Ana",
        LastName: "Rivera Soto",
        BirthDate: "1988-05-17",
        CountryId: 167,
        Passport: "X1234567",
        PassportExpires: "2030-01-01",
        LicenseNumber: "D-998877",
        LicenseCountryId: 167,
        LicenseIssued: "2010-01-01",
        LicenseExpires: "2029-01-01",
      },
      ExtraDrivers: 0,
      ChildSeats: 0,
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId: clientId,
    SiteId: 11,
    Book: true,
    RequestKey: `00000000-0000-4000-8000-${String(requests).padStart(12, "0")}`,
  };
}
