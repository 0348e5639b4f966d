import { endpoint } from "../../shared/endpoint";
import type { ClassInZone, RentedCar } from "./class.schemas";

/** Calls that the home page does not load: car classes in a zone (CAR-23), and single cars. */
export const classContract = {
  getClassInZone: endpoint<ClassInZone>()({
    method: "GET",
    path: "/api/carBookings/classInZone/:zoneId/:classId",
    access: "public",
  }),
  /** `cars`: pairs of zone and model, `2.5,2.7`. For the page of saved items. (LODGE-24) */
  getRentedCars: endpoint<RentedCar[]>()({
    method: "GET",
    path: "/api/carBookings/rentedCars/:cars",
    access: "public",
  }),
} as const;
