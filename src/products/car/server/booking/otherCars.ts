import type { OtherUnit, OtherUnits } from "../../../../features/plan/server/plan.ports";
import { unitFits } from "../../../../features/plan/service/unitFits";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { fitOf } from "../../car.alternatives";
import type { Occupation } from "../../car.turnover";
import { freeCarsOf } from "../availability.repository";
import { changeUnit, releaseUnits, reservationOf, reserveUnit } from "../car.repository";
import { loadCatalogue } from "../catalogue/catalogue.repository";
import { findBookedCar } from "./alternatives.repository";

type OtherCar = OtherUnit & { occupation: Occupation };

/** With the rest of the reservation of the car that a client is already driving. */
type BookedAndOtherCars = Omit<OtherUnits, "units"> & { driven: Occupation | null; units: OtherCar[] };

/**
 * The free cars of a booking's company at its pick-up place: of the same model, the same class, or a better one. A
 * rental that has begun needs one from now on. Throws `plan.bookingUnknown` if it is not a car. (DESK-104)
 */
export async function otherCars(tx: Tx, bookingId: number, at: Instant): Promise<BookedAndOtherCars> {
  const found = await findBookedCar(tx, bookingId);
  if (!found) throw new Problem("plan.bookingUnknown");
  const { booking, car } = found;
  // The booked offer may be off sale by now.
  const known = await loadCatalogue(tx, at, { offSaleToo: true });
  const { models, classes, offices, suppliers } = known;
  const classOf = (modelId: number) => classes.get(models.get(modelId)?.classId ?? 0);
  const carClass = classOf(car.modelId);
  const office = offices.find(({ id }) => id === car.pickUpOfficeId);
  const dropOff = offices.find(({ id }) => id === car.dropOffOfficeId);
  const supplier = suppliers.get(booking.supplierId ?? 0);
  if (!carClass || !office || !dropOff || !supplier) throw new Error(`booking ${bookingId} is not of this catalogue`);
  const period = { startsAt: Math.max(booking.startsAt, at), endsAt: booking.endsAt };
  const nameOf = (modelId: number) => models.get(modelId)?.name ?? "";
  const rental = { ...period, fromZoneId: office.zoneId, toZoneId: dropOff.zoneId };
  const free = period.startsAt < period.endsAt ? await freeCarsOf(tx, known, supplier.id, rental) : [];
  const cars = free.flatMap(({ id: unitId, plate, modelId, occupation }) => {
    const other = classOf(modelId);
    const fit = other && fitOf({ modelId: car.modelId, carClass }, { modelId, carClass: other });
    const named = { modelName: nameOf(modelId), className: other?.code ?? "" };
    return fit ? [{ unitId, plate, modelId, occupation, ...named, fit, perDay: other.perDay }] : [];
  });
  return {
    booked: {
      unitId: car.unitId,
      modelId: car.modelId,
      modelName: nameOf(car.modelId),
      supplierName: supplier.name,
      officeName: office.name,
    },
    period,
    driven: await whatIsDriven(tx, bookingId, at),
    units: cars
      .sort((a, b) => unitFits.indexOf(a.fit) - unitFits.indexOf(b.fit) || a.perDay - b.perDay)
      .map(({ perDay: _, ...one }) => one),
  };
}

async function whatIsDriven(tx: Tx, bookingId: number, at: Instant): Promise<Occupation | null> {
  const held = await reservationOf(tx, bookingId);
  if (!held || held.startsAt >= at || held.freeAt <= at) return null;
  const { freeAt, fromZoneId, standsInZoneId } = held;
  return { startsAt: at, endsAt: freeAt, freeAt, fromZoneId, standsInZoneId };
}

/**
 * Moves a booking to one of these cars; the constraint on reservations decides between two concurrent ones. Price and
 * dates stay. `block` is called with a car that its client is driving: it is blocked for the rest of its rental,
 * because its place is unknown. The caller has locked the plan, and made sure that the booking is open. Throws
 * `car.unitTaken` if it is not among them or has just been taken, and the errors of `otherCars`.
 */
export async function moveToCar(
  tx: Tx,
  bookingId: number,
  unitId: number,
  at: Instant,
  block: () => Promise<number>,
): Promise<{ from: BookedAndOtherCars["booked"]; to: OtherCar }> {
  const { booked, driven, units } = await otherCars(tx, bookingId, at);
  const to = units.find((car) => car.unitId === unitId);
  if (!to) throw new Problem("car.unitTaken");
  await releaseUnits(tx, [bookingId]);
  if (!(await reserveUnit(tx, { bookingId }, unitId, to.occupation))) throw new Problem("car.unitTaken");
  await changeUnit(tx, bookingId, unitId, to.modelId);
  if (driven && !(await reserveUnit(tx, { blockId: await block() }, booked.unitId, driven)))
    throw new Error(`car ${booked.unitId} was given up and taken at once`);
  return { from: booked, to };
}
