import { proposedPrice } from "../../../../features/plan/bookings/proposal.rules";
import { insertProposal } from "../../../../features/plan/server/plan.repository";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { ProductAlternative, ProductAlternatives } from "../../../product.server";
import { isNoWorse } from "../../car.alternatives";
import { zonesOf } from "../../car.catalogue";
import { type PricedOffer, priceOffers } from "../../search/car.offers";
import { availability } from "../availability.repository";
import { ofOpenCompanies, requireOpen } from "../car.problems";
import { insertCarBooking } from "../car.repository";
import { loadCatalogue } from "../catalogue/catalogue.repository";
import { type BookedCarRow, findBookedCar } from "./alternatives.repository";
import { insertNamedDrivers } from "./drivers.repository";
import { reserveAnyUnit } from "./units";

/**
 * Cars to replace one that its supplier cannot provide: same zone, days, offices, driver and extras. The caller checks
 * who may ask and propose.
 */
export function carAlternatives({ db, now }: Pick<Services, "db" | "now">): ProductAlternatives {
  const available = availability(db);

  /** Free cars that are no worse, the cheapest for us first. */
  const list: ProductAlternatives["list"] = async (bookingId) => {
    const booked = await findBookedCar(db, bookingId);
    if (!booked) throw new Problem("plan.bookingUnknown");
    const { startsAt, endsAt } = booked.booking;
    const trip = await tripOf(db, booked, now());
    const models = await available.inZone(trip.catalogue, { startsAt, endsAt, ...zonesOf(trip.places) });
    const { carClass } = trip;
    return priceOffers(trip.catalogue, ofOpenCompanies(models, trip.stay, trip.places), trip)
      .filter((offer) => isNoWorse(carClass, offer.carClass) && !isSame(booked, offer))
      .sort((a, b) => a.price.payNow - b.price.payNow || a.model.id - b.model.id)
      .map((offer) => alternativeOf(offer, proposedPrice(booked.booking, offer.price).payNow));
  };

  /**
   * Proposes an alternative to the client: stores it as a row with its price and reserves a car. It is not a booking of
   * the plan yet. Throws `proposal.notBetter`, `car.soldOut`, and `proposal.over` if another proposal is open.
   */
  const propose: ProductAlternatives["propose"] = async (tx, bookingId, { choice, note, at }) => {
    const { SupplierId: supplierId, ModelId: modelId } = choice;
    if (supplierId === undefined || modelId === undefined) throw new Problem("plan.bookingUnknown");
    const booked = await findBookedCar(tx, bookingId);
    if (!booked) throw new Problem("plan.bookingUnknown");
    const trip = await tripOf(tx, booked, at);
    const [offer] = priceOffers(trip.catalogue, [{ supplierId, modelId }], trip);
    if (!offer || !isNoWorse(trip.carClass, offer.carClass) || isSame(booked, offer))
      throw new Problem("proposal.notBetter");
    requireOpen(trip.stay, trip.places, supplierId);
    const { startsAt, endsAt } = booked.booking;
    const { payInCuba, inCubaLines, deposit, freeCancellationUntil, days } = offer.price;
    const { payNow, priceLines } = proposedPrice(booked.booking, offer.price);
    const price = { priceLines, inCubaLines, deposit, freeCancellationUntil, days };
    const terms = { startsAt, endsAt, supplierId, payNow, payInCuba, price };
    const proposalId = await insertProposal(tx, booked.booking, terms, { note, at });
    const rental = { startsAt, endsAt, ...zonesOf(trip.places) };
    const unitId = await reserveAnyUnit(tx, trip.catalogue, proposalId, { supplierId, modelId }, rental);
    await insertCarBooking(tx, { ...booked.car, bookingId: proposalId, unitId, modelId });
    await insertNamedDrivers(
      tx,
      booked.named.map((driver) => ({ ...driver, bookingId: proposalId })),
    );
    return proposalId;
  };

  return { list, propose };
}

const alternativeOf = ({ supplier, model, price }: PricedOffer, PayNow: number): ProductAlternative => ({
  Choice: { SupplierId: supplier.id, ModelId: model.id },
  Name: model.name,
  SupplierName: supplier.name,
  Stay: null,
  NoWorse: true,
  ListPrice: price.payNow,
  PayNow,
});

/** The booked rental, as the pricing needs it. */
async function tripOf(tx: Tx, { booking, car }: BookedCarRow, at: Instant) {
  const catalogue = await loadCatalogue(tx, at);
  // The booked offer may be off sale by now.
  const booked = await loadCatalogue(tx, at, { offSaleToo: true });
  const office = (id: number) => booked.offices.find((one) => one.id === id);
  const pickUpOffice = office(car.pickUpOfficeId);
  const dropOffOffice = office(car.dropOffOfficeId);
  const carClass = booked.classes.get(booked.models.get(car.modelId)?.classId ?? 0);
  if (!pickUpOffice || !dropOffOffice || !carClass) throw new Error(`booking ${booking.id} is not of this catalogue`);
  const { startsAt, endsAt } = booking;
  const stay = {
    pickUp: havanaDate(startsAt),
    startHour: havanaHour(startsAt),
    dropOff: havanaDate(endsAt),
    endHour: havanaHour(endsAt),
  };
  const { extraDrivers, childSeats } = car.extras;
  const extras = { extraDrivers, childSeats, driverBirthDate: car.driverBirthDate };
  return { catalogue, carClass, stay, places: { pickUpOffice, dropOffOffice }, extras };
}

function isSame({ booking, car }: BookedCarRow, { supplier, model }: PricedOffer): boolean {
  return supplier.id === booking.supplierId && model.id === car.modelId;
}
