import { addDays, daysBetween, type HavanaDate } from "../../shared/havana";
import { isSameService, type Service } from "./service/sameService.rules";

/** The warnings shown to a plan's client; none forbids anything (plan.schemas.ts lists the facts of each). */
export const planWarningCodes = [
  "stayTwice",
  "staysOverlap",
  "carsOverlap",
  "nightsWithoutLodging",
  "carElsewhere",
  "passportTooShort",
] as const;
export type PlanWarningCode = (typeof planWarningCodes)[number];

export type Warning = { Code: PlanWarningCode; Facts: Record<string, string | number> };

/** A stay from its first night to the morning it ends. */
export type PlannedStay = {
  bookingId: number;
  service: Service;
  hotel: string;
  zone: string;
  checkIn: HavanaDate;
  checkOut: HavanaDate;
};
export type PlannedCar = {
  bookingId: number;
  service: Service;
  car: string;
  driver: string;
  zone: string;
  pickUp: HavanaDate;
  dropOff: HavanaDate;
};
export type PlannedServices = { stays: readonly PlannedStay[]; cars: readonly PlannedCar[] };

/** Conflicts between a plan's open bookings, in calendar order, by kind. (PLAN-25) */
export function planWarnings({ stays, cars }: PlannedServices): Warning[] {
  const inOrder = [...stays].sort((a, b) => compare(a.checkIn, b.checkIn) || a.bookingId - b.bookingId);
  return [...overlaps(inOrder), ...twoCars(cars), ...gaps(inOrder, cars), ...carsElsewhere(inOrder, cars)];
}

function overlaps(stays: readonly PlannedStay[]): Warning[] {
  return stays.flatMap((stay, index) =>
    stays
      .slice(index + 1)
      .filter((other) => other.checkIn < stay.checkOut)
      .flatMap((other): Warning[] => {
        const { bookingId, hotel } = stay;
        const { bookingId: otherBookingId, hotel: otherHotel, checkIn: from } = other;
        const to = addDays(earliest([other.checkOut, stay.checkOut]), -1);
        if (isSameService(stay.service, other.service))
          return [{ Code: "stayTwice", Facts: { bookingId, otherBookingId, hotel, from, to } }];
        // Several rooms in one property are a family, not a mistake.
        if (otherHotel === hotel) return [];
        return [{ Code: "staysOverlap", Facts: { bookingId, otherBookingId, hotel, otherHotel, from, to } }];
      }),
  );
}

/**
 * Cars that one driver, however the name is written, has at the same time. Travellers who rent two cars need a driver
 * for each.
 */
function twoCars(cars: readonly PlannedCar[]): Warning[] {
  const inOrder = [...cars].sort((a, b) => a.service.startsAt - b.service.startsAt || a.bookingId - b.bookingId);
  return inOrder.flatMap((one, index) =>
    inOrder
      .slice(index + 1)
      .filter(({ service }) => isSameService(service, one.service))
      .map(
        (other): Warning => ({
          Code: "carsOverlap",
          Facts: {
            bookingId: one.bookingId,
            otherBookingId: other.bookingId,
            car: one.car,
            otherCar: other.car,
            driver: one.driver,
            from: other.pickUp,
            to: earliest([one.dropOff, other.dropOff]),
          },
        }),
      ),
  );
}

/**
 * Nights without lodging between the first and the last service. Only if some lodging is booked: a client who rents
 * only a car sleeps elsewhere.
 */
function gaps(stays: readonly PlannedStay[], cars: readonly PlannedCar[]): Warning[] {
  if (stays.length === 0) return [];
  const first = earliest([...stays.map(({ checkIn }) => checkIn), ...cars.map(({ pickUp }) => pickUp)]);
  const last = latest([...stays.map(({ checkOut }) => checkOut), ...cars.map(({ dropOff }) => dropOff)]);
  const warnings: Warning[] = [];
  let covered = first;
  for (const { checkIn, checkOut } of stays) {
    if (checkIn > covered) warnings.push(gap(covered, checkIn));
    if (checkOut > covered) covered = checkOut;
  }
  if (last > covered) warnings.push(gap(covered, last));
  return warnings;
}

function gap(from: HavanaDate, until: HavanaDate): Warning {
  return { Code: "nightsWithoutLodging", Facts: { from, to: addDays(until, -1), nights: daysBetween(from, until) } };
}

/**
 * Cars picked up in another zone than the one where the client has spent the night. A stay that begins that day is no
 * conflict, because the client drives there.
 */
function carsElsewhere(stays: readonly PlannedStay[], cars: readonly PlannedCar[]): Warning[] {
  return cars.flatMap((car): Warning[] => {
    const around = stays.filter(({ checkIn, checkOut }) => checkIn <= car.pickUp && car.pickUp <= checkOut);
    const stay = around.find(({ checkIn }) => checkIn < car.pickUp);
    if (!stay || around.some(({ zone }) => zone === car.zone)) return [];
    const { bookingId: otherBookingId, zone: otherZone, hotel } = stay;
    const { bookingId, zone, pickUp: day } = car;
    return [{ Code: "carElsewhere", Facts: { bookingId, otherBookingId, zone, otherZone, hotel, day } }];
  });
}

const compare = (a: HavanaDate, b: HavanaDate) => (a < b ? -1 : Number(a > b));
const earliest = (days: readonly HavanaDate[]): HavanaDate => [...days].sort(compare)[0] ?? "";
const latest = (days: readonly HavanaDate[]): HavanaDate => [...days].sort(compare).at(-1) ?? "";
