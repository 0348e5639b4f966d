import { endpoint } from "../../shared/endpoint";
import type { ClassInZone } from "./class.schemas";

/** A call of ours, no part of what the home page loads: the page of a car class in a zone. (CAR-23) */
export const classContract = {
  getClassInZone: endpoint<ClassInZone>()({
    method: "GET",
    path: "/api/carBookings/classInZone/:zoneId/:classId",
    access: "public",
  }),
} as const;
