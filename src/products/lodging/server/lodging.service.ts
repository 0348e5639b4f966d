import type { CountryChecks } from "../../../features/account/server/countries";
import type { ChangeQuote } from "../../../features/plan/change/change.schemas";
import type { Booking } from "../../../features/plan/plan.schemas";
import { statedPrice } from "../../../features/plan/price/bookedPrice";
import { type BookingService, bookingCreated } from "../../../features/plan/server/bookings/booking.service";
import { requestHash } from "../../../features/plan/server/bookings/requestHash";
import type { Pricing } from "../../../features/plan/server/bookings/shownPrice";
import { actorOf, type PlanService } from "../../../features/plan/server/plan.service";
import type { Service } from "../../../features/plan/service/sameService.rules";
import { type Caller, requireClient } from "../../../platform/server/http/caller";
import { inParallel } from "../../../platform/server/inParallel";
import { type FieldProblem, Problem, wrongIf } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { ProductType } from "../../../shared/enumerations";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import type { LodgingBookingCreated, LodgingBookingRequest, LodgingChangeQuestion } from "../book/booking.schemas";
import { repeatedPassports } from "../book/lodging.travelers";
import type { LodgingCatalogue } from "../lodging.catalogue";
import {
  bookedTravelers,
  type NamedPlace,
  nameTravelers,
  travelerProblems,
  withStoredPassports,
} from "../lodging.naming";
import { stayInstants, travelersAmount } from "../lodging.rules";
import type { PricedOffer } from "../search/lodging.offers";
import { guestsOf } from "./bookedLodging.repository";
import { bookedOffer, bookedPrice, offerIn } from "./bookedOffer";
import { loadCatalogue, rowsOfPrice } from "./catalogue.repository";
import { fitsChange, reserveForChange } from "./changes";
import { requireStay, stayOf } from "./lodging.problems";
import { holdRooms, insertLodgingBooking } from "./lodging.repository";

export type LodgingDeps = {
  plans: PlanService;
  bookings: BookingService;
  countries: CountryChecks;
  /** The offers on sale, at present prices. */
  catalogue: () => Promise<LodgingCatalogue>;
  /** A new reference for a property that confirms at once. */
  newReference: () => string;
};

export type LodgingService = ReturnType<typeof lodgingService>;

/** Booking lodging (PLAN-4, LODGE-10, WIRE-7). */
export function lodgingService({ db, now }: Pick<Services, "db" | "now">, deps: LodgingDeps) {
  const { plans, bookings, countries, catalogue, newReference } = deps;

  /**
   * Books rooms for a client. The server sets the price; the stay, the offer and the travelers are checked again, and
   * the room nights are taken in the transaction that adds the booking to the plan. Throws `lodging.*`, `invalid` with
   * the wrong fields, `plan.sameKeyOtherRequest`, `plan.bookedAlready`, `plan.priceChanged`, `plan.priceNotSeen`,
   * `plan.policiesChanged` and `checkout.refused`.
   */
  async function book(caller: Caller, request: LodgingBookingRequest): Promise<LodgingBookingCreated> {
    requireClient(caller, request.ClientId);
    const { Offer: choice, BookForm: form, ClientId: clientId } = request;
    const { RequestKey: requestKey = null, Replaces: replaces } = request;
    const keyedRequest = {
      clientId,
      requestKey,
      requestHash: requestHash([choice, form, replaces, request.RefundTo].filter((part) => part !== undefined)),
    };
    const [earlier, known, accepted] = await inParallel(
      bookings.repeated(db, keyedRequest),
      catalogue(),
      bookings.policies(),
    );
    if (earlier) return bookingCreated(earlier);
    requireStay(choice, now(), known.reserve, "Offer.");
    const today = havanaDate(now());
    const offer = bookedOffer(known, choice, today);
    const travelers = await requireTravelers(request);
    const booking = {
      ...keyedRequest,
      ...stayInstants(stayOf(choice), offer.property),
      productType: ProductType.Lodging,
      supplierId: null,
      ...bookedPrice(known, offer, choice, today),
    };
    const actor = actorOf(caller);
    const confirmed = offer.confirmsInstantly ? newReference : null;
    return db.transaction(async (tx) => {
      const hold = (bookingId: number, atOnce: boolean) =>
        take(tx, { bookingId, atOnce, roomTypeId: offer.roomType.id }, request, travelers);
      const seen = request.PolicyEdition;
      const pricing = pricingOf(offer, request, today);
      const unlessBookedFor = request.UnlessBooked ? servedBy(choice.HotelId, travelers) : undefined;
      const how = { hold, confirmed, accepted, seen, pricing, unlessBookedFor, replaces, refundTo: request.RefundTo };
      return bookingCreated(await bookings.add(tx, booking, actor, how));
    });
  }

  /**
   * The price of a booked stay with other days, rooms or meals, for its client. Throws `lodging.*`, `notFound` and
   * `checkout.refused`. (PLAN-40)
   */
  async function quoteChange(caller: Caller, replaces: number, choice: LodgingChangeQuestion): Promise<ChangeQuote> {
    const known = await catalogue();
    requireStay(choice, now(), known.reserve);
    const today = havanaDate(now());
    const offer = bookedOffer(known, choice, today);
    const stay = stayOf(choice);
    const { confirmsInstantly, property, roomType } = offer;
    const price = bookedPrice(known, offer, choice, today);
    const changed = { ...stayInstants(stay, property), ...price, productType: ProductType.Lodging, confirmsInstantly };
    const rooms = { roomTypeId: roomType.id, rooms: choice.Rooms.length, ...stay };
    return bookings.quoteChange(caller, replaces, changed, (tx, atOnce) => fitsChange(tx, { replaces, atOnce }, rooms));
  }

  /**
   * The named travelers of the offer, with the passports of the stay that is changed. Throws with the wrong fields,
   * named as in the body.
   */
  async function requireTravelers(request: LodgingBookingRequest): Promise<NamedPlace[]> {
    const { Offer, BookForm, ClientId: clientId, Replaces: bookingId } = request;
    const stored = bookingId === undefined ? [] : await guestsOf(db, { bookingId, clientId });
    const named = withStoredPassports(bookedTravelers(Offer, BookForm.travelers), stored);
    const travelers = named.map(({ traveler }) => traveler);
    const placed = nameTravelers(Offer.Rooms, travelers);
    if (!placed) {
      const facts = { count: travelersAmount(Offer.Rooms) };
      throw new Problem("lodging.travelersDiffer", facts, [
        { Field: "BookForm.travelers", Code: "travelersDiffer", facts },
      ]);
    }
    const known = await countries.known();
    const repeated = repeatedPassports(travelers);
    const fields = named.flatMap(({ traveler, at, fields: names }, index): FieldProblem[] => [
      ...travelerProblems(traveler, stayOf(Offer), (id) => known.get(id)?.passportMonths).map(
        ({ field, code, facts }) => ({
          Field: `${at}.${names[field]}`,
          Code: code,
          ...(facts && { facts }),
        }),
      ),
      ...wrongIf(repeated.includes(index), `${at}.${names.Passport}`, "passportRepeated"),
    ]);
    if (fields.length === 0) return placed;
    throw new Problem("invalid", {}, fields);
  }

  /** A booking of lodging, for its client and staff. */
  async function booking(caller: Caller, id: number): Promise<Booking> {
    const found = await plans.booking(caller, id);
    if (found.ProductType !== ProductType.Lodging) throw new Problem("notFound");
    return found;
  }

  return { book, quoteChange, booking };
}

