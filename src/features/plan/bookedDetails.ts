import { bookedCar, servedByCar } from "../../products/car/bookedCar";
import { bookedLodging, servedByLodging } from "../../products/lodging/bookedLodging";
import type { Booking } from "./plan.schemas";
import { type Service, serviceAt } from "./sameService.rules";

/**
 * Where features below the products read what was booked, for their pages: the only file of theirs that names products
 * (scripts/imports/productNames.mjs). On the server the products are given as values (`PlanProduct`).
 */
export type { BookedCar, BookedDriver } from "../../products/car/bookedCar.schemas";
export type { BookedLodging, BookedRoom, Traveler } from "../../products/lodging/bookedLodging.schemas";
export { bookedCar, bookedLodging };

/** The service that a booking is of, to compare it with another one. */
export function serviceOf(booking: Pick<Booking, "ProductType" | "StartsAt" | "EndsAt" | "Details">): Service {
  const car = bookedCar(booking);
  const lodging = bookedLodging(booking);
  return serviceAt(booking, (car && servedByCar(car)) ?? (lodging && servedByLodging(lodging)));
}
