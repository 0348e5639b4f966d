import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import { Problem, wrongField } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { bornFor, rentalDays } from "../../../products/car/car.rules";
import { priceOffers as priceCars } from "../../../products/car/search/car.offers";
import { requireCharges } from "../../../products/car/server/car.problems";
import { loadCatalogue as loadCars } from "../../../products/car/server/catalogue/catalogue.repository";
import { fits, guestsOf } from "../../../products/lodging/lodging.pricing";
import { MOST_NIGHTS, nightsOf } from "../../../products/lodging/lodging.rules";
import { priceLines, priceRoomType, questionOf } from "../../../products/lodging/search/lodging.offers";
import { loadCatalogue as loadProperties } from "../../../products/lodging/server/catalogue.repository";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { PriceLine } from "../../../shared/schemas";
import type { CarQuoteQuestion, Quote, QuoteChoices, QuoteSource, StayQuoteQuestion } from "../quote.schemas";
import { carSources, type Source, staySources } from "../quote.sources";
import { undosMade } from "./madeChanges.repository";
import { versionAt } from "./quote.repository";

const anyInstant = { ever: true };
const noneSold = new Map<number, number>();
/** The fields of a rental's quote that ask for each charge. */
const chargeFields = {
  airportPickUp: "PickUpOfficeId",
  oneWay: "DropOffOfficeId",
  extraDriver: "ExtraDrivers",
  childSeat: "ChildSeats",
  youngDriver: "DriverAge",
  seniorDriver: "DriverAge",
};

export type QuoteService = ReturnType<typeof quoteService>;

/**
 * For staff: a price at any instant, past or future, by the product's pricing, with the rows and versions behind each
 * line. What is quoted need not be free. Throws `invalid` with the wrong field. (OPS-41)
 */
export function quoteService({ db, now }: Pick<Services, "db" | "now">) {
  async function choices(caller: Caller): Promise<QuoteChoices> {
    requireStaff(caller);
    const cars = await loadCars(db, now());
    const { properties } = await loadProperties(db, now());
    return {
      Offices: cars.offices.map(({ id: Id, name: Name }) => ({ Id, Name })),
      Suppliers: [...cars.suppliers.values()].map(({ id: Id, name: Name }) => ({ Id, Name })),
      Models: [...cars.models.values()].map(({ id: Id, name: Name, classId }) => ({
        Id,
        Name,
        ClassName: cars.classes.get(classId)?.code ?? "",
      })),
      Hotels: [...properties.values()].map(({ id: Id, name: Name, roomTypes }) => ({
        Id,
        Name,
        Rooms: roomTypes.map(({ id, classId, plans }) => ({
          Id: id,
          ClassId: classId,
          Plans: plans.map(({ mealsPlanId }) => mealsPlanId),
        })),
      })),
    };
  }

  async function car(caller: Caller, query: CarQuoteQuestion): Promise<Quote> {
    requireStaff(caller);
    const at = query.At ?? now();
    const known = await loadCars(db, at, anyInstant);
    const office = (id: number) => known.offices.find((one) => one.id === id);
    const pickUpOffice = office(query.PickUpOfficeId);
    const dropOffOffice = office(query.DropOffOfficeId);
    if (!pickUpOffice) throw wrongField("PickUpOfficeId");
    if (!dropOffOffice) throw wrongField("DropOffOfficeId");
    const { PickUp: pickUp, StartHour: startHour, DropOff: dropOff, EndHour: endHour, DriverAge } = query;
    const stay = { pickUp, startHour, dropOff, endHour };
    if (rentalDays(stay) < 1) throw wrongField("DropOff", "dropOffBeforePickUp");
    const driverBirthDate = DriverAge === 0 ? null : bornFor(DriverAge, pickUp);
    const extras = { extraDrivers: query.ExtraDrivers, childSeats: query.ChildSeats, driverBirthDate };
    const places = { pickUpOffice, dropOffOffice };
    const wanted = { supplierId: query.SupplierId, modelId: query.ModelId };
    requireCharges(known, wanted, { stay, places, extras }, chargeFields);
    const [offer] = priceCars(known, [wanted], { stay, places, extras });
    if (!known.suppliers.has(wanted.supplierId)) throw wrongField("SupplierId");
    if (!known.models.has(wanted.modelId)) throw wrongField("ModelId");
    if (!offer) throw wrongField("DropOffOfficeId", "dropOffNotServed");
    const { priceLines: online, inCubaLines, payNow, payInCuba, deposit } = offer.price;
    const withSources = await sourced(at, (line) => carSources(line, { known, offer, stay, places }));
    const depositLine: PriceLine = { Code: "deposit", Amount: deposit, Facts: {} };
    return {
      At: at,
      PayNow: payNow,
      PayInCuba: payInCuba,
      Deposit: deposit,
      Lines: [
        ...(await withSources("online", online)),
        ...(await withSources("inCuba", inCubaLines)),
        ...(await withSources("deposit", [depositLine])),
      ],
    };
  }

  async function stay(caller: Caller, query: StayQuoteQuestion): Promise<Quote> {
    requireStaff(caller);
    const at = query.At ?? now();
    const known = await loadProperties(db, at, { ...anyInstant, propertyId: query.HotelId });
    const property = known.properties.get(query.HotelId);
    const roomType = property?.roomTypes.find(({ id }) => id === query.RoomId);
    if (!property || !roomType) throw wrongField(property ? "RoomId" : "HotelId");
    const days = { checkIn: query.CheckIn, checkOut: query.CheckOut };
    if (nightsOf(days) < 1) throw wrongField("CheckOut", "checkOutBeforeCheckIn");
    if (nightsOf(days) > MOST_NIGHTS)
      throw new Problem("invalid", {}, [{ Field: "CheckOut", Code: "stayTooLong", facts: { days: MOST_NIGHTS } }]);
    const { Adults: adultsAmount, ChildAges: childrenAgeList } = query;
    const room = { room: 1, adultsAmount, childrenAmount: childrenAgeList.length, childrenAgeList };
    if (!fits(guestsOf(room), roomType)) throw wrongField("Adults", "doesNotFit");
    const question = questionOf(days, [room], known, havanaDate(at));
    const offer = priceRoomType(property, roomType, noneSold, question).find(
      ({ plan }) => plan.mealsPlanId === query.MealsPlanId,
    );
    if (!offer) throw wrongField("MealsPlanId");
    const withSources = await sourced(at, (line) => staySources(line, { known, offer, stay: days }));
    return {
      At: at,
      PayNow: offer.price,
      PayInCuba: 0,
      Deposit: 0,
      Lines: await withSources("online", priceLines(offer, question)),
    };
  }

  /** Adds to the lines of one quote the rows and versions behind them. */
  async function sourced(at: Instant, sourcesOf: (line: PriceLine) => Source[]) {
    const undos = await undosMade(db);
    return async (Paid: Quote["Lines"][number]["Paid"], lines: readonly PriceLine[]): Promise<Quote["Lines"]> => {
      const written: Quote["Lines"] = [];
      for (const line of lines) {
        const Sources: QuoteSource[] = [];
        for (const source of sourcesOf(line)) {
          const row = await versionAt(db, source, at, undos);
          const { table: Table, name: Name, days } = source;
          Sources.push({ Table, Name, Days: days ? { From: days.from, To: days.to } : null, ...row });
        }
        written.push({ ...line, Paid, Sources });
      }
      return written;
    };
  }

  return { choices, car, stay };
}
