import { endpoint } from "../../shared/endpoint";
import type { ClassInZone, RentedCar } from "./class.schemas";

/** Calls of ours, no part of what the home page loads: of a car class in a zone (CAR-23), and of single cars. */
export const classContract = {
  getClassInZone: endpoint<ClassInZone>()({
    method: "GET",
    path: "/api/carBookings/classInZone/:zoneId/:classId",
    access: "public",
  }),
  /** `cars`: pairs of zone and model, `2.5,2.7`. The page of what is saved asks for them. (LODGE-24) */
  getRentedCars: endpoint<RentedCar[]>()({
    method: "GET",
    path: "/api/carBookings/rentedCars/:cars",
    access: "public",
  }),
} as const;
