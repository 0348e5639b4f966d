import { endpoint } from "../../../shared/endpoint";
import type { ReservePeriod } from "../plan.schemas";

/**
 * How soon and how far ahead a product may be reserved (CAR-11). Not in the plan's contract because the home page's
 * search form needs it, and the home page loads no more code than it needs.
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
