import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { planContract } from "../../src/features/plan/plan.contract";
import type { Booking } from "../../src/features/plan/plan.schemas";
import { offeredPrice, shownPrice } from "../../src/features/plan/price/bookedPrice";
import { carContract } from "../../src/products/car/car.contract";
import type { CarOffer } from "../../src/products/car/car.schemas";
import { DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID, SITE_ID, USA_COUNTRY_ID } from "../../src/shared/constants";
import { addDays, havanaDate } from "../../src/shared/havana";
import type { People } from "./people";
import { LICENCE_YEARS } from "./planModel";

/** A company that confirms by hand, not instantly. */
const SUPPLIER = 1;
const MODEL = 1;
/** The number of days of each of these rentals. */
export const DAYS = 3;
/** The days from one rental to the next, because a change may make one longer. */
const APART = 6;
let stays = 0;

/** The client books a car that waits for its confirmation, on other days than all other plans of these tests. */
export function bookCar(people: People): Promise<LightMyRequestResponse> {
  stays += 1;
  return book(people, addDays(havanaDate(people.test.now()), 25 + (stays % 27) * APART), DAYS);
}

/** The client requests a change of a booked car to so many days from the same day on. (PLAN-42) */
export async function changeCar(people: People, replaces: number, days: number): Promise<LightMyRequestResponse> {
  const booked: Booking = (await people.call(planContract.getBooking, { id: replaces, lang: "en" })).json().Data;
  return book(people, havanaDate(booked.StartsAt), days, replaces);
}

async function book(
  { call, clientId, test }: People,
  PickUp: string,
  days: number,
  Replaces?: number,
): Promise<LightMyRequestResponse> {
  const today = havanaDate(test.now());
  const offer = await offerOn({ call }, PickUp, days);
  return call(
    carContract.createCarBooking,
    { lang: "en" },
    {
      CarOffer: choiceOf(offer),
      BookForm: {
        Driver: {
          FirstName: "Ana",
          LastName: "Rivera Soto",
          BirthDate: "1988-05-17",
          CountryId: USA_COUNTRY_ID,
          Passport: "X1234567",
          PassportExpires: addDays(today, 3_000),
          LicenseNumber: "D998877",
          LicenseCountryId: USA_COUNTRY_ID,
          LicenseIssued: addDays(today, -3_000),
          LicenseExpires: addDays(today, 1_500),
        },
        ExtraDrivers: 0,
        ChildSeats: 0,
        AcceptPrivacy: true,
        AcceptTerms: true,
        AcceptCancellation: true,
      },
      ClientId: clientId,
      SiteId: SITE_ID,
      Book: true,
      RequestKey: randomUUID(),
      Replaces,
      ...shownPrice(offeredPrice(offer)),
    },
  );
}

async function offerOn({ call }: Pick<People, "call">, PickUp: string, days: number): Promise<CarOffer> {
  const { zoneId, startHour, endHour, currency } = DEFAULT_CAR_SEARCH;
  const question = {
    IdZone: zoneId,
    PickUp,
    DropOff: addDays(PickUp, days),
    StartHour: startHour,
    EndHour: endHour,
    Currency: currency,
    SiteId: SITE_ID,
    IdUserCountry: USA_COUNTRY_ID,
    CountryId: DEFAULT_COUNTRY_ID,
    LanguageCode: "en",
    IdSupplier: SUPPLIER,
    IdModel: MODEL,
  };
  const answer = await call(carContract.getCarOffer, { lang: "en" }, question);
  const [offer]: CarOffer[] = answer.json().Data;
  if (!offer || offer.ConfirmsInstantly || offer.MinLicenceYears !== LICENCE_YEARS) {
    throw new Error("the catalogue has no such car on these days");
  }
  return offer;
}

function choiceOf(offer: CarOffer) {
  const { PickUp, DropOff, StartHour, EndHour, CurrencyCode, ClassId, TransmissionId, SupplierId, ModelId, ZoneId } =
    offer;
  return {
    PickUp,
    DropOff,
    StartHour,
    EndHour,
    CurrencyCode,
    ClassId,
    TransmissionId,
    SupplierId,
    ModelId,
    ZoneId,
    SiteCode: SITE_ID,
    AgencyId: offer.PickUpOffice.Id,
    DropOffAgencyId: offer.DropOffOffice.Id,
    UserCountryId: USA_COUNTRY_ID,
    RentalCompanyId: SupplierId,
  };
}
