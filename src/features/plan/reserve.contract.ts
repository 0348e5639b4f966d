import { endpoint } from "../../shared/endpoint";
import type { ReservePeriod } from "./plan.schemas";

/**
 * How soon and how far ahead a product may be reserved (CAR-11). Apart from the plan's other calls: the
 * home page's search form asks for it, and its first view carries no more than it needs.
 */
export const reserveContract = {
  getMinReservePeriod: endpoint<ReservePeriod>()({
    method: "GET",
    path: "/api/products/minReservePeriod/:productType",
    access: "public",
  }),
  getMaxReservePeriod: endpoint<ReservePeriod>()({
    method: "GET",
    path: "/api/products/maxReservePeriod/:productType",
    access: "public",
  }),
} as const;
