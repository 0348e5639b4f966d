import type { CountryChecks } from "../../../features/account/server/countries";
import type { CarDriver } from "../../../features/documents/documents.rules";
import type { RememberDriver } from "../../../features/documents/server/driverDocuments";
import type { ChangeQuote } from "../../../features/plan/change/change.schemas";
import type { Booking } from "../../../features/plan/plan.schemas";
import { statedPrice } from "../../../features/plan/price/bookedPrice";
import { type BookingService, bookingCreated } from "../../../features/plan/server/bookings/booking.service";
import { requestHash } from "../../../features/plan/server/bookings/requestHash";
import { Refused } from "../../../features/plan/server/checkout/lockedPlan";
import { actorOf, type PlanService } from "../../../features/plan/server/plan.service";
import type { ServedPerson } from "../../../features/plan/service/sameService.rules";
import { type Caller, requireClient } from "../../../platform/server/http/caller";
import { inParallel } from "../../../platform/server/inParallel";
import { type FieldProblem, Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { ProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import {
  type DriverProblem,
  driverErrorCode,
  driverProblems,
  isSamePerson,
  missingOfPassport,
  namingProblems,
  type PapersOf,
  passportOf,
} from "../book/car.driver-form";
import { type CarCatalogue, zonesOf } from "../car.catalogue";
import { stayInstants } from "../car.rules";
import type {
  CarBookForm,
  CarBookingCreated,
  CarBookingRequest,
  CarChangeQuestion,
  Driver,
  NamedDriver,
  WholeCarChoice,
} from "../carBooking.schemas";
import type { CarPrice } from "../price/car.pricing";
import { hasUnits } from "./availability.repository";
import { namedInBooking } from "./booking/bookedCars.repository";
import { bookedOffer, wholeChoice } from "./booking/bookedOffer";
import { fitsChange, reserveForChange } from "./booking/changes";
import { insertNamedDrivers, type NamedDriverRow } from "./booking/drivers.repository";
import { reserveAnyUnit } from "./booking/units";
import { requireStay, stayOf } from "./car.problems";
import { insertCarBooking } from "./car.repository";
import { loadCatalogue, rowsOfPrice } from "./catalogue/catalogue.repository";

export type CarDeps = {
  plans: PlanService;
  bookings: BookingService;
  countries: CountryChecks;
  /** The offers on sale, at present prices. */
  catalogue: () => Promise<CarCatalogue>;
  /** A new reference for a supplier that confirms at once. */
  newReference: () => string;
  rememberDriver: RememberDriver;
};

export type CarService = ReturnType<typeof carService>;

/** Booking cars (PLAN-4, CAR-1, CAR-2, WIRE-5). */
export function carService({ db, now, log }: Pick<Services, "db" | "now" | "log">, deps: CarDeps) {
  const { plans, bookings, countries, catalogue, newReference, rememberDriver } = deps;

  /**
   * Books a car for a client. The server sets the price; the offer, the stay and the driver are checked anew, and the
   * unit is reserved in the transaction that adds the booking to the plan. Throws `car.*`, `invalid` with the wrong
   * fields, `plan.sameKeyOtherRequest`, `plan.bookedAlready`, `plan.priceChanged`, `plan.priceNotSeen`,
   * `plan.policiesChanged` and `checkout.refused`.
   */
  async function book(caller: Caller, request: CarBookingRequest): Promise<CarBookingCreated> {
    requireClient(caller, request.ClientId);
    const { BookForm: asked, ClientId: clientId, RequestKey: requestKey = null, Replaces: replaces } = request;
    const choice = wholeChoice(request.CarOffer);
    const keyedRequest = {
      clientId,
      requestKey,
      requestHash: requestHash([choice, asked, replaces, request.RefundTo].filter((part) => part !== undefined)),
    };
    const offered = { supplierId: choice.SupplierId, modelId: choice.ModelId };
    const [earlier, isInZone, known, accepted, namedBefore] = await inParallel(
      bookings.repeated(db, keyedRequest),
      hasUnits(db, choice.ZoneId, offered),
      catalogue(),
      bookings.policies(),
      replaces === undefined ? [] : namedInBooking(db, replaces, clientId),
    );
    if (earlier) return bookingCreated(earlier);
    const stay = stayOf(choice);
    requireStay(stay, now(), known.reserve, "CarOffer.");
    await countries.requireCountries({ "CarOffer.UserCountryId": choice.UserCountryId });
    const form = keepingNamed(asked, namedBefore);
    const { offer, places, priceIn } = bookedOffer(known, choice, form);
    if (!isInZone) throw new Problem("car.offerGone");
    const { driver, named } = await requireDrivers(form, choice, offer.carClass.minLicenceYears);
    const period = stayInstants(stay);
    const booking = {
      ...keyedRequest,
      ...period,
      productType: ProductType.CarRent,
      supplierId: offer.supplier.id,
      ...toBooked(offer.price),
    };
    const offices = { pickUpOfficeId: places.pickUpOffice.id, dropOffOfficeId: places.dropOffOffice.id };
    const booked = db.transaction(async (tx) =>
      bookingCreated(
        await bookings.add(tx, booking, actorOf(caller), {
          hold: async (bookingId, atOnce) => {
            const take = async () => {
              const rental = { ...period, ...zonesOf(places) };
              const unitId =
                replaces === undefined
                  ? await reserveAnyUnit(tx, known, bookingId, offered, rental)
                  : await reserveForChange(tx, known, { bookingId, replaces, atOnce }, offered, rental);
              const { modelId } = offered;
              await insertCarBooking(tx, { bookingId, unitId, modelId, ...offices, ...driverRow(form) });
              await insertNamedDrivers(tx, namedRows(bookingId, form));
            };
            const [, holder] = await inParallel(take(), rememberDrivers(tx, clientId, driver, named));
            // The client's own passport is asked for once, with the documents; staff review another driver's. (DOC-7)
            if (holder === "driver" && !driver.passport)
              throw wrongDrivers(missingOfPassport(form.Driver).map((problem) => ofDriver("Driver", problem)));
          },
          confirmed: offer.supplier.confirmsInstantly ? newReference : null,
          accepted,
          seen: request.PolicyEdition,
          replaces,
          refundTo: request.RefundTo,
          unlessBookedFor: request.UnlessBooked ? { placeId: null, people: [servedBy(form)] } : undefined,
          pricing: {
            shown: request,
            madeOf: rowsOfPrice(offer),
            priceAt: async (db, at) => {
              const price = priceIn(await loadCatalogue(db, at, { ever: true }));
              return price && statedPrice(toBooked(price));
            },
          },
        }),
      ),
    );
    return booked.catch(async (refused: unknown) => {
      if (awaitsDriver(refused)) await keepForReview(clientId, driver, named);
      throw refused;
    });
  }

  /**
   * The price of a booked car with other days, hours, offices or extras, for its client. Throws `car.*`, `invalid` with
   * the wrong fields, `notFound` and `checkout.refused`. (PLAN-40)
   */
  async function quoteChange(caller: Caller, replaces: number, change: CarChangeQuestion): Promise<ChangeQuote> {
    const choice = wholeChoice(change.CarOffer);
    const known = await catalogue();
    const stay = stayOf(choice);
    requireStay(stay, now(), known.reserve, "CarOffer.");
    const { offer, places } = bookedOffer(known, choice, change.BookForm);
    const period = stayInstants(stay);
    const changed = {
      ...period,
      ...toBooked(offer.price),
      productType: ProductType.CarRent,
      confirmsInstantly: offer.supplier.confirmsInstantly,
    };
    const offered = { supplierId: choice.SupplierId, modelId: choice.ModelId };
    return bookings.quoteChange(caller, replaces, changed, (tx, atOnce) =>
      fitsChange(tx, known, { replaces, atOnce }, offered, { ...period, ...zonesOf(places) }),
    );
  }

  /**
   * Checks that the driver and the named extra drivers may drive this car and have valid documents. Throws with the
   * wrong fields, named as in the body. (CAR-63)
   */
  async function requireDrivers(
    form: CarBookForm,
    choice: WholeCarChoice,
    minLicenceYears: number,
  ): Promise<{ driver: CarDriver; named: CarDriver[] }> {
    const known = await countries.known();
    const { pickUp, dropOff } = stayOf(choice);
    const check = (driver: Driver) => {
      const country = driver.CountryId === undefined ? undefined : known.get(driver.CountryId);
      const licenceCountry = known.get(driver.LicenseCountryId);
      // An unknown country is a problem of its field, reported with the others.
      const papers = { passportMonths: country?.passportMonths ?? 0, licenceIso: licenceCountry?.iso ?? "" };
      const problems = driverProblems(driver, { pickUp, dropOff, minLicenceYears }, papers, havanaDate(now()));
      if (driver.CountryId !== undefined && !country) problems.push({ field: "CountryId", code: "country" });
      if (!licenceCountry) problems.push({ field: "LicenseCountryId", code: "country" });
      return { driver: carDriver(driver, papers), problems };
    };
    const checked = check(form.Driver);
    const named = (form.NamedDrivers ?? []).map(check);
    const wrong = [
      ...checked.problems.map((problem) => ofDriver("Driver", problem)),
      ...named.flatMap(({ problems }, at) => problems.map((problem) => ofDriver(`NamedDrivers.${at}`, problem))),
      ...namingProblems(form).map(({ at, problem }) => ofDriver(`NamedDrivers.${at}`, problem)),
    ];
    if (wrong.length > 0) throw wrongDrivers(wrong);
    return { driver: checked.driver, named: named.map(({ driver }) => driver) };
  }

  /** Stores the documents of all who drive, and answers whose the driver's are. One by one: two may have the same. */
  async function rememberDrivers(
    tx: Tx,
    clientId: number,
    driver: CarDriver,
    named: readonly CarDriver[],
    limit?: Parameters<RememberDriver>[3],
  ) {
    const holder = await rememberDriver(tx, clientId, driver, limit);
    for (const one of named) await rememberDriver(tx, clientId, one, limit);
    return holder;
  }

  /**
   * Has staff check the documents of a refused change, so that it can be made after that; within a limit, because
   * nothing is booked. The refusal is returned whether this succeeds or not. (DOC-7)
   */
  async function keepForReview(clientId: number, driver: CarDriver, named: readonly CarDriver[]): Promise<void> {
    const limit = { mostInReview: MOST_KEPT_OF_REFUSED };
    await db
      .transaction((tx) => rememberDrivers(tx, clientId, driver, named, limit))
      .catch((err) => log.error({ err }, "the documents of a refused change were not kept"));
  }

  /** A booking of a car, for its client and staff. */
  async function booking(caller: Caller, id: number): Promise<Booking> {
    const found = await plans.booking(caller, id);
    if (found.ProductType !== ProductType.CarRent) throw new Problem("notFound");
    return found;
  }

  return { book, quoteChange, booking };
}

/** Documents of a client's drivers that wait for staff, from which a refused change adds no more. */
const MOST_KEPT_OF_REFUSED = 10;

/** What is wrong with one of those who drive, its field as in the body. */
function ofDriver(path: string, { field, code, facts }: DriverProblem): FieldProblem {
  return { Field: `BookForm.${path}.${field}`, Code: code, ...(facts && { facts }) };
}

/** Whether a change is refused only because staff have not checked a driver's documents yet. */
const awaitsDriver = (error: unknown): boolean =>
  error instanceof Refused && error.refusals.every(({ code }) => code === "driverNotVerified");

const wrongDrivers = (fields: FieldProblem[]) =>
  new Problem(driverErrorCode(fields.map(({ Code }) => Code)), {}, fields);

/** If a change names no extra drivers, the named ones stay, up to the booked number. (CAR-63) */
function keepingNamed(form: CarBookForm, before: readonly NamedDriver[]): CarBookForm {
  if (form.NamedDrivers) return form;
  const others = before.filter((named) => !isSamePerson(named, form.Driver));
  return { ...form, NamedDrivers: others.slice(0, form.ExtraDrivers ?? 0) };
}

/** The driver, to find another car booked for the same person. */
const servedBy = ({ Driver: { FirstName, LastName, Passport } }: CarBookForm): ServedPerson => ({
  name: `${FirstName} ${LastName}`,
  passport: Passport ?? "",
});

/** A price as it is stored with the booking. */
const toBooked = ({ payNow, payInCuba, perDay: _mean, ...price }: CarPrice) => ({ payNow, payInCuba, price });

/** The driver as the documents' rules expect one. */
function carDriver(driver: Driver, { passportMonths: months, licenceIso }: PapersOf): CarDriver {
  const passport = passportOf(driver);
  return {
    firstName: driver.FirstName,
    lastName: driver.LastName,
    birthDate: driver.BirthDate,
    passport: passport && {
      number: passport.Passport,
      expiresOn: passport.PassportExpires,
      countryId: passport.CountryId,
      months,
    },
    licence: {
      number: driver.LicenseNumber,
      countryId: driver.LicenseCountryId,
      countryIso: licenceIso,
      issuedOn: driver.LicenseIssued,
      expiresOn: driver.LicenseExpires,
    },
  };
}

function namedRows(bookingId: number, { NamedDrivers = [] }: CarBookForm): NamedDriverRow[] {
  return NamedDrivers.map((driver, position) => ({
    bookingId,
    position,
    firstName: driver.FirstName,
    lastName: driver.LastName,
    birthDate: driver.BirthDate,
    licenceNumber: driver.LicenseNumber,
    licenceCountryId: driver.LicenseCountryId,
    licenceIssuedOn: driver.LicenseIssued,
    licenceExpiresOn: driver.LicenseExpires,
  }));
}

function driverRow({ Driver: driver, ExtraDrivers = 0, ChildSeats = 0, FlightNumber }: CarBookForm) {
  const passport = passportOf(driver);
  return {
    driverFirstName: driver.FirstName,
    driverLastName: driver.LastName,
    driverBirthDate: driver.BirthDate,
    driverCountryId: passport?.CountryId ?? driver.LicenseCountryId,
    passportNumber: passport?.Passport ?? "",
    passportExpiresOn: passport?.PassportExpires ?? null,
    licenceNumber: driver.LicenseNumber,
    licenceCountryId: driver.LicenseCountryId,
    licenceIssuedOn: driver.LicenseIssued,
    licenceExpiresOn: driver.LicenseExpires,
    extras: { extraDrivers: ExtraDrivers, childSeats: ChildSeats, flightNumber: FlightNumber || null },
  };
}