/** The travelers and the house, to find another room that they have there already. */
const servedBy = (hotelId: number, travelers: readonly NamedPlace[]): Pick<Service, "placeId" | "people"> => ({
  placeId: hotelId,
  people: travelers.map(({ traveler: { FirstName, LastName, Passport } }) => ({
    name: `${FirstName} ${LastName}`,
    passport: Passport,
  })),
});

/** How a booking is priced, now and at an earlier instant of the same day. */
function pricingOf({ property, roomType }: PricedOffer, request: LodgingBookingRequest, today: HavanaDate): Pricing {
  const { Offer: choice } = request;
  return {
    shown: request,
    madeOf: rowsOfPrice(roomType),
    priceAt: async (tx, at) => {
      const known = await loadCatalogue(tx, at, { propertyId: property.id, ever: true });
      const offer = offerIn(known, choice, today);
      return offer ? statedPrice(bookedPrice(known, offer, choice, today)) : null;
    },
  };
}

/** Takes the room nights and records who sleeps in them. Throws `lodging.soldOut`. */
async function take(
  tx: Tx,
  { bookingId, atOnce, roomTypeId }: { bookingId: number; atOnce: boolean; roomTypeId: number },
  { Offer: choice, BookForm: { Requests }, Replaces: replaces }: LodgingBookingRequest,
  travelers: readonly NamedPlace[],
): Promise<void> {
  const { checkIn, checkOut } = stayOf(choice);
  const { HotelId: hotelId, MealsPlanId: mealsPlanId } = choice;
  const requests = Requests || null;
  const guests = travelers.map(({ room, age, traveler }, position) => ({
    bookingId,
    position,
    room,
    age,
    firstName: traveler.FirstName,
    lastName: traveler.LastName,
    countryId: traveler.CountryId ?? null,
    passportNumber: traveler.Passport,
    passportExpiresOn: traveler.PassportExpires ?? null,
  }));
  const rooms = { roomTypeId, rooms: choice.Rooms.length, checkIn, checkOut };
  const hold = async () => {
    if (replaces !== undefined) return reserveForChange(tx, { bookingId, replaces, atOnce }, rooms);
    if (!(await holdRooms(tx, { bookingId, ...rooms }))) throw new Problem("lodging.soldOut");
  };
  const stay = { bookingId, hotelId, roomTypeId, mealsPlanId, checkIn, checkOut, requests };
  await inParallel(hold(), insertLodgingBooking(tx, stay, guests));
}
