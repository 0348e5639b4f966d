import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { ProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { Booking } from "../../plan/plan.schemas";
import { type BookingService, POLICIES_VERSION, requestHash } from "../../plan/server/booking.service";
import { actorOf, type PlanService } from "../../plan/server/plan.service";
import { driverErrorCode, driverProblems } from "../car.driver-form";
import { stayInstants } from "../car.rules";
import type { CarBookForm, CarBookingCreated, CarBookingRequest, Driver } from "../car.schemas";
import { bookedOffer } from "./bookedOffer";
import { requireStay, stayOf } from "./car.problems";
import { insertCarBooking, knownCountries } from "./car.repository";
import { loadCatalogue } from "./catalogue.repository";
import { takeUnit } from "./units";

export type CarParts = {
  plans: PlanService;
  bookings: BookingService;
  /** A fresh reference of a supplier that confirms at once. */
  newReference: () => string;
  /** Told of the driver's papers, before the plan's checks are made: what was typed once need not be typed again. */
  rememberDriver: (tx: Tx, clientId: number, driver: Driver) => Promise<void>;
};

export type CarService = ReturnType<typeof carService>;

/** Booking cars (PLAN-4, CAR-1, CAR-2, WIRE-5). */
export function carService({ db, now }: Pick<Services, "db" | "now">, parts: CarParts) {
  const { plans, bookings, newReference, rememberDriver } = parts;

  /**
   * Books a car for a client. The server prices; the offer, the stay and the driver are checked anew, and the unit is
   * reserved in the transaction that adds the booking to the plan. Throws `car.*`, `invalid` with the fields to blame,
   * `plan.sameKeyOtherRequest` and `checkout.refused`.
   */
  async function book(caller: Caller, request: CarBookingRequest): Promise<CarBookingCreated> {
    requireOwner(caller, request.ClientId);
    const { CarOffer: choice, BookForm: form, ClientId: clientId, RequestKey: requestKey } = request;
    const asked = { clientId, requestKey, requestHash: requestHash([choice, form]) };
    const earlier = await bookings.repeated(db, asked);
    if (earlier) return created(earlier);
    const catalogue = await loadCatalogue(db);
    const stay = stayOf(choice);
    requireStay(stay, now(), catalogue.reserve, "CarOffer.");
    const { offer, places } = await bookedOffer(db, catalogue, choice, form);
    await requireDriver(form, choice);
    const { payNow, payInCuba, ...price } = offer.price;
    const period = stayInstants(stay);
    const booking = {
      ...asked,
      ...period,
      productType: ProductType.CarRent,
      supplierId: offer.supplier.id,
      payNow,
      payInCuba,
      price: {
        priceLines: price.priceLines,
        inCubaLines: price.inCubaLines,
        deposit: price.deposit,
        freeCancellationUntil: price.freeCancellationUntil,
        days: price.days,
      },
    };
    const offices = { pickUpOfficeId: places.pickUpOffice.id, dropOffOfficeId: places.dropOffOffice.id };
    return db.transaction(async (tx) =>
      created(
        await bookings.add(tx, booking, actorOf(caller), {
          hold: async (bookingId) => {
            const offered = { zoneId: choice.ZoneId, supplierId: choice.SupplierId, modelId: choice.ModelId };
            const unitId = await takeUnit(tx, bookingId, offered, period);
            await insertCarBooking(tx, { bookingId, unitId, modelId: choice.ModelId, ...offices, ...driverRow(form) });
            await rememberDriver(tx, clientId, form.Driver);
          },
          confirmed: offer.supplier.confirmsInstantly ? newReference : null,
        }),
      ),
    );
  }

  /** Who may drive, with papers that last; the fields to blame are named as in the body. */
  async function requireDriver(form: CarBookForm, choice: CarBookingRequest["CarOffer"]): Promise<void> {
    const problems = driverProblems(form.Driver, stayOf(choice), havanaDate(now()));
    const { CountryId, LicenseCountryId } = form.Driver;
    const known = await knownCountries(db, [CountryId, LicenseCountryId]);
    if (!known.has(CountryId)) problems.push({ field: "CountryId", code: "country" });
    if (!known.has(LicenseCountryId)) problems.push({ field: "LicenseCountryId", code: "country" });
    if (problems.length === 0) return;
    const fields = problems.map(({ field, code }) => ({ Field: `BookForm.Driver.${field}`, Code: code }));
    throw new Problem(driverErrorCode(problems), {}, fields);
  }

  /** A booking of a car, for its client and staff. */
  async function booking(caller: Caller, id: number): Promise<Booking> {
    const found = await plans.booking(caller, id);
    if (found.ProductType !== ProductType.CarRent) throw new Problem("notFound");
    return found;
  }

  return { book, booking };
}

const created = ({ bookingId, planId }: { bookingId: number; planId: number }): CarBookingCreated => ({
  BookingId: bookingId,
  TravelPlanId: planId,
});

function driverRow({ Driver: driver, ExtraDrivers, ChildSeats, FlightNumber }: CarBookForm) {
  return {
    driverFirstName: driver.FirstName.trim(),
    driverLastName: driver.LastName.trim(),
    driverBirthDate: driver.BirthDate,
    driverCountryId: driver.CountryId,
    passportNumber: driver.Passport.trim(),
    passportExpiresOn: driver.PassportExpires,
    licenceNumber: driver.LicenseNumber.trim(),
    licenceCountryId: driver.LicenseCountryId,
    licenceIssuedOn: driver.LicenseIssued,
    licenceExpiresOn: driver.LicenseExpires,
    policiesVersion: POLICIES_VERSION,
    extras: { extraDrivers: ExtraDrivers, childSeats: ChildSeats, flightNumber: FlightNumber?.trim() || null },
  };
}
